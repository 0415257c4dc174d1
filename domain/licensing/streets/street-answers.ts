import type { RegisterFinding } from "../judge-schemes.ts";
import type { LicensingScheme } from "../scheme.ts";
import {
	type HomeAddress,
	matchStreets,
	type StreetAnswer,
	type StreetDoubt,
} from "./match-streets.ts";
import { type ListedStreet, readStreetList } from "./read-street-list.ts";

type Answers = ReadonlyMap<string, StreetAnswer>;

/** Lists that were read, by their row: every use of a home and every kind of scheme asks the same of one place, and a list may be long. */
const readLists = new WeakMap<LicensingScheme, readonly ListedStreet[]>();

function listOf(scheme: LicensingScheme, text: string): readonly ListedStreet[] {
	const list = readLists.get(scheme) ?? readStreetList(text);
	readLists.set(scheme, list);
	return list;
}

/** What each scheme whose list of streets is held says of a home, by the scheme's id. */
export function streetAnswers(
	schemes: readonly LicensingScheme[],
	address: HomeAddress | null,
): Answers {
	return new Map(
		schemes.flatMap((scheme) => {
			const { id, coverage, streets } = scheme;
			return coverage === "streets" && streets !== null && address !== null
				? [[id, certain(matchStreets(listOf(scheme, streets), address))] as const]
				: [];
		}),
	);
}

/**
 * A no only where a line names the street and leaves the number out. That no line names it may be a way of printing that the reader does not know yet:
 * "Second Avenue" for 2nd Avenue, or a name with a word more.
 */
function certain(answer: StreetAnswer): StreetAnswer {
	return answer.answer === "outside" && answer.line === null
		? { answer: "ask", line: null, why: "not_named" }
		: answer;
}

/** Which line of a list decided, or why it leaves the home open; nothing where no list had a say. */
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
			return ` Its list of streets names it: “${decided.line}”.`;
		case "outside":
			return ` Its list of streets leaves it out: “${decided.line}”.`;
		case "ask":
			return ` ${doubtInWords[decided.why](decided.line ?? "")}`;
		default:
			return "";
	}
}

const doubtInWords: Readonly<Record<StreetDoubt, (line: string) => string>> = {
	no_list: () => "Its list of streets could not be read.",
	no_street: () => "We do not know the street: choose the address.",
	not_named: () => "We did not find the street in its list: look there.",
	no_number: (line) => `Its list says “${line}”: give the house number.`,
	unclear_line: (line) => `Its list leaves it open: “${line}”.`,
	similar_name: (line) => `Its list has a similar name: “${line}”.`,
	streets_differ: () => "The postcode has several streets: choose the address.",
	side_unsaid: (line) => `Its list leaves it open: “${line}”.`,
	lines_differ: (line) => `Its list contradicts itself: “${line}”.`,
};
