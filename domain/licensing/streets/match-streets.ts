import {
	type HouseNumber,
	holds,
	type Membership,
	type NumberSet,
	readHouseNumbers,
} from "./house-numbers.ts";
import type { ListedStreet } from "./read-street-list.ts";
import { mayBeSame, streetKey } from "./street-name.ts";

/** A home as a list of streets is asked about it. */
export type HomeAddress = {
	/** `M14 5LL`. */
	readonly postcode: string;
	/** Names of streets that its postcode lies in: none where nobody knows, several where it is at a corner. */
	readonly streets: readonly string[];
	/** As it is typed or printed: "12", "12A", "Flat 3, 12"; null where it is not known. */
	readonly houseNumber: string | null;
};

/** Why a list leaves a home open. */
export type StreetDoubt =
	| "no_list"
	| "no_street"
	| "not_named"
	| "no_number"
	| "unclear_line"
	| "similar_name"
	| "streets_differ"
	| "side_unsaid"
	| "lines_differ";

/** What a list of streets says of a home, and the line that decided. `ask`: ambiguous, which is never a no. */
export type StreetAnswer =
	| { readonly answer: "inside"; readonly line: string }
	| { readonly answer: "outside"; readonly line: string | null }
	| { readonly answer: "ask"; readonly line: string | null; readonly why: StreetDoubt };

/** What the list says of a home. */
export function matchStreets(list: readonly ListedStreet[], home: HomeAddress): StreetAnswer {
	if (list.every(({ isUnclear }) => isUnclear)) {
		return { answer: "ask", line: list[0]?.line ?? null, why: "no_list" };
	}
	const keys = [...new Set(home.streets.map(streetKey))].filter((key) => key !== "");
	const answers = keys.map((key) => matchStreet(list, key, home));
	const [first] = answers;
	if (first === undefined) {
		return { answer: "ask", line: null, why: "no_street" };
	}
	return answers.every(({ answer }) => answer === first.answer)
		? first
		: {
				answer: "ask",
				line: answers.find(({ line }) => line !== null)?.line ?? null,
				why: "streets_differ",
			};
}

function matchStreet(list: readonly ListedStreet[], key: string, home: HomeAddress): StreetAnswer {
	const named = list.filter(({ street }) => street === key);
	const clear = named.filter(({ isUnclear }) => !isUnclear);
	const judged = clear.map((listed) => ({ listed, held: heldBy(listed, home) }));
	const inside = judged.find(({ held }) => held === "in")?.listed;
	const denied = judged.find(({ held }) => held === "excluded")?.listed;
	if (inside && denied) {
		return { answer: "ask", line: denied.line, why: "lines_differ" };
	}
	if (inside) {
		return { answer: "inside", line: inside.line };
	}
	const open = judged.find(({ held }) => held !== "out" && held !== "excluded");
	if (open) {
		return { answer: "ask", line: open.listed.line, why: doubts[open.held] ?? "unclear_line" };
	}
	return notListed(list, key, denied ?? named.find(({ isUnclear }) => !isUnclear));
}

/** No clear line holds the home: an unclear one may, and so may a street that is written a little otherwise. */
function notListed(
	list: readonly ListedStreet[],
	key: string,
	decided: ListedStreet | undefined,
): StreetAnswer {
	const unclear = list.find(
		({ isUnclear, street }) =>
			isUnclear && (street === "" || street === key || mayBeSame(street, key)),
	);
	if (unclear) {
		return { answer: "ask", line: unclear.line, why: "unclear_line" };
	}
	const similar = decided ? undefined : list.find(({ street }) => mayBeSame(street, key));
	return similar
		? { answer: "ask", line: similar.line, why: "similar_name" }
		: { answer: "outside", line: decided?.line ?? null };
}

type LineVerdict = Membership | "excluded" | "no_number" | "other_postcode";

const doubts: Readonly<Partial<Record<LineVerdict, StreetDoubt>>> = {
	unclear: "side_unsaid",
	no_number: "no_number",
	other_postcode: "lines_differ",
};

/** What one clear line says of a home in its street. A postcode it does not name contradicts a number that it does. */
function heldBy(listed: ListedStreet, home: HomeAddress): LineVerdict {
	const { numbers, excluded, postcodes } = listed;
	const isHere = postcodes.length === 0 || postcodes.some((code) => covers(code, home.postcode));
	if (numbers === null && excluded === null) {
		return isHere ? "in" : "out";
	}
	const houses = home.houseNumber === null ? null : readHouseNumbers(home.houseNumber);
	if (houses === null) {
		return isHere ? "no_number" : "out";
	}
	const held = heldByNumbers(listed, houses);
	return held === "in" && !isHere ? "other_postcode" : held;
}

function heldByNumbers(
	{ numbers, excluded }: ListedStreet,
	houses: readonly HouseNumber[],
): LineVerdict {
	const spared = excluded === null ? "out" : heldTogether(excluded, houses);
	if (spared !== "out") {
		return spared === "in" ? "excluded" : "unclear";
	}
	return numbers === null ? "in" : heldTogether(numbers, houses);
}

/** Of 12-14 both have to be in, or both out. */
function heldTogether(numbers: NumberSet, houses: readonly HouseNumber[]): Membership {
	const answers = houses.map((house) => holds(numbers, house));
	const [first = "unclear"] = answers;
	return answers.every((answer) => answer === first) ? first : "unclear";
}

/** Whether a postcode, sector or outcode of a list is that of a home. */
function covers(printed: string, postcode: string): boolean {
	return (
		postcode === printed || postcode.startsWith(printed.includes(" ") ? printed : `${printed} `)
	);
}
