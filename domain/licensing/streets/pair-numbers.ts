import type { NumberSet } from "./house-numbers.ts";
import { unionOf } from "./parse-numbers.ts";
import type { NamedStreet, Piece } from "./parse-piece.ts";

/** A street with its numbers; null is all of it. */
type Numbered = { readonly street: NamedStreet; readonly numbers: NumberSet | null };
type Sets = (NumberSet | "all")[];

/** Each street with its numbers, before it or behind it, whichever way the line can be read; null where both ways can be. */
export function pairNumbers(pieces: readonly Piece[], isStreetFirst: boolean): Numbered[] | null {
	const row = pieces.filter((piece) => piece.kind === "street" || piece.kind === "numbers");
	const canFollow = row[0]?.kind === "street";
	const canLead = row.at(-1)?.kind === "street";
	const isEither =
		canFollow && canLead && !isStreetFirst && row.some(({ kind }) => kind === "numbers");
	if (isEither || !(canFollow || canLead) || isMixed(row)) {
		return null;
	}
	const groups: { street: NamedStreet; sets: Sets }[] = [];
	for (const piece of canFollow ? row : row.toReversed()) {
		if (piece.kind === "street") {
			groups.push({ street: piece, sets: piece.numbers === null ? [] : [piece.numbers] });
		} else {
			groups.at(-1)?.sets.push(piece.numbers);
		}
	}
	const numbered = groups.flatMap(({ street, sets }) => {
		const numbers = together(sets);
		return numbers === undefined ? [] : [{ street, numbers }];
	});
	return numbered.length === groups.length ? numbered : null;
}

/** "Ada Street 1-9, 11 Burton Road": 11 may be of either. */
function isMixed(row: readonly Piece[]): boolean {
	return row.some((piece, index) => {
		const next = row[index + 1];
		return (
			piece.kind === "street" &&
			piece.layout === "behind" &&
			next?.kind === "street" &&
			next.layout === "before"
		);
	});
}

/** Null is all of a street; undefined where a side alone stands beside numbers, and may be theirs. */
function together(sets: Sets): NumberSet | null | undefined {
	const some = sets.filter((set) => set !== "all");
	if (some.length === 0) {
		return null;
	}
	const isSideAlone = ({ ranges }: NumberSet) =>
		ranges.some(({ from, to }) => to === null && from.number < 2);
	return sets.length > 1 && (some.length < sets.length || some.some(isSideAlone))
		? undefined
		: unionOf(some);
}
