import type { Location } from "./locate.ts";

/** An area and how much of a place lies in it, 0 to 1; `exact` and `placed` as in `AreaFacts`. */
export type AreaShare<Row> = {
	readonly row: Row;
	readonly share: number;
	readonly exact: boolean;
	readonly placed: boolean;
};

type AreaRow = { readonly code: string; readonly authorityCode: string };

/**
 * The held areas that a place lies in, largest share first. Tried in order: the postcode's own area, from the most trusted source that names one we hold;
 * the area of its position; the areas of its sector. Areas lie within authorities, so where the authority is certain only its areas remain, and their
 * shares are scaled to 1. Source: ONS, Census 2021 geographies; datasets/reference/README.md.
 */
export function areasOfPlace<Row extends AreaRow>(
	{ ownAreas, placedArea, areas, authorities, grain }: Location,
	rows: readonly Row[],
): AreaShare<Row>[] {
	const [own] = ownAreas.flatMap((code) => rows.find((row) => row.code === code) ?? []);
	if (own) {
		return [{ row: own, share: 1, exact: true, placed: false }];
	}
	const placed = rows.find(({ code }) => code === placedArea);
	if (placed) {
		return [{ row: placed, share: 1, exact: false, placed: true }];
	}
	const held = areas.flatMap(([code, share]) => {
		const row = rows.find((candidate) => candidate.code === code);
		return row ? [{ row, share, exact: false, placed: false }] : [];
	});
	const [authority] = authorities;
	return grain === "unit" && authority
		? whole(held.filter(({ row }) => row.authorityCode === authority[0]))
		: held;
}

/** Scales the shares of the given parts so that they sum to 1. */
function whole<Part extends { readonly share: number }>(parts: readonly Part[]): Part[] {
	const sum = parts.reduce((total, { share }) => total + share, 0);
	return parts.map((part) => ({ ...part, share: Math.min(1, part.share / sum) }));
}
