import { fromPounds, type Pence } from "../money.ts";
import type { DatedRule } from "./dated-rule.ts";

/** The part of a price above `from`, up to the next band's, is taxed at `rate`. */
export type LevyBand = { readonly from: Pence; readonly rate: number };

/** One tax on the purchase of a dwelling by somebody who owns another, with its bands from the lowest up. */
export type PurchaseLevy = {
	readonly name: string;
	/** A price below this is not charged. It is not an allowance: from here on the whole price is. */
	readonly chargedFrom: Pence;
	readonly tables: readonly (DatedRule & { readonly bands: readonly LevyBand[] })[];
	/** What the bands leave out, in a sentence for the reader. */
	readonly caveat: string | null;
};

/** Bands of a levy, each from a price in pounds on. */
export function levyBands(
	...bands: readonly (readonly [pounds: number, rate: number])[]
): LevyBand[] {
	return bands.map(([pounds, rate]) => ({ from: fromPounds(pounds), rate }));
}

export const taxpayers = ["basic", "higher", "additional"] as const;
/** The highest band of income tax that the landlord's whole income reaches. */
export type Taxpayer = (typeof taxpayers)[number];

/** A band of taxable income from an amount after the allowance on: the rate of income in general, and that of rental profit. */
export type IncomeBand = {
	readonly from: Pence;
	readonly rate: number;
	readonly propertyRate: number;
};

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
