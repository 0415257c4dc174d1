import type { Coordinates } from "./coordinates.ts";

/** Month in which bands and flood zones were counted by area; the publishers date neither count. */
export const AREA_FIGURES_AS_OF = "2026-07";

/** Residents of an area or authority at the last census, in percent of its households. Source: ONS, NRS and NISRA, Census 2021 and 2022. */
export type CensusFacts = {
	readonly households: number;
	readonly owned: number | null;
	readonly socialRent: number | null;
	readonly privateRent: number | null;
	/** Percent of its homes that are flats. */
	readonly flats: number | null;
	/** Percent of its households with too few bedrooms; not published by Scotland and Northern Ireland. */
	readonly overcrowded: number | null;
};

/** How many of the small areas of an area or authority are among the most deprived fifth of their nation, by the nation's own index. */
export type DeprivationFacts = {
	readonly smallAreas: number;
	readonly deprived: number;
	/** Rank among England's 296 authorities, 1 the most deprived; null for an area, and outside England. */
	readonly rank: number | null;
};

/** Distance to the railway. */
export type RailFacts = {
	/** Month of the list, `YYYY-MM`. */
	readonly asOf: string;
	/** What the distance is measured from: the postcode's own position, or the middle of its sector. */
	readonly from: "postcode" | "sector";
	/** The nearest station; null where none is within reach (`domain/base/place/nearest-station.ts`). */
	readonly nearest: MapStation | null;
};

export type MapStation = {
	readonly name: string;
	readonly position: Coordinates;
	/** From the home in a straight line. */
	readonly km: number;
};
