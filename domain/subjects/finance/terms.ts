import { type Pence, pence } from "../../base/money.ts";
import type { LoanProduct } from "./lender-table.ts";
import type { RoomCost } from "./room-costs.ts";

/** How the landlord came by the home: the buyer's circumstances, or what is owed on an owned home. */
type PurchaseTerms = {
	/** The landlord owns it already: the price is its value today, and nothing is bought. */
	readonly isOwned: boolean;
	/** Owed on an owned home. Null where unknown; it then counts as what the deposit leaves. */
	readonly loanLeft: Pence | null;
	/** Price once paid for an owned home; null where unknown. */
	readonly boughtFor: Pence | null;
	/** Value when it was first let; null where unknown. Interest on a loan above it does not count for the letting. Source: Rule TAX-8. */
	readonly valueWhenLet: Pence | null;
	/** The buyer will own no other home, so the rates without the surcharge apply. */
	readonly isOnlyHome: boolean;
	/** The buyer does not live in the United Kingdom. */
	readonly isFromAbroad: boolean;
	/** Furniture, repairs and the like before the first tenant, once. */
	readonly firstYearCosts: Pence;
};

/** How the loan is taken and paid back, besides its share and rate. */
type LoanTerms = {
	/** Years for which the rate is fixed; null where open. */
	readonly product: LoanProduct | null;
	/** Years of monthly repayment; null for interest only. */
	readonly repaymentYears: number | null;
	readonly arrangementFee: Pence;
	/** Whether the fee is added to the loan rather than paid at once. */
	readonly isFeeAdded: boolean;
	/** Whether there are four or more mortgaged lettings including this one, which lenders then test together. Source: PRA SS13/16 paragraph 3.1. */
	readonly isPortfolio: boolean;
};

/** A year's bill; null where it is not known. */
export type Bill = { readonly id: RoomCost; readonly amount: Pence | null };

/** How the home is let, besides its rent. */
type LettingTerms = {
	/** Rooms let one by one; null of a home that is let whole. */
	readonly rooms: number | null;
	/** Of one room, a month; null where it is not known. */
	readonly roomRent: Pence | null;
	/** Bills paid by the landlord of a home let by the room; empty where the tenants pay. */
	readonly bills: readonly Bill[];
	/** An agent's fee for finding a tenant, once a year, as a fraction of a month's rent. */
	readonly findShare: number;
	/** Yearly bill, paid by the landlord while a home let whole is empty; null where unknown. */
	readonly councilTax: Pence | null;
	/** A year's. */
	readonly groundRent: Pence;
	/** Whole years left on the lease; null where unknown, and for a freehold. */
	readonly leaseYears: number | null;
};

/** Everything that a landlord may say of a letting besides `Assumptions`. Source: Rule MONEY-1. */
export type DealTerms = PurchaseTerms & LoanTerms & LettingTerms;

/** Defaults: bought in a person's own name, interest only, let whole, nothing else. */
export const plainTerms: DealTerms = {
	isOwned: false,
	loanLeft: null,
	boughtFor: null,
	valueWhenLet: null,
	isOnlyHome: false,
	isFromAbroad: false,
	firstYearCosts: pence(0),
	product: null,
	repaymentYears: null,
	arrangementFee: pence(0),
	isFeeAdded: false,
	isPortfolio: false,
	rooms: null,
	roomRent: null,
	bills: [],
	findShare: 0,
	councilTax: pence(0),
	groundRent: pence(0),
	leaseYears: null,
};
