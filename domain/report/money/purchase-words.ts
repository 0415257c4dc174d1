import type { CashFlow } from "../../finance/cash-flow.ts";
import type { PurchaseTax } from "../../finance/purchase-tax.ts";
import { poundsOr } from "../words/amounts.ts";
import { rateInWords } from "./money-in-words.ts";

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
