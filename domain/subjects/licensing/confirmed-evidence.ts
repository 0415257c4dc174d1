import type { IsoDate } from "../../base/calendar.ts";
import { type LicensingScheme, type SchemeEvidence, schemeKinds } from "../../base/facts/scheme.ts";
import { lowerFirst } from "../../base/sentence.ts";
import { dateInWords, listInWords } from "../../base/words.ts";
import { coverageInWords, schemeKindInWords, schemeStatusInWords } from "./scheme-words.ts";

type PagesRead = {
	/** Addresses that the row was read at. */
	readonly read: readonly string[];
	/** The day in London. */
	readonly day: IsoDate;
	/** The account of the administrator. */
	readonly readBy: string;
};

/**
 * The evidence of a row once it was found right at these pages: what it had of them was read on this day, and the council's page becomes evidence where it
 * was none. Of other pages it says what it said.
 */
export function confirmedEvidence(
	scheme: LicensingScheme,
	{ read, day, readBy }: PagesRead,
): SchemeEvidence[] {
	const held = scheme.evidence.map((piece) =>
		read.includes(piece.url) ? { ...piece, readDay: day, readBy } : piece,
	);
	const added = read
		.filter((url) => !scheme.evidence.some((piece) => piece.url === url))
		.map((url) => ({
			url,
			publisher: "council" as const,
			pageDay: null,
			readDay: day,
			readBy,
			proves: provenInWords(scheme),
		}));
	return [...held, ...added];
}

/** What a page proves that says all that a row says, as one sentence. */
function provenInWords(scheme: LicensingScheme): string {
	if (scheme.kind === "none") {
		const kinds = schemeKinds.filter((kind) => scheme.ruledOut.some((other) => other === kind));
		const names = kinds.map((kind) => lowered(schemeKindInWords[kind]));
		return `The council has no ${names.length === 0 ? "scheme" : listInWords(names, "or")}.`;
	}
	const days = [
		scheme.start ? ` from ${dateInWords(scheme.start)}` : "",
		scheme.end ? ` until ${dateInWords(scheme.end)}` : "",
	].join("");
	const reach = coverageInWords(scheme.coverage);
	return `${schemeKindInWords[scheme.kind]} of ${reach}${days}: ${lowered(schemeStatusInWords[scheme.status])}.`;
}

/** Within a sentence; "Article 4" stays a name. */
function lowered(words: string): string {
	return words.startsWith("Article") ? words : lowerFirst(words);
}
