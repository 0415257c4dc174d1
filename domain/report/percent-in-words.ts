import { round } from "../statistics.ts";

/** "6.3%" from a percentage: one decimal, as every figure of the report is told. */
export function percentInWords(percent: number): string {
	return `${round(percent, 1).toFixed(1)}%`;
}
