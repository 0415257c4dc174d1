import { toPounds } from "../../money.ts";
import type { SectorSales } from "./rent-section.ts";

/** Sold prices of a sector as they travel: pounds, quartiles and days by name. */
export function sectorInPounds({ name, period, rows, provenance }: SectorSales) {
	return {
		name,
		...period,
		rows: rows.map(({ type, label, count, median, middleHalf }) => ({
			type,
			label,
			count,
			median: toPounds(median),
			middleHalf: middleHalf && { from: toPounds(middleHalf[0]), to: toPounds(middleHalf[1]) },
		})),
		provenance,
	};
}
