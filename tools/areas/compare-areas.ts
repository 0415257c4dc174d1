import type { AreaPlacer } from "#datasets/postcodes/command/placing/area-placer.ts";
import {
	metresToOutline,
	type OutlinedArea,
} from "#datasets/postcodes/command/placing/outlined-area.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";

/**
 * How the area in which we place a postcode compares with the area that another table gives. `other_council`: that area lies in another council than the
 * postcode, though no area crosses a council's border. `at_border`: the postcode lies within `BORDER` of that area. `differs`: any other mismatch.
 */
export const comparisons = ["agrees", "other_council", "at_border", "differs"] as const;
export type AreaComparison = (typeof comparisons)[number];

/** Metres that two roads may differ by: corners of our outlines lie on a grid of 10 m, and positions are good to 5 m. */
export const BORDER = 15;

export type Compared = {
	/** Today's code. */
	readonly authority: string;
	readonly position: Coordinates;
	readonly placed: string | null;
	readonly derived: string;
};

/** Compares one postcode. */
export function compareAreas(
	{ authority, position, placed, derived }: Compared,
	outlines: ReadonlyMap<string, OutlinedArea>,
	{ authorityOf }: AreaPlacer,
): AreaComparison {
	if (placed === derived) {
		return "agrees";
	}
	if (authorityOf(derived) !== authority) {
		return "other_council";
	}
	const area = outlines.get(derived);
	return area && metresToOutline(area, position) <= BORDER ? "at_border" : "differs";
}
