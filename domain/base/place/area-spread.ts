import type { AreaFacts, Facts } from "../facts/facts.ts";
import { listInWords } from "../words.ts";

/** A figure is given only where areas with more than this share of the place have it. */
export const FEWEST_COVERED = 0.5;

/** Most areas that a sentence names. */
const MOST_NAMED = 3;

/** A figure over the areas that a place lies in. */
export type AreaSpread = {
	/** The only area's figure, or the mean weighted by the share of the place in each area. */
	readonly mean: number;
	/** Lowest and highest of the areas; null where there is only one. */
	readonly range: readonly [low: number, high: number] | null;
	/** The areas that have the figure, largest share first. */
	readonly areas: readonly AreaFacts[];
	/** Whether it is the postcode's own area, named by a source. */
	readonly exact: boolean;
};

/**
 * Averages a figure over a place's areas, weighted by share. Suits rates, shares and prices. Null where half of the place or more has no figure. Shares are
 * normalised, because the table leaves out those below 2 %.
 */
export function spreadOf(
	areas: readonly AreaFacts[],
	read: (area: AreaFacts) => number | null,
): AreaSpread | null {
	const having = areas.flatMap((area) => {
		const value = read(area);
		return value === null ? [] : [{ area, value }];
	});
	const covered = shareOf(having.map(({ area }) => area));
	if (having.length === 0 || covered <= FEWEST_COVERED * shareOf(areas)) {
		return null;
	}
	const values = having.map(({ value }) => value);
	return {
		mean: having.reduce((sum, { area, value }) => sum + value * area.share, 0) / covered,
		range: having.length > 1 ? [Math.min(...values), Math.max(...values)] : null,
		areas: having.map(({ area }) => area),
		exact: having.every(({ area }) => area.exact),
	};
}

/** Weighted median of ranks over the areas: the first rank at which half of the place is reached. Null in the same case as `spreadOf`. */
export function middleRank(
	areas: readonly AreaFacts[],
	read: (area: AreaFacts) => number | null,
): (Omit<AreaSpread, "mean"> & { readonly rank: number }) | null {
	const spread = spreadOf(areas, read);
	if (spread === null) {
		return null;
	}
	const { mean: _, ...rest } = spread;
	const ranked = spread.areas
		.map((area) => ({ rank: read(area) ?? 0, share: area.share }))
		.toSorted((a, b) => a.rank - b.rank);
	const half = shareOf(spread.areas) / 2;
	const reached = ranked.find(
		(_each, at) => ranked.slice(0, at + 1).reduce((sum, { share }) => sum + share, 0) >= half,
	);
	return { ...rest, rank: reached?.rank ?? 0 };
}

/** Place name of a figure over areas: "Manchester 026", "3 areas of M14 5". */
export function spreadPlace({ areas }: Pick<AreaSpread, "areas">, facts: Facts): string {
	const [first] = areas;
	return areas.length === 1 && first ? first.name : `${areas.length} areas of ${sectorOf(facts)}`;
}

/** Explains why an area's figure represents the place; empty for the postcode's own area. `range` is the lowest and highest in words, null for one area. */
export function spreadNote(
	{ areas, exact }: Pick<AreaSpread, "areas" | "exact">,
	facts: Facts,
	range: readonly [low: string, high: string] | null,
): string {
	if (exact) {
		return "";
	}
	const sector = sectorOf(facts);
	if (areas.every(({ placed }) => placed)) {
		return " The postcode was placed by its position: near an edge it may lie in the next area.";
	}
	if (areas.length === 1) {
		return ` Most of ${sector} lies in it.`;
	}
	const spread = range === null || range[0] === range[1] ? "" : ` From ${range.join(" to ")}.`;
	return ` ${sector} lies in ${namesOf(areas)}.${spread}`;
}

/** "Manchester 026 (63%), Manchester 027 (20%) and 2 more". */
function namesOf(areas: readonly AreaFacts[]): string {
	const total = shareOf(areas);
	const named = areas
		.slice(0, MOST_NAMED)
		.map(({ name, share }) => `${name} (${Math.round((100 * share) / total)}%)`);
	const more = areas.length - named.length;
	return listInWords(more > 0 ? [...named, `${more} more`] : named);
}

function shareOf(areas: readonly AreaFacts[]): number {
	return areas.reduce((sum, { share }) => sum + share, 0);
}

/** "M14 5" of "M14 5LL". */
export function sectorOf({ postcode }: Facts): string {
	return postcode.slice(0, -2);
}
