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
 * Evidence of a row that was just confirmed at these pages: evidence from them gets this day as its reading, and the council's page is added if it was not
 * evidence. Evidence from other pages stays.
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

/** Sentence for a page that proves everything in a row. */
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

/** Lower-cased for use within a sentence; "Article 4" keeps its capital. */
function lowered(words: string): string {
	return words.startsWith("Article") ? words : lowerFirst(words);
}
