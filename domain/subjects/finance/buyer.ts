/** The buyer of a home, as far as the purchase tax depends on it. */
export type Buyer = {
	/** Whether it will be the person's only home anywhere in the world. No effect for a company. */
	readonly isOnlyHome: boolean;
	/** Not resident in the United Kingdom for stamp duty: fewer than 183 days there in a year; for a company, by its seat or control. */
	readonly isFromAbroad: boolean;
	readonly isCompany: boolean;
	/** Whether a company claims the rental-business relief from the single rate for companies; true unless stated. */
	readonly claimsRelief?: boolean;
};

/** Somebody resident in the United Kingdom who owns another home and buys in their own name. */
export const usualBuyer: Required<Buyer> = {
	isOnlyHome: false,
	isFromAbroad: false,
	isCompany: false,
	claimsRelief: true,
};

/** The buyer with all fields set. A company's purchase never counts as an only home: it owes the higher rates on its first one too. */
export function settledBuyer(buyer: Buyer): Required<Buyer> {
	const settled = { ...usualBuyer, ...buyer };
	return { ...settled, isOnlyHome: settled.isOnlyHome && !settled.isCompany };
}
