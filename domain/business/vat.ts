/** Sentence on VAT beside every price, in receipts and in the terms. `vatNumber` is the seller's registration; null without one. Source: Rule PLAN-1. */
export function vatInWords(vatNumber: string | null): string {
	return vatNumber === null
		? "No VAT is charged."
		: `Prices include VAT, under VAT number ${vatNumber}.`;
}
