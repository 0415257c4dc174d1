import type { DatedRule } from "../../base/dated-rule.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import type { Buyer } from "./buyer.ts";
import type { RateBand } from "./tax-in-bands.ts";

/** Bands of a levy from a day on, the lowest first. */
export type LevyTable = DatedRule & { readonly bands: readonly RateBand[] };

/** A sentence or two about what the rates leave out, and of which purchases it is true. */
export type LevyCaveat = {
	readonly text: string;
	readonly of: (buyer: Required<Buyer>, price: Pence) => boolean;
};

/** One tax on the purchase of a dwelling, by who buys it. */
export type PurchaseLevy = {
	readonly name: string;
	/** A price below this is not charged. It is not an allowance: from here on the whole price is. */
	readonly chargedFrom: Pence;
	/** Whether what is left over a whole pound is not charged. Left out, it is: no rule of Revenue Scotland or the Welsh Revenue Authority says otherwise. */
	readonly isInWholePounds?: boolean;
	/** For a person who owns another home, and for every company. */
	readonly tables: readonly LevyTable[];
	/** For a person who owns no other home; none where that person does not owe the levy. */
	readonly onlyHomeTables: readonly LevyTable[];
	/** What every part of the price is taxed more at for a buyer from abroad; none where it is nothing. */
	readonly surchargesFromAbroad: readonly (DatedRule & { readonly rate: number })[];
	/** The rate of the whole price, where it is above an amount, for a company that claims no relief; none where there is no such rate. */
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
/** The highest band of income tax that the landlord's whole income reaches. */
export type Taxpayer = (typeof taxpayers)[number];

/** A band of taxable income from an amount after the allowance on: the rate of income in general, and that of rental profit. */
type IncomeBand = RateBand & { readonly propertyRate: number };

/** How rental profit is taxed. */
export type IncomeTaxRule = DatedRule & {
	/** On rental profit, by the band that a reader who states no income says is theirs. */
	readonly rates: Readonly<Record<Taxpayer, number>>;
	/** All bands, from the lowest up, for an income that is stated. */
	readonly bands: readonly IncomeBand[];
	/** Finance costs are not deducted; this share of them is taken off the tax instead. */
	readonly credit: number;
	readonly caveat: string | null;
};

/** Bands of income tax: from what taxable income in pounds on, at what rate, and at what rate rental profit where it has one of its own. */
export function incomeBands(
	...bands: readonly (readonly [pounds: number, rate: number, propertyRate?: number])[]
): IncomeBand[] {
	return bands.map(([pounds, rate, propertyRate = rate]) => ({
		from: fromPounds(pounds),
		rate,
		propertyRate,
	}));
}
