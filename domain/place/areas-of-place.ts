import type { Location } from "./locate.ts";

/** An area and how much of a place lies in it, 0 to 1. `exact`: it is the postcode's own. */
export type AreaShare<Row> = { readonly row: Row; readonly share: number; readonly exact: boolean };

type AreaRow = { readonly code: string; readonly authorityCode: string };

/**
 * The areas that a place lies in, of those held, largest share first. The postcode's own where a source names it and we hold it; else those of its
 * sector. Areas lie within authorities, so a postcode whose authority is certain lies in none of another's: the shares of those that
 * remain then come to one. Source: ONS, Census 2021 geographies; datasets/reference/README.md.
 */
export function areasOfPlace<Row extends AreaRow>(
	{ ownArea, areas, authorities, grain }: Location,
	rows: readonly Row[],
): AreaShare<Row>[] {
	const own = rows.find(({ code }) => code === ownArea);
	if (own) {
		return [{ row: own, share: 1, exact: true }];
	}
	const held = areas.flatMap(([code, share]) => {
		const row = rows.find((candidate) => candidate.code === code);
		return row ? [{ row, share, exact: false }] : [];
	});
	const [authority] = authorities;
	return grain === "unit" && authority
		? whole(held.filter(({ row }) => row.authorityCode === authority[0]))
		: held;
}

/** Parts of a place as if they were all of it. */
function whole<Part extends { readonly share: number }>(parts: readonly Part[]): Part[] {
	const sum = parts.reduce((total, { share }) => total + share, 0);
	return parts.map((part) => ({ ...part, share: Math.min(1, part.share / sum) }));
}
