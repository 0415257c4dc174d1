import type { Stretch } from "#national/price-paid/stretch.ts";
import type { SalesEdition } from "./sales-edition.ts";

/** A stretch of the alphabet to bring in at once, with the groups of spilled sales that reach into it. */
export type Batch = { readonly stretch: Stretch; readonly groups: readonly string[] };

type Piece = { readonly group: string; readonly through: string; readonly sales: number };

/** Sorts after any letter or digit. */
const LAST = "~";
const afterFirstDigit = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * The next batch after a postcode, with as many groups as together have no more than `size` sales; null after the last. Batches leave no gap between
 * them. A group with more sales than that is taken in parts, by the character behind its digit, which no sector is on both sides of.
 */
export function batchAfter(edition: SalesEdition, after: string, size: number): Batch | null {
	const pieces = piecesOf(edition, size).filter(({ through }) => through > after);
	const taken: Piece[] = [];
	let sales = 0;
	for (const piece of pieces) {
		if (taken.length > 0 && sales + piece.sales > size) {
			break;
		}
		taken.push(piece);
		sales += piece.sales;
	}
	const last = taken.at(-1);
	if (!last) {
		return after === "" ? { stretch: { after, through: null }, groups: [] } : null;
	}
	return {
		stretch: { after, through: taken.length === pieces.length ? null : last.through },
		groups: [...new Set(taken.map(({ group }) => group))],
	};
}

function piecesOf({ groups }: SalesEdition, size: number): Piece[] {
	return Object.entries(groups)
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([group, { records: sales }]) =>
			sales <= size
				? [{ group, through: group + LAST, sales }]
				: afterFirstDigit.map((next) => ({ group, through: group + next + LAST, sales: size })),
		);
}
