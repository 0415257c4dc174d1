import { poundsOr, rateInWords } from "../../../base/amounts-in-words.ts";
import type { IsoDate } from "../../../base/calendar.ts";
import { pence } from "../../../base/money.ts";
import { dueMark } from "../../../base/table-ends.ts";
import { NOT_KNOWN, poundsInWords } from "../../../base/words.ts";
import type { MoneyFigures } from "../../../subjects/finance/calculate-money.ts";
import type { CashFlow } from "../../../subjects/finance/cash-flow.ts";
import type { LettingTax } from "../../../subjects/finance/income-tax.ts";
import type { PurchaseTax } from "../../../subjects/finance/purchase-tax.ts";
import type { Taxed } from "../../../subjects/finance/tax-cases.ts";

/** Heads of what the purchase takes. */
export const purchaseColumns = { item: "Item", once: "Once" } as const;

/** Costs of the purchase; the last line is what the buyer pays in all. */
export function purchaseLines({ deposit, loan, tax, moneyIn }: CashFlow) {
	return [
		{ id: "deposit", label: "Deposit", text: poundsOr(deposit), isSum: false },
		{ id: "loan", label: "Loan", text: poundsOr(loan), isSum: false },
		{
			id: "tax",
			label: tax?.name ?? "Tax on the purchase",
			text: poundsOr(tax?.total ?? null),
			isSum: false,
		},
		...(deposit === null || tax === null || moneyIn === null || moneyIn === deposit + tax.total
			? []
			: [
					{
						id: "rest",
						label: "Fees, survey and energy works",
						text: poundsOr(pence(moneyIn - deposit - tax.total)),
						isSum: false,
					},
				]),
		{
			id: "moneyIn",
			label: "Money you put in",
			text: poundsOr(moneyIn),
			isSum: true,
		},
	];
}

/** Said of a tax that has no slice. */
export const NOTHING_CHARGED = "Nothing is charged at this price.";

/** Heads of the figures of a tax, slice by slice. */
export const sliceColumns = { rate: "Rate", tax: "Tax" } as const;

/** The slices of a tax; where there are several levies, each names its own. */
export function sliceLines({ slices }: PurchaseTax) {
	const levies = new Set(slices.map(({ levy }) => levy));
	return slices.map(({ levy, from, to, rate, tax }) => ({
		label: `${poundsOr(from)} to ${poundsOr(to)}${levies.size > 1 ? `, ${levy}` : ""}`,
		rate: rateInWords(rate),
		tax,
		text: poundsOr(tax),
	}));
}

type TaxYears = MoneyFigures["tax"];

/** Head of the column of landlords. */
export const TAXPAYER = "Taxpayer";

/** Column headings of figures: the tax and what is left, by year. */
export function taxColumns(tax: TaxYears): readonly string[] {
	return tax.flatMap(({ year }) => [`Tax ${year}`, `Left ${year}`]);
}

/** A line for each stated owner, else one for each tax band, with as many figures as `taxColumns` has headings. */
export function taxLines(tax: TaxYears) {
	const [first] = tax;
	if (first?.position) {
		const owners = statedTaxes(first);
		return owners.map((_, at) => ({
			taxpayer: `stated-${at}`,
			label: owners.length > 1 ? `Owner ${at + 1}, of their share` : "As you stated",
			figures: tax.flatMap((year) => figuresOf(statedTaxes(year)[at] ?? null)),
		}));
	}
	return (first?.cases ?? []).map(({ taxpayer, label }) => ({
		taxpayer,
		label,
		figures: tax.flatMap(({ cases }) =>
			figuresOf(cases.find((each) => each.taxpayer === taxpayer) ?? null),
		),
	}));
}

/** The tax due and what it leaves. */
function figuresOf(taxed: Taxed | null): readonly string[] {
	const due = taxed?.tax.known ? poundsOr(taxed.tax.due) : NOT_KNOWN;
	return [due, poundsOr(taxed?.afterTax ?? null)];
}

/** Taxes of every stated owner in order; empty where none is stated. */
function statedTaxes({ position, coOwners }: TaxYears[number]): readonly Taxed[] {
	return position ? [position, ...coOwners] : [];
}

/** The taxes shown by `taxLines`. */
function printedTaxes(year: TaxYears[number]): readonly LettingTax[] {
	return (year.position ? statedTaxes(year) : year.cases).map(({ tax }) => tax);
}

/** Interest without a credit, a sentence for each tax year with any: it is the same in all bands. */
function carriedNotes(tax: TaxYears): string[] {
	return tax.flatMap((taxed) => {
		const amounts = printedTaxes(taxed).map((each) => (each.known ? each.carriedForward : 0));
		const most = pence(Math.max(0, ...amounts));
		return most > 0
			? [
					`At the end of ${taxed.year} ${poundsInWords(most)} of interest has earned no credit. It is carried forward to later years.`,
				]
			: [];
	});
}

/** Notes without repetition: what is carried forward, why there is no tax, what it leaves out, and each year's source of rates. */
export function taxNotes(tax: TaxYears, day: IsoDate) {
	const taxes = tax.flatMap(printedTaxes);
	const reasons = [
		...carriedNotes(tax),
		...taxes.flatMap((each) => (each.known ? (each.caveat ?? []) : each.reason)),
	];
	const sources = new Map(
		taxes.flatMap((each) => (each.known ? [[each.source, each] as const] : [])),
	);
	return {
		// A later year's note may begin with the words of the year before.
		reasons: [...new Set(reasons)].filter(
			(reason, _, all) => !all.some((other) => other !== reason && other.startsWith(reason)),
		),
		sources: [...sources.values()].map(({ source, lastChecked, table }) => ({
			source,
			url: null,
			lastChecked,
			...(table ? dueMark(table, day) : {}),
		})),
	};
}
