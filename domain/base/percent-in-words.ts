import { round } from "./statistics.ts";

/** "6.3%" from a percentage, with one decimal. Rounds to hundredths first, as sent figures are, so that a sent figure and its original read the same. */
export function percentInWords(percent: number): string {
	return `${round(roundPercent(percent), 1).toFixed(1)}%`;
}

/** Percent rounded to hundredths; averages do not justify more. */
export function roundPercent(percent: number): number {
	return round(percent, 2);
}

/** Whole percent, because counts of small areas are slightly altered before publication. */
export function wholePercent(percent: number): string {
	return percent > 0 && percent < 1 ? "Under 1%" : `${Math.round(percent)}%`;
}
