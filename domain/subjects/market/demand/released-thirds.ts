import type { DemandThresholds } from "../../../base/facts/facts.ts";

/** Where thirds part that come with a release. */
export type ReleasedThirds = Omit<DemandThresholds, "tenths">;

/**
 * The thirds of the figures that demand is read from, as this release has them; a refresh makes newer ones. Growth of rents in England and Wales comes with
 * the national file alone. The documentation prints them, and a test reckons them again from the committed tables.
 */
export const releasedThirds: readonly ReleasedThirds[] = [
	{
		indicator: "rentGrowth",
		nation: "Scotland",
		lower: 0.6,
		upper: 4.1,
		count: 32,
		asOf: "2026-06",
	},
	{
		indicator: "privateRenters",
		nation: "England",
		lower: 16,
		upper: 20,
		count: 296,
		asOf: "2021",
	},
	{
		indicator: "privateRenters",
		nation: "Wales",
		lower: 15.4,
		upper: 17.3,
		count: 22,
		asOf: "2021",
	},
	{
		indicator: "privateRenters",
		nation: "Scotland",
		lower: 9.1,
		upper: 11.6,
		count: 32,
		asOf: "2022",
	},
	{
		indicator: "privateRenters",
		nation: "Northern Ireland",
		lower: 16.1,
		upper: 18.5,
		count: 11,
		asOf: "2021",
	},
	{
		indicator: "priceGrowth",
		nation: "England",
		lower: -0.5,
		upper: 1.9,
		count: 295,
		asOf: "2026-03",
	},
	{ indicator: "priceGrowth", nation: "Wales", lower: 1.5, upper: 3.3, count: 22, asOf: "2026-03" },
	{
		indicator: "priceGrowth",
		nation: "Scotland",
		lower: 1,
		upper: 3.3,
		count: 32,
		asOf: "2026-03",
	},
	{
		indicator: "priceGrowth",
		nation: "Northern Ireland",
		lower: 6,
		upper: 9.9,
		count: 11,
		asOf: "2026-03",
	},
];
