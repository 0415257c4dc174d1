import type { DatedRule } from "../../base/dated-rule.ts";
import type { HeldTableId } from "../../base/held-tables.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import type { Buyer } from "./buyer.ts";
import type { RateBand } from "./tax-in-bands.ts";

/** Bands of a levy from a day on, the lowest first. */
export type LevyTable = DatedRule & { readonly bands: readonly RateBand[] };

/** A note on what the rates leave out, and on the purchases to which it applies. */
export type LevyCaveat = {
	readonly text: string;
	readonly of: (buyer: Required<Buyer>, price: Pence) => boolean;
};

/** One tax on the purchase of a dwelling, by who buys it. */
export type PurchaseLevy = {
	readonly name: string;
	/** The table that it ages with; absent for rates of the past, which do not age. */
	readonly table?: HeldTableId;
	/** Prices below this are not charged. It is not an allowance: from here on the whole price is charged. */
	readonly chargedFrom: Pence;
	/** Whether the tax is rounded down to whole pounds. Absent means no: no rule of Revenue Scotland or the Welsh Revenue Authority says otherwise. */
	readonly isInWholePounds?: boolean;
	/** For a person who owns another home, and for every company. */
	readonly tables: readonly LevyTable[];
	/** For a person without another home; empty where such a person does not owe the levy. */
	readonly onlyHomeTables: readonly LevyTable[];
	/** Points added to every band for a buyer from abroad; empty where there are none. */
	readonly surchargesFromAbroad: readonly (DatedRule & { readonly rate: number })[];
	/** Single rate on the whole price, above an amount, for a company without relief; empty where there is no such rate. */
	readonly companyRates: readonly (DatedRule & { readonly above: Pence; readonly rate: number })[];
	readonly caveats: readonly LevyCaveat[];
};

/** Bands of a levy, each from a price in pounds on. */
export function levyBands(
	...bands: readonly (readonly [pounds: number, rate: number])[]
): RateBand[] {
	return bands.map(([pounds, rate]) => ({ from: fromPounds(pounds), rate }));
}

export const taxpayers = ["basic", "higher", "additional"] as const;
/** The highest band of income tax that the landlord's total income reaches. */
export type Taxpayer = (typeof taxpayers)[number];

/** A band of taxable income after the allowance, with the general rate and the rate for rental profit. */
type IncomeBand = RateBand & { readonly propertyRate: number };

/** How rental profit is taxed. */
export type IncomeTaxRule = DatedRule & {
	/** Rates on rental profit by the band that the reader chooses without stating an income. */
	readonly rates: Readonly<Record<Taxpayer, number>>;
	/** All bands, from the lowest up, for a stated income. */
	readonly bands: readonly IncomeBand[];
	/** Finance costs are not deducted; instead this share of them is taken off the tax. */
	readonly credit: number;
	readonly caveat: string | null;
};

/** Bands of income tax: start of the band in pounds of taxable income, its rate, and its rate for rental profit where that differs. */
export function incomeBands(
	...bands: readonly (readonly [pounds: number, rate: number, propertyRate?: number])[]
): IncomeBand[] {
	return bands.map(([pounds, rate, propertyRate = rate]) => ({
		from: fromPounds(pounds),
		rate,
		propertyRate,
	}));
}
