import type { IsoDate } from "../../base/calendar.ts";
import type { Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import type { Buyer } from "../../subjects/finance/buyer.ts";
import type { RateBand } from "../../subjects/finance/tax-in-bands.ts";
import type { PurchaseLevy, Taxpayer } from "../../subjects/finance/tax-rules.ts";

/** Where a worked example is published. */
export type Publication = {
	/** The page's own title, or its subject where it was read without one. */
	readonly title: string;
	readonly publisher: string;
	/** Address of the page that publishes it. */
	readonly url: `https://${string}`;
	/** Whether its figures were read, at their source or in a quotation, or come from general knowledge. */
	readonly seen: "read" | "memory";
	/** Where they were read, if not on the stored page itself: a copy of the page, or a test that quotes it. */
	readonly readIn?: `https://${string}` | "a public test suite that quotes it";
};

/** Day on which the read examples were read in stored copies of public pages. Source: docs/decisions/015-the-sums-of-a-landlord.md. */
export const EXAMPLES_READ_ON: IsoDate = "2026-11-24";

/** Tax on the purchase of a home; by the held levies, unless those of another time are given. */
type PurchaseInputs = {
	readonly nation: Nation;
	readonly price: number;
	readonly buyer: Buyer;
	readonly levies?: readonly PurchaseLevy[];
};

/** Corporation tax of one of several companies that share the limits, for a number of months. */
type CompanyInputs = {
	readonly profits: number;
	readonly companies?: number;
	readonly months?: number;
};

/** Tax reduction for finance costs, and the amount carried forward. */
type FinanceCostInputs = {
	readonly profit: number;
	readonly financeCost: number;
	readonly broughtForward?: number;
	readonly otherIncome: number;
	readonly carriedForward: number;
};

/** Income tax on a letting at the rate of one band, after the reduction. */
type LettingInputs = {
	readonly profit: number;
	readonly financeCost: number;
	readonly taxpayer: Taxpayer;
};

/** Income tax that is due because of a letting without any loan. */
type RentInputs = { readonly profit: number; readonly otherIncome: number };

/** Tax on dividends on top of other income; by the held rates, unless a free amount, bands and an allowance of another year are given. */
type DividendInputs = {
	readonly dividend: number;
	readonly otherIncome: number;
	readonly rates?: {
		/** In their tax year. */
		readonly day: string;
		readonly free: Pence;
		readonly bands: readonly RateBand[];
		readonly allowance: Pence;
	};
};

/** Capital gains tax on top of taxable income; by the held rates, unless those of another year are given. */
type GainInputs = {
	readonly gain: number;
	readonly taxableIncome: number;
	readonly rates?: {
		/** In their tax year. */
		readonly day: string;
		readonly exempt: Pence;
		readonly bands: readonly RateBand[];
	};
};

/** All amounts are in pounds. */
type Case =
	| { readonly kind: "purchase tax"; readonly inputs: PurchaseInputs }
	| { readonly kind: "corporation tax"; readonly inputs: CompanyInputs }
	| { readonly kind: "finance cost reduction"; readonly inputs: FinanceCostInputs }
	| { readonly kind: "tax on a letting"; readonly inputs: LettingInputs }
	| { readonly kind: "tax on rent"; readonly inputs: RentInputs }
	| { readonly kind: "dividend tax"; readonly inputs: DividendInputs }
	| { readonly kind: "capital gains tax"; readonly inputs: GainInputs };

/** A worked example published by an authority, a trade body or an accountant: inputs and results in pounds. */
export type PublishedExample = Publication &
	Case & {
		/** A day on which its rates hold. */
		readonly day: string;
		readonly expected: number;
		/** How our reading departs from the page, in a sentence for the reader. */
		readonly note?: string;
	};
