import type { HouseNumber, NumberSet } from "../../../base/facts/street-list.ts";

/** Whether a set contains a number; `unclear` where its wording leaves that open. */
export type Membership = "in" | "out" | "unclear";

export function includesHouse({ ranges, singles }: NumberSet, house: HouseNumber): Membership {
	const answers = [
		...ranges.map((range) => holdsInRange(range, house)),
		...singles.map((single) => holdsSingle(single, house)),
	];
	if (answers.includes("in")) {
		return "in";
	}
	return answers.includes("unclear") ? "unclear" : "out";
}

function holdsInRange(
	{ from, to, side }: NumberSet["ranges"][number],
	{ number, letter }: HouseNumber,
): Membership {
	if (number < from.number || (to !== null && number > to.number)) {
		return "out";
	}
	const isOdd = number % 2 === 1;
	if ((side === "odd" && !isOdd) || (side === "even" && isOdd)) {
		return "out";
	}
	if (side === "unsaid" && isOdd !== (from.number % 2 === 1)) {
		return "unclear";
	}
	// Before the first letter or after the last: 45A may be part of 45, or another house.
	const isBefore = number === from.number && letter < from.letter;
	const isBehind = number === to?.number && letter > to.letter;
	return isBefore || isBehind ? "unclear" : "in";
}

/** A listed 15A leaves 15 unclear, and a listed 15 its flats. */
function holdsSingle(single: HouseNumber, house: HouseNumber): Membership {
	if (single.number !== house.number) {
		return "out";
	}
	return single.letter === house.letter ? "in" : "unclear";
}

const LONGEST = 40;

/**
 * Numbers that a house may have: from "12", "12A", "12-14", "Flat 3, 12". Null for none, as for a named house, or an ambiguous text, as "74/76". In "Flat
 * 3, 12" the house number is 12.
 */
export function readHouseNumbers(text: string): readonly HouseNumber[] | null {
	const plain = text
		.slice(0, LONGEST * 3)
		.toLowerCase()
		.replace(/\b(flat|apartment|apt|unit|room|studio)s?\.?\s*[a-z0-9]+\b,?/g, " ")
		.replace(/[–—]/g, "-")
		.trim();
	const [, first, firstLetter = "", last, lastLetter = ""] =
		/^(?:no\.?|number)?\s*(\d{1,4})\s?([a-z]?)(?:\s*-\s*(\d{1,4})\s?([a-z]?))?(?![a-z0-9]|\s*[-/&]|\s*and\b)/.exec(
			plain,
		) ?? [];
	if (first === undefined) {
		return null;
	}
	const from = { number: Number(first), letter: firstLetter };
	return last === undefined ? [from] : [from, { number: Number(last), letter: lastLetter }];
}
