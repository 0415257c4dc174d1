import type { MoneyFigures } from "../../finance/calculate-money.ts";
import type { CashFlow } from "../../finance/cash-flow.ts";
import type { InterestCover } from "../../finance/interest-cover.ts";
import type { PurchaseTax } from "../../finance/purchase-tax.ts";
import type { Tone } from "../../tone.ts";
import { NOT_KNOWN } from "../../words.ts";
import { coverInWords, coverOr, limitOr, poundsOr, rateInWords } from "../words/amounts.ts";

/** Heads of what the purchase takes. */
export const purchaseColumns = { item: "Item", once: "Once" } as const;

/** What the purchase takes; the last line is the sum of what the buyer pays. */
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
		{
			id: "moneyIn",
			label: "Money you put in, with fees and energy works",
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

/** The rent over the interest, at both rates. */
export function interestCoverInWords({ atPayRate, atStress, stressRate }: InterestCover): string {
	return `Rent over interest is ${coverOr(atPayRate, "not known")} at the rate you pay, and ${coverOr(atStress, "not known")} at ${rateInWords(stressRate)}, the rate lenders test at.`;
}

/** Heads of the table of lenders' tests. */
export const coverColumns = {
	borrower: "Borrower",
	asked: "Cover asked",
	loan: "Largest loan",
	result: "Result",
} as const;

/** The lenders' tests in the words of their columns. */
export function coverLines({ tests }: InterestCover) {
	return tests.map(({ borrower, cover, passes, largestLoan }) => ({
		borrower,
		asked: coverInWords(cover),
		loan: limitOr(largestLoan),
		result: passLook(passes),
	}));
}

/** What the thresholds are worth. */
export const COVER_NOTE = "Typical thresholds: each lender sets its own, and the rate it tests at.";

function passLook(passes: boolean | null): { readonly tone: Tone; readonly word: string } {
	if (passes === null) {
		return { tone: "grey", word: NOT_KNOWN };
	}
	return passes ? { tone: "green", word: "Passes" } : { tone: "red", word: "Falls short" };
}

type TaxYears = MoneyFigures["tax"];

/** Head of the column of landlords. */
export const TAXPAYER = "Taxpayer";

/** Heads of the columns of figures: the tax and what is left, year by year. */
export function taxColumns(tax: TaxYears): readonly string[] {
	return tax.flatMap(({ year }) => [`Tax ${year}`, `Left ${year}`]);
}

/** A line a landlord's band, with as many figures as `taxColumns` has heads. */
export function taxLines(tax: TaxYears) {
	const [first] = tax;
	return (first?.cases ?? []).map(({ taxpayer, label }) => ({
		taxpayer,
		label,
		figures: tax.flatMap(({ cases }) => {
			const found = cases.find((each) => each.taxpayer === taxpayer);
			const due = found?.tax.known ? poundsOr(found.tax.due) : NOT_KNOWN;
			return [due, poundsOr(found?.afterTax ?? null)];
		}),
	}));
}

/** Why there is none, what it leaves out, and where each year's rates were read; each once. */
export function taxNotes(tax: TaxYears) {
	const all = tax.flatMap(({ cases }) => cases.map((each) => each.tax));
	const reasons = all.flatMap((each) => (each.known ? (each.caveat ?? []) : each.reason));
	const sources = new Map(
		all.flatMap((each) => (each.known ? [[each.source, each] as const] : [])),
	);
	return {
		reasons: [...new Set(reasons)],
		sources: [...sources.values()].map(({ source, lastChecked }) => ({
			source,
			url: null,
			lastChecked,
		})),
	};
}
