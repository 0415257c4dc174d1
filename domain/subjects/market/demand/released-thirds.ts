import type { DemandIndicatorId, DemandThresholds } from "../../../base/facts/demand-thresholds.ts";
import type { Nation } from "../../../base/nation.ts";

/** Boundaries of thirds that are part of a release. */
export type ReleasedThirds = Omit<DemandThresholds, "tenths">;

type Row = readonly [DemandIndicatorId, Nation, lower: number, upper: number, number, string];

const rows: readonly Row[] = [
	["rentGrowth", "Scotland", 0.6, 4.1, 32, "2026-06"],
	["privateRenters", "England", 16, 20, 296, "2021"],
	["privateRenters", "Wales", 15.4, 17.3, 22, "2021"],
	["privateRenters", "Scotland", 9.1, 11.6, 32, "2022"],
	["privateRenters", "Northern Ireland", 16.1, 18.5, 11, "2021"],
	["priceGrowth", "England", -0.5, 1.9, 295, "2026-03"],
	["priceGrowth", "Wales", 1.5, 3.3, 22, "2026-03"],
	["priceGrowth", "Scotland", 1, 3.3, 32, "2026-03"],
	["priceGrowth", "Northern Ireland", 6, 9.9, 11, "2026-03"],
];

/**
 * Thirds of the demand figures as of this release; a refresh computes newer ones. Rent growth in England and Wales only comes with the national file. The
 * documentation prints these, and a test recomputes them from the committed tables.
 */
export const releasedThirds: readonly ReleasedThirds[] = rows.map(
	([indicator, nation, lower, upper, count, asOf]) => ({
		indicator,
		nation,
		lower,
		upper,
		count,
		asOf,
	}),
);
