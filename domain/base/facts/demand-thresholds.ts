import type { Nation } from "../nation.ts";
import type { Tenths } from "../tenths.ts";

export const demandIndicatorIds = [
	"rentGrowth",
	"privateRenters",
	"priceGrowth",
	"salesPerThousandDwellings",
	"rentToPrice",
] as const;

export type DemandIndicatorId = (typeof demandIndicatorIds)[number];

/** Boundaries of the thirds and tenths of a nation's authorities, for one indicator at one date. */
export type DemandThresholds = {
	readonly indicator: DemandIndicatorId;
	readonly nation: Nation;
	/** A value at or below is in the lower third. */
	readonly lower: number;
	/** A value above is in the upper third. */
	readonly upper: number;
	/** Null where too few authorities are compared. */
	readonly tenths: Tenths | null;
	/** Authorities compared. */
	readonly count: number;
	readonly asOf: string;
};
