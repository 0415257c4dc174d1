import type { DemandIndicatorId } from "../../../base/facts/demand-thresholds.ts";
import { round } from "../../../base/statistics.ts";

/** What each indicator is called, in a heading and within a sentence, and the unit of its value. */
export const indicatorWords: Readonly<
	Record<DemandIndicatorId, { label: string; short: string; unit: string }>
> = {
	rentGrowth: { label: "Rent growth over a year", short: "growth of rents", unit: "%" },
	privateRenters: {
		label: "Households that rent privately",
		short: "the share of private renters",
		unit: "%",
	},
	priceGrowth: { label: "Price growth over a year", short: "growth of prices", unit: "%" },
	salesPerThousandDwellings: {
		label: "Sales per 1,000 homes a year",
		short: "the number of sales",
		unit: "sales",
	},
	rentToPrice: { label: "A year's rent to price", short: "rent to price", unit: "%" },
};

/** Rounds to a tenth, because averages do not justify more. */
export function roundIndicator(value: number): number {
	return round(value, 1);
}

/** "7.4%" or "21.3 sales". */
export function indicatorInWords(id: DemandIndicatorId, value: number): string {
	const { unit } = indicatorWords[id];
	return `${roundIndicator(value).toFixed(1)}${unit === "%" ? "" : " "}${unit}`;
}
