import type { LicensingScheme } from "../../base/facts/scheme.ts";
import type { StreetList } from "../../base/facts/street-list.ts";
import type { RegisterFinding } from "./judge-schemes.ts";
import {
	type HomeAddress,
	matchStreets,
	type StreetAnswer,
	type StreetDoubt,
} from "./streets/match-streets.ts";
import { parseStreetList, STREET_READING } from "./streets/parse-street-list.ts";

type Answers = ReadonlyMap<string, StreetAnswer>;

/** Lists parsed here because no parsed one was stored, by row. Each use and kind asks the same of one place, and a list may be long. */
const parsedLists = new WeakMap<LicensingScheme, StreetList>();

function listOf(scheme: LicensingScheme, text: string): StreetList {
	if (scheme.streetList?.reading === STREET_READING) {
		return scheme.streetList.list;
	}
	const list = parsedLists.get(scheme) ?? parseStreetList(text);
	parsedLists.set(scheme, list);
	return list;
}

/** For each scheme with a list of streets, by id, what the list says about a home. */
export function streetAnswers(
	schemes: readonly LicensingScheme[],
	address: HomeAddress | null,
): Answers {
	return new Map(
		schemes.flatMap((scheme) => {
			const { id, coverage, streets } = scheme;
			return coverage === "streets" && streets !== null && address !== null
				? [[id, matchStreets(listOf(scheme, streets), address)] as const]
				: [];
		}),
	);
}

/** Sentence on the list's line that decided, or why it leaves the home open; empty where no list mattered. */
export function streetsInWords(
	{ verdict, schemes, restsOn }: RegisterFinding,
	answers: Answers,
): string {
	const answersHere = (verdict === "none_found" ? restsOn : schemes).flatMap(
		({ id }) => answers.get(id) ?? [],
	);
	const decided =
		answersHere.find(
			({ answer }) => answer === (verdict === "none_found" ? "outside" : "inside"),
		) ?? answersHere.find(({ answer }) => answer === "ask");
	switch (decided?.answer) {
		case "inside":
			return ` Its list of streets names it: “${inLine(decided.line)}”.`;
		case "outside":
			return ` Its list of streets leaves it out: “${inLine(decided.line)}”.`;
		case "ask":
			return ` ${doubtInWords[decided.why](inLine(decided.line ?? ""))}`;
		default:
			return "";
	}
}

/** A printed line for use in a sentence, with single spaces between columns. */
function inLine(line: string): string {
	return line.replace(/\s+/g, " ");
}

const doubtInWords: Readonly<Record<StreetDoubt, (line: string) => string>> = {
	no_list: () => "Its list of streets could not be read.",
	unclear_list: (line) =>
		`Its list of streets cannot be read with certainty, for “${line}”: look there.`,
	no_street: () => "We do not know the street: choose the address.",
	not_named: () => "We did not find the street in its list: look there.",
	no_number: (line) => `Its list says “${line}”: give the house number.`,
	unclear_line: (line) => `Its list leaves it open: “${line}”.`,
	similar_name: (line) => `Its list has a similar name: “${line}”.`,
	streets_differ: () => "The postcode has several streets: choose the address.",
	side_unsaid: (line) => `Its list leaves it open: “${line}”.`,
	other_place: (line) => `Its list names the street in one place: “${line}”.`,
	lines_differ: (line) => `Its list contradicts itself: “${line}”.`,
};
