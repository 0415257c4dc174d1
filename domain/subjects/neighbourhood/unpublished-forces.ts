import type { Place } from "../../base/facts/facts.ts";
import { authoritiesHere } from "../../base/place/authorities-here.ts";

/** A territorial police force that publishes no crimes on data.police.uk. */
type UnpublishedForce = {
	readonly name: string;
	/** Authorities in its area. Source: Police Act 1996, Schedule 1. */
	readonly authorities: RegExp;
	/** Sectors of other forces within a mile of it: those with at least one such postcode in Code-Point Open of October 2025. */
	readonly near: readonly string[];
};

/**
 * Source: data.police.uk, "Data changelog" (Greater Manchester since July 2019; only the railways in Scotland are part of the service). None of our areas
 * in either has a crime up to April 2026, and every other area has.
 */
const unpublishedForces: readonly UnpublishedForce[] = [
	{
		name: "Greater Manchester",
		authorities: /^E080000(0[1-9]|10)$/,
		near: [
			...["BL0 0", "BL6 5", "BL6 7", "BL7 0", "BL7 9", "BL8 4", "BL9 6", "HD7 6", "M22 5"],
			...["OL12 0", "OL12 7", "OL12 8", "OL14 6", "OL14 7", "OL15 9", "PR6 9", "PR7 4", "PR7 5"],
			...["SK10 4", "SK12 1", "SK12 2", "SK13 0", "SK13 1", "SK13 2", "SK13 5", "SK13 6", "SK13 7"],
			...["SK14 8", "SK22 1", "SK22 3", "SK22 4", "SK6 7", "SK6 8", "SK7 1", "SK8 3", "SK8 6"],
			...["SK9 2", "SK9 3", "SK9 4", "WA11 0", "WA11 8", "WA11 9", "WA12 0", "WA12 8", "WA12 9"],
			...["WA13 0", "WA13 9", "WA14 3", "WA14 4", "WA15 0", "WA16 7", "WA2 7", "WA3 1", "WA3 4"],
			...["WA3 5", "WA3 6", "WA3 7", "WN4 0", "WN4 9", "WN5 7", "WN5 8", "WN6 9", "WN8 0"],
			...["WN8 7", "WN8 9"],
		],
	},
	{
		name: "Scotland",
		authorities: /^S12/,
		near: ["CA6 5", "DG16 5", "NE48 1", "TD12 4", "TD15 1", "TD15 2", "TD5 8", "TD9 0"],
	},
];

/** The unpublished force responsible for a place, or for part of it where its council is uncertain; null where there is none. */
export function unpublishedForceOf(place: Pick<Place, "authorities">): string | null {
	const here = authoritiesHere(place);
	return (
		unpublishedForces.find(({ authorities }) => here.some(({ code }) => authorities.test(code)))
			?.name ?? null
	);
}

/** The unpublished force within a mile of a sector, `WA3 4`; null where there is none. */
export function unpublishedForceNear(sector: string): string | null {
	return unpublishedForces.find(({ near }) => near.includes(sector))?.name ?? null;
}
