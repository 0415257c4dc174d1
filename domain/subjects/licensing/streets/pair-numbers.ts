import type { NumberSet } from "../../../base/facts/street-list.ts";
import { unionOf } from "./parse-numbers.ts";
import type { NamedStreet, Piece } from "./parse-piece.ts";

/** A street with its numbers; null means all of it. */
type Numbered = { readonly street: NamedStreet; readonly numbers: NumberSet | null };

/** Pairs streets with the numbers before or after them, whichever order the line has; null where both are possible. */
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
	// "Even: Ada Street, Burton Road": separate numbers may apply to all the streets.
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

/** Groups each street with its own numbers and those that follow it. */
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

/** "Ada Street 1-9, 11 Burton Road": 11 may belong to either. */
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
 * Whether the only limit among several streets may apply to all of them: "Ada Street, Burton Road (evens)", "Odds Ada Street, Burton Road", "Ada Street,
 * Burton Road (part)". Ranges with an end belong to the adjacent street.
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

/** Combined numbers of a street. Null means all of it; undefined where a lone side stands beside numbers and may belong to them. */
function together(sets: Group["sets"]): NumberSet | null | undefined {
	const some = sets.filter((set) => set !== "all");
	if (some.length === 0) {
		return null;
	}
	return sets.length > 1 && (some.length < sets.length || some.some(isSideAlone))
		? undefined
		: unionOf(some);
}
