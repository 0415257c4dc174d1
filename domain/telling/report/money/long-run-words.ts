import { percentOr, poundsOr } from "../../../base/amounts-in-words.ts";
import type { IsoDate } from "../../../base/calendar.ts";
import type { Nation } from "../../../base/nation.ts";
import { lowerFirst } from "../../../base/sentence.ts";
import { dueInWords, endedInWords } from "../../../base/table-ends.ts";
import { countInWords } from "../../../base/words.ts";
import { saleNoticeOn } from "../../../subjects/compliance/sale-notice.ts";
import type { LongRun } from "../../../subjects/finance/long-run.ts";
import { taxesOf } from "../../../subjects/finance/nation-taxes.ts";
import type { TaxContext } from "../../../subjects/finance/position.ts";

/** Heads of the table of years. */
export const yearColumns = {
	year: "Year",
	rent: "Rent",
	cashFlow: "Cash flow",
	tax: "Tax",
	left: "Left",
	total: "Left so far",
	balance: "Loan",
} as const;

/** The years in the words of their columns. */
export function yearLines({ years }: Pick<LongRun, "years">) {
	return years.map(({ taxYear, rent, cashFlow, tax, afterTax, total, balance }) => ({
		key: taxYear,
		cells: [taxYear, rent, cashFlow, tax, afterTax, total, balance].map((cell) =>
			typeof cell === "string" ? cell : poundsOr(cell),
		),
	}));
}

/** What stands between a landlord and an empty home to sell, for above the sums that end in a sale; null where we hold no rule. Source: Fact LAW-F16. */
export function saleNoticeInWords(nation: Nation, day: IsoDate): string | null {
	const notice = saleNoticeOn(nation, day);
	return (
		notice &&
		`To sell it empty takes ${countInWords(notice.months, "month")}’ notice, which is not possible in the first ${countInWords(notice.notInFirst, "month")} of a tenancy.`
	);
}

/** The sale at the end, line by line; the last is what is left. */
export function saleLines({ sale }: Pick<LongRun, "sale">) {
	if (sale === null) {
		return [];
	}
	return [
		{ label: "Sold for", text: poundsOr(sale.price), isSum: false },
		{ label: "Agent and solicitor", text: poundsOr(sale.costs), isSum: false },
		{ label: "Loan paid back", text: poundsOr(sale.balance), isSum: false },
		{ label: "Tax on the gain", text: poundsOr(sale.tax), isSum: false },
		{
			label: sale.tax === null ? "Left, before tax on the gain" : "Left of the sale",
			text: poundsOr(sale.left),
			isSum: true,
		},
	];
}

/** Notes on the tax on a sale: what has to be done, and its basis. */
export function saleNote(
	{ sale, outlook }: Pick<LongRun, "outlook" | "sale">,
	day: IsoDate,
): string | null {
	if (sale === null) {
		return null;
	}
	const growth =
		outlook.priceGrowth === 0
			? "at today’s price"
			: `at ${percentOr(outlook.priceGrowth * 100)} growth a year`;
	const days =
		sale.returnWithinDays === null
			? ""
			: ` Report the gain and pay within ${sale.returnWithinDays} days.`;
	const due = dueInWords("capital_gains_tax", day);
	const rates = due === null ? "" : ` Rates of capital gains tax: ${lowerFirst(due)}`;
	// The caveat says more about the same unread Budget.
	const caveat = sale.caveat === null ? rates : ` ${sale.caveat}`;
	return `It is sold after ${countInWords(outlook.years, "year")}, ${growth}.${days}${caveat}`;
}

/** Says that the last years use earlier rates, where theirs are unknown; null otherwise. */
export function ratesNote(
	{ years }: Pick<LongRun, "years">,
	{ nation, position = null }: Pick<TaxContext, "nation" | "position">,
): string | null {
	const last = years.at(-1);
	const table = position?.company
		? "corporation_tax"
		: taxesOf(position?.nation ?? nation).incomeTable;
	return last ? endedInWords(table, last.from) : null;
}

/** Whether and from when a company would leave more, in a sentence or two; null where it was not calculated. */
export function companyInWords({
	company,
	years,
}: Pick<LongRun, "company" | "years">): string | null {
	const last = company?.years.at(-1);
	const own = years.at(-1);
	if (!company || !last || !own) {
		return null;
	}
	const { kept, drawn } = company.overtakes;
	const isShort = [last.total, own.total].every((total) => total !== null && total < 0);
	const [leaves, leave] = isShort ? ["loses less", "lose less"] : ["leaves more", "leave more"];
	const so = kept === null ? `does not ${leave} in these years` : `${leaves} from year ${kept}`;
	const whenDrawn =
		last.totalDrawn === null
			? " State who owns it to see what is left once you draw the money."
			: drawn === null
				? " Once you draw it as dividends it never leaves more."
				: ` Drawn as dividends it leaves more from year ${drawn}.`;
	return `A company ${so}: ${poundsOr(last.total)} kept in it, ${poundsOr(own.total)} in your own name.${whenDrawn}`;
}
