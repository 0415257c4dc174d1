/** Least amounts in minor units: docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
export const leastCharges: Readonly<
	Record<string, { readonly amount: number; readonly words: string }>
> = {
	eur: { amount: 50, words: "€0.50 eur" },
	gbp: { amount: 30, words: "£0.30 gbp" },
	usd: { amount: 50, words: "$0.50 usd" },
};
