import { toPounds } from "../money.ts";
import type { SectorSales } from "./rent-section.ts";

/** Sold prices of a sector as they travel: pounds, quartiles and days by name. */
export function sectorInPounds({ name, period, rows, provenance }: SectorSales) {
	return {
		name,
		...period,
		rows: rows.map(({ type, label, count, median, middleHalf: [lower, upper] }) => ({
			type,
			label,
			count,
			median: toPounds(median),
			lowerQuartile: toPounds(lower),
			upperQuartile: toPounds(upper),
		})),
		provenance,
	};
}
