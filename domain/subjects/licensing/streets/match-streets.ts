import {
	hasStreetWord,
	looseKey,
	mayBeSame,
	mentions,
	streetKey,
} from "../../../base/address/street-name.ts";
import type {
	HouseNumber,
	ListLine,
	NumberSet,
	ParsedStreet,
	StreetList,
} from "../../../base/facts/street-list.ts";
import { includesHouse, type Membership, readHouseNumbers } from "./house-numbers.ts";
import { covers } from "./take-postcodes.ts";

/** A home, as it is looked up in a list of streets. */
export type HomeAddress = {
	/** `M14 5LL`. */
	readonly postcode: string;
	/** Streets of its postcode: empty where unknown, several at a corner. */
	readonly streets: readonly string[];
	/** As it is typed or printed: "12", "12A", "Flat 3, 12"; null where it is not known. */
	readonly houseNumber: string | null;
	/** Names of its town, wards and council, as far as they are known. */
	readonly places: readonly string[];
};

/** Why a list leaves a home open. */
export type StreetDoubt =
	| "no_list"
	| "unclear_list"
	| "no_street"
	| "not_named"
	| "no_number"
	| "unclear_line"
	| "similar_name"
	| "streets_differ"
	| "side_unsaid"
	| "other_place"
	| "lines_differ";

/** A list's answer about a home, with the line that decided. `ask`: ambiguous, neither yes nor no. */
export type StreetAnswer =
	| { readonly answer: "inside" | "outside"; readonly line: string }
	| { readonly answer: "ask"; readonly line: string | null; readonly why: StreetDoubt };

/**
 * Looks a home up in a list. It is only excluded where a line names its street without its number: a street that no line names may be printed in a way the
 * parser does not know.
 */
export function matchStreets(list: StreetList, home: HomeAddress): StreetAnswer {
	if (list.refused !== null) {
		return { answer: "ask", line: list.refused.line, why: "unclear_list" };
	}
	if (list.lines.every(({ streets }) => streets.length === 0)) {
		return { answer: "ask", line: null, why: "no_list" };
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

type Verdict = Membership | "excluded" | "no_number" | "other_postcode" | "other_place";
type Judged = { readonly listed: ListLine; readonly verdict: Verdict };

const doubts: Readonly<Partial<Record<Verdict, StreetDoubt>>> = {
	unclear: "side_unsaid",
	no_number: "no_number",
	other_postcode: "lines_differ",
	other_place: "other_place",
};

function matchStreet(list: StreetList, key: string, home: HomeAddress): StreetAnswer {
	const sought = looseKey(key);
	const unclear = list.lines.find((line) =>
		line.doubts.some(({ about }) => mentions(about, sought)),
	);
	if (unclear) {
		return { answer: "ask", line: unclear.line, why: "unclear_line" };
	}
	const judged = list.lines.flatMap((listed) =>
		listed.streets
			.filter(({ street }) => street === key)
			.map((street) => ({ listed, verdict: judge(street, home, list.loosePostcodes) })),
	);
	const inside = judged.find(({ verdict }) => verdict === "in");
	if (inside) {
		const against = judged.find((other) => contradicts(inside, other));
		return against
			? { answer: "ask", line: against.listed.line, why: "lines_differ" }
			: { answer: "inside", line: inside.listed.line };
	}
	const open = judged.find(({ verdict }) => verdict !== "out" && verdict !== "excluded");
	if (open) {
		return { answer: "ask", line: open.listed.line, why: doubts[open.verdict] ?? "unclear_line" };
	}
	return notIncluded(list, key, judged);
}

/** Whether another line contradicts a match: an exception removes what another line includes, and below another heading the same name may be another street. */
function contradicts(inside: Judged, { listed, verdict }: Judged): boolean {
	return verdict === "excluded" || (verdict !== "in" && listed.section !== inside.listed.section);
}

/** Answer where no parsed line includes the home: an unparsed line or a different spelling may. */
function notIncluded(list: StreetList, key: string, [denied]: readonly Judged[]): StreetAnswer {
	const similar = list.lines.find(
		({ streets, doubts: found }) =>
			streets.some(({ street }) => mayBeSame(street, key) || street.endsWith(` ${key}`)) ||
			found.some(({ about }) => mayBeSame(about, key)),
	);
	if (similar) {
		return { answer: "ask", line: similar.line, why: "similar_name" };
	}
	const unnamed = list.lines.find(({ doubts: found }) =>
		found.some(({ doubt, about }) => doubt !== "area" && !hasStreetWord(about)),
	);
	if (unnamed) {
		return { answer: "ask", line: unnamed.line, why: "unclear_line" };
	}
	return denied
		? { answer: "outside", line: denied.listed.line }
		: { answer: "ask", line: null, why: "not_named" };
}

/** A line's verdict on a home in its street. A postcode that differs from the line's contradicts a matching number. */
function judge(listed: ParsedStreet, home: HomeAddress, loose: readonly string[]): Verdict {
	const known = home.places.map(streetKey);
	if (!listed.places.every((place) => known.includes(place))) {
		return "other_place";
	}
	const code = postcodeOf(listed, home, loose);
	if (listed.numbers === null && listed.excluded === null) {
		return code === "in" ? "in" : code === "unclear" ? "other_postcode" : "out";
	}
	const houses = home.houseNumber === null ? null : readHouseNumbers(home.houseNumber);
	if (houses === null) {
		return code === "out" ? "out" : "no_number";
	}
	const held = includedByNumbers(listed, houses);
	return held === "in" && code !== "in" ? "other_postcode" : held;
}

/** Whether the line, or a loose line of the list, names the postcode; if not, the street may be another of the same name. */
function postcodeOf(
	{ postcodes }: ParsedStreet,
	home: HomeAddress,
	loose: readonly string[],
): Membership {
	const isNamed = (codes: readonly string[]) => codes.some((code) => covers(code, home.postcode));
	if (postcodes.length > 0) {
		return isNamed(postcodes) ? "in" : "out";
	}
	return loose.length === 0 || isNamed(loose) ? "in" : "unclear";
}

function includedByNumbers(
	{ numbers, excluded }: ParsedStreet,
	houses: readonly HouseNumber[],
): Verdict {
	const spared = excluded === null ? "out" : includedTogether(excluded, houses);
	const held = numbers === null ? "in" : includedTogether(numbers, houses);
	if (held !== "in" || spared === "out") {
		return held;
	}
	return spared === "in" ? "excluded" : "unclear";
}

/** For 12-14, both numbers have to be in, or both out. */
function includedTogether(numbers: NumberSet, houses: readonly HouseNumber[]): Membership {
	const answers = houses.map((house) => includesHouse(numbers, house));
	const [first = "unclear"] = answers;
	return answers.every((answer) => answer === first) ? first : "unclear";
}
