/** Who buys a home, as far as the tax on the purchase hangs on it. */
export type Buyer = {
	/** It will be the only home that the person owns anywhere in the world. Of a company it changes nothing. */
	readonly isOnlyHome: boolean;
	/** Not resident in the United Kingdom for stamp duty: fewer than 183 days there in a year, of a company by its seat or control. */
	readonly isFromAbroad: boolean;
	readonly isCompany: boolean;
	/** Whether a company claims the relief of a rental business from the one rate for companies; it does unless stated. */
	readonly claimsRelief?: boolean;
};

/** Somebody resident in the United Kingdom who owns another home and buys in their own name. */
export const usualBuyer: Required<Buyer> = {
	isOnlyHome: false,
	isFromAbroad: false,
	isCompany: false,
	claimsRelief: true,
};

/** Returns the buyer with all stated. A company never buys an only home: it owes the higher rates on its first one too. */
export function settledBuyer(buyer: Buyer): Required<Buyer> {
	const settled = { ...usualBuyer, ...buyer };
	return { ...settled, isOnlyHome: settled.isOnlyHome && !settled.isCompany };
}
