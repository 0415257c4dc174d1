import type { Pence } from "../../base/money.ts";

/** Amounts from `from` up to the next band are taxed at `rate`. */
export type RateBand = { readonly from: Pence; readonly rate: number };

/** The part of an amount in one band. */
export type RatedPart = { readonly rate: number; readonly amount: number };

/** Splits the range between two amounts by band, from the lowest up; empty bands are left out. */
export function partsInBands(
	bands: readonly RateBand[],
	{ from, to }: { readonly from: number; readonly to: number },
): readonly RatedPart[] {
	return bands
		.map((band, at) => {
			const top = bands[at + 1]?.from ?? Number.POSITIVE_INFINITY;
			return { rate: band.rate, amount: Math.min(to, top) - Math.max(from, band.from) };
		})
		.filter(({ amount }) => amount > 0);
}

/** Tax on the range between two amounts, exact to fractions of a penny. */
export function taxInBands(
	bands: readonly RateBand[],
	between: { readonly from: number; readonly to: number },
): number {
	return partsInBands(bands, between).reduce((tax, { rate, amount }) => tax + rate * amount, 0);
}
