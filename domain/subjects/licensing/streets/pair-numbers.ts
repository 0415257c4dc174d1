import type { NumberSet } from "../../../base/facts/street-list.ts";
import { unionOf } from "./parse-numbers.ts";
import type { NamedStreet, Piece } from "./parse-piece.ts";

/** A street with its numbers; null is all of it. */
type Numbered = { readonly street: NamedStreet; readonly numbers: NumberSet | null };

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
	const groups = groupsOf(canFollow ? row : row.toReversed());
	// "Even: Ada Street, Burton Road": numbers that stand apart may be of all the streets.
	const isShared = groups.length > 1 && groups.some(({ sets }) => sets.length === 0);
	if (isShared && row.some(({ kind }) => kind === "numbers")) {
		return null;
	}
	const numbered = groups.flatMap(({ street, sets }) => {
		const numbers = together(sets);
		return numbers === undefined ? [] : [{ street, numbers }];
	});
	return numbered.length === groups.length ? numbered : null;
}

type Group = { readonly street: NamedStreet; readonly sets: (NumberSet | "all")[] };

/** Each street with the numbers in it and behind it. */
function groupsOf(row: readonly Piece[]): Group[] {
	const groups: Group[] = [];
	for (const piece of row) {
		if (piece.kind === "street") {
			groups.push({ street: piece, sets: piece.numbers === null ? [] : [piece.numbers] });
		} else if (piece.kind === "numbers") {
			groups.at(-1)?.sets.push(piece.numbers);
		}
	}
	return groups;
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

/**
 * Whether the one limit of several streets may be of all of them: "Ada Street, Burton Road (evens)", "Odds Ada Street, Burton Road", "Ada Street, Burton Road
 * (part)". Numbers with an end belong to the street beside them.
 */
export function mayLimitAll(pieces: readonly Piece[]): boolean {
	const parts = pieces.filter((piece) => piece.kind === "street" || piece.kind === "doubt");
	const [limited, other] = parts.filter(
		(part) => part.kind === "doubt" || part.numbers !== null || part.excluded !== null,
	);
	if (limited === undefined || other !== undefined || parts.length < 2) {
		return false;
	}
	if (limited.kind === "doubt") {
		return limited === parts.at(-1);
	}
	const isSide = [limited.numbers, limited.excluded].some(
		(set) => set !== null && set !== "all" && isSideAlone(set),
	);
	return isSide && limited === (limited.layout === "before" ? parts[0] : parts.at(-1));
}

function isSideAlone({ ranges }: NumberSet): boolean {
	return ranges.some(({ from, to }) => to === null && from.number < 2);
}

/** Null is all of a street; undefined where a side alone stands beside numbers, and may be theirs. */
function together(sets: Group["sets"]): NumberSet | null | undefined {
	const some = sets.filter((set) => set !== "all");
	if (some.length === 0) {
		return null;
	}
	return sets.length > 1 && (some.length < sets.length || some.some(isSideAlone))
		? undefined
		: unionOf(some);
}
