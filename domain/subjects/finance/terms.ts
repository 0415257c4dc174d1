import { type Pence, pence } from "../../base/money.ts";
import type { LoanProduct } from "./lender-table.ts";
import type { RoomCost } from "./room-costs.ts";

/** How the home comes to its landlord: what is taxed when it is bought, or what is owed on it since. */
type PurchaseTerms = {
	/** The landlord owns it already: the price is its value today, and nothing is bought. */
	readonly isOwned: boolean;
	/** Owed on a home that is owned; null where it is not known, and counts as what the deposit leaves. */
	readonly loanLeft: Pence | null;
	/** What was paid for a home that is owned; null where it is not known. */
	readonly boughtFor: Pence | null;
	/** What it was worth when it was first let; null where it is not known. Interest on a loan beyond it is not the letting's. Source: Rule TAX-8. */
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
	/** For how long the rate is fixed; null where either is open. */
	readonly product: LoanProduct | null;
	/** In which the loan is paid back month by month; null of a loan of interest only. */
	readonly repaymentYears: number | null;
	readonly arrangementFee: Pence;
	/** The fee is added to the loan, and not paid at once. */
	readonly isFeeAdded: boolean;
	/** Four or more mortgaged lettings with this one, by which lenders test all of them together. Source: PRA SS13/16 paragraph 3.1. */
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
	/** What the landlord pays of a home let by the room; none where the tenants pay it. */
	readonly bills: readonly Bill[];
	/** What an agent asks to find a tenant, once a year, as a fraction of a month's rent. */
	readonly findShare: number;
	/** A year's bill, which the landlord pays while a home let whole stands empty; null where it is not known. */
	readonly councilTax: Pence | null;
	/** A year's. */
	readonly groundRent: Pence;
	/** Whole years that the lease still runs; null where it is not known, and of a freehold. */
	readonly leaseYears: number | null;
};

/** Everything that a landlord may say of a letting besides `Assumptions`. Source: Rule MONEY-1. */
export type DealTerms = PurchaseTerms & LoanTerms & LettingTerms;

/** Where nothing is said: bought in a person's own name, interest only, let whole, nothing besides. */
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
