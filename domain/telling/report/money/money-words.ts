import { coverOr, percentOr, poundsOr } from "../../../base/amounts-in-words.ts";
import type { Pence } from "../../../base/money.ts";
import { upperFirst } from "../../../base/sentence.ts";
import { dateInWords, listInWords, poundsInWords, shortDateInWords } from "../../../base/words.ts";
import { toWholeThousand } from "../../../judgement/money/where-it-pays.ts";
import type { AssumptionLine } from "../../../subjects/finance/assumption-line.ts";
import type { MoneyContext, MoneyFigures } from "../../../subjects/finance/calculate-money.ts";
import { beforeChargeInWords, beforeInWords } from "../../../subjects/finance/left-out.ts";
import { testInWords } from "../../../subjects/finance/lender-words.ts";
import type { Target } from "../../../subjects/finance/paying.ts";
import { serviceChargeGuide } from "../../../subjects/finance/service-charge.ts";

/** Headings of the chapter about money. */
export const moneyParts = {
	year: "A year of the letting",
	purchase: "Buying it",
	lender: "What a lender asks",
	incomeTax: "After income tax",
	sensitivity: "If things go another way",
	assumptions: "What the sums rest on",
	solve: "What would have to be true",
	terms: "Your deal",
	years: "Ten years, and a company",
	byRoom: "By the room, or let whole",
	keep: "Keep or print these sums",
} as const;

/** Origin of an assumption, in words. */
export const originInWords: Readonly<Record<AssumptionLine["origin"], string>> = {
	yours: "Your figure",
	published: "Published",
	trade: "Trade rule",
	estimate: "Our estimate",
	assumed: "Assumed",
};

/** Note on unknown costs left out of results; null where there are none. */
export function leftOutNote({
	leftOut,
	isBeforeServiceCharge,
}: Pick<MoneyFigures, "leftOut" | "isBeforeServiceCharge">): string | null {
	return leftOut.length === 0
		? null
		: `Every result here is before ${listInWords(leftOut)}.${isBeforeServiceCharge ? ` ${serviceChargeGuide.source}` : " Put in your own."}`;
}

/** Main results as labels and texts. Without a paying price or rent, its line is left out. */
export function headlineFigures(figures: MoneyFigures) {
	const { year, paying } = figures;
	const before = beforeInWords(figures);
	const charge = beforeChargeInWords(figures);
	return [
		{ id: "cash_flow", label: `Cash flow a year, ${before}`, text: poundsOr(year.cashFlow) },
		{ id: "money_in", label: "Money you put in", text: poundsOr(year.moneyIn) },
		{ id: "return", label: "Return on it, before tax", text: percentOr(year.cashOnCash) },
		{ id: "gross_yield", label: "Gross yield", text: percentOr(year.grossYield) },
		{ id: "net_yield", label: "Net yield", text: percentOr(year.netYield) },
		...(paying.rent === null
			? []
			: [{ id: "pays_from", label: `Pays from a rent of${charge}`, text: poundsOr(paying.rent) }]),
		...(paying.price
			? [
					{
						id: "pays_up_to",
						label: `Pays up to a price of${charge}`,
						text: poundsInWords(toWholeThousand(paying.price.price)),
					},
				]
			: []),
	];
}

/** What a price above the highest one would run into. */
const targets: Readonly<Record<Target, string>> = {
	cash_flow: "it loses before tax",
	lender: "a lender's dated test refuses the loan",
	after_tax: "it loses after tax",
	bank_rate: "it earns less than Bank Rate",
};

/** Explains "pays", the condition that a higher price would break, and the break-even before tax; null where neither is known. */
export function payingInWords(figures: MoneyFigures): string | null {
	const { paying, breakEvenRent, breakEvenPrice } = figures;
	const limit = paying.price ? ` At a higher price ${targets[paying.price.target]}.` : "";
	const pays =
		paying.price === null && paying.rent === null
			? []
			: [
					`It pays where nothing is lost before or after tax, and no lender's dated test refuses the loan.${limit}`,
				];
	const even = [
		...(breakEvenRent === null ? [] : [`at a rent of ${poundsOr(breakEvenRent)} a month`]),
		...(breakEvenPrice === null ? [] : [`at a price of ${poundsOr(breakEvenPrice)}`]),
	];
	const breaks =
		even.length === 0
			? []
			: [`${upperFirst(beforeInWords(figures))} it breaks even ${even.join(" or ")}.`];
	const sentences = [...pays, ...breaks];
	return sentences.length === 0 ? null : sentences.join(" ");
}

/** The year's cash flow and the lender's test as they are, then with one thing changed. Without a deciding test its column is empty. */
export function sensitivityLines({ year, lenders, sensitivity }: MoneyFigures) {
	const asAssumed = {
		label: "As assumed",
		cashFlow: year.cashFlow,
		coverTested: lenders.deciding?.coverReached ?? null,
		isOnce: false,
	};
	return [asAssumed, ...sensitivity].map(({ label, cashFlow, coverTested, isOnce = false }) => ({
		label,
		cashFlow,
		text: poundsOr(cashFlow),
		cover: lenders.deciding === null ? "" : coverOr(coverTested),
		isOnce,
	}));
}

/** Explains the second figure of `sensitivityLines`; null where no lender tests the rent. */
export function sensitivityNote({ lenders: { deciding } }: MoneyFigures): string | null {
	return deciding
		? `The last column is the rent over the interest by the test that decides, ${testInWords(deciding)}.`
		: null;
}

/** Source of an assumption, with the day it was read and a mark where it is due to be read again; `tradeNote` gives the day of trade rules once. */
export function assumptionSource({
	origin,
	source,
	lastChecked,
	updateDue,
}: AssumptionLine): string {
	const read =
		lastChecked === null || origin === "trade" ? [] : [`Read ${shortDateInWords(lastChecked)}.`];
	return [source, ...read, ...(updateDue ? [updateDue] : [])].join(" ");
}

/** Note on the trade rules among the assumptions, with the earliest day of reading; null where there are none. */
export function tradeNote(lines: readonly AssumptionLine[]): string | null {
	const [day] = lines
		.flatMap(({ origin, lastChecked }) => (origin === "trade" ? (lastChecked ?? []) : []))
		.toSorted();
	return day ? `Trade rules are undated. We read them on ${dateInWords(day)} or later.` : null;
}

/** Whose tax is taken off: "after tax at the basic rate", "after your tax". */
export function afterTaxInWords({
	position = null,
	coOwners = [],
}: Pick<MoneyContext, "coOwners" | "position">): string {
	if (position === null) {
		return "after tax at the basic rate";
	}
	if (position.company) {
		return "after corporation tax";
	}
	return coOwners.length > 0 ? "after the owners’ tax" : "after your tax";
}

/**
 * Share of the rent taken by non-finance costs, compared with all landlords: a check on any net yield. Null without a rent. Source: HMRC, property rental
 * income statistics, 2026 edition for 2024-25; Fact COST-F2.
 */
export function costShareInWords({
	year: { yearlyRent, netOperatingIncome },
}: Pick<MoneyFigures, "year">): string | null {
	if (yearlyRent === null || netOperatingIncome === null || yearlyRent <= 0) {
		return null;
	}
	const share = Math.round((100 * (yearlyRent - netOperatingIncome)) / yearlyRent);
	return `Costs before the loan take ${share}% of this rent. Of all landlords’ rents they took about 38% in 2024-25 (HMRC, 2026 edition).`;
}

/** Whether a cash flow is negative. */
export function isShort(amount: Pence | null): boolean {
	return amount !== null && amount < 0;
}
