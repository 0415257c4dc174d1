import { round } from "./statistics.ts";

/**
 * "6.3%" from a percentage: one decimal, as every figure is told. It is rounded to the hundredth of the wire first, so that what was sent
 * and what it was made of never read differently.
 */
export function percentInWords(percent: number): string {
	return `${round(roundPercent(percent), 1).toFixed(1)}%`;
}

/** Percent rounded to a hundredth: finer would claim more than averages know. */
export function roundPercent(percent: number): number {
	return round(percent, 2);
}

/** Whole percent: the counts of small areas are altered a little before they are published. */
export function wholePercent(percent: number): string {
	return percent > 0 && percent < 1 ? "Under 1%" : `${Math.round(percent)}%`;
}
