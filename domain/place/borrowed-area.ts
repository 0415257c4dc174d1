import { type Nation, nationOfCode } from "../nations/nation.ts";

/** Kilometres within which the area nearest to a sector stands for it. Source: DECISIONS 3. */
export const FARTHEST_AREA_KM = 10;

/** Why the area nearest to a sector does not stand for it. */
export type AreaGap = "too_far" | "other_nation";

/** Each as the end of a sentence about a figure that no one has. */
export const areaGapInWords: Readonly<Record<AreaGap, string>> = {
	too_far: `The nearest area with published figures is more than ${FARTHEST_AREA_KM} km away.`,
	other_nation: "The nearest area with published figures lies in another nation.",
};

/**
 * Judges whether a sector may borrow the figures of the area whose centre is nearest: it lies in a nation that the sector lies in, and
 * within `FARTHEST_AREA_KM`. Null where it may.
 */
export function borrowedAreaGap(
	area: { readonly code: string; readonly km: number | null },
	nations: readonly Nation[],
): AreaGap | null {
	if (!nations.includes(nationOfCode(area.code))) {
		return "other_nation";
	}
	return area.km !== null && area.km <= FARTHEST_AREA_KM ? null : "too_far";
}
