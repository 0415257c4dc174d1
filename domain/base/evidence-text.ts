import type { Basis } from "./evidence.ts";
import type { FigureDto, ProvenanceDto, SourceDto } from "./evidence-dto.ts";
import { upperFirst } from "./sentence.ts";
import { dateInWords } from "./words.ts";

/** How far a figure can be relied on, judged by its source. */
export type ProvenanceKind = "official" | "typical" | "visitor" | "estimate" | "gap";

/** What was measured, by how near to the home it was. */
export const basisInWords: Readonly<Record<Basis, string>> = {
	visitor: "what you entered",
	rule: "the law",
	property: "this home",
	postcode: "this postcode",
	area: "the neighbourhood",
	authority: "the local authority",
	market_area: "the rental market area",
	region: "the region",
	country: "the nation",
};

const nearTheHome: readonly Basis[] = ["property", "postcode", "rule"];

/** Kind of a figure. A median of many records is typical, however near they are; a single record is official. */
export function provenanceKind({ basis, coverage, sample }: ProvenanceDto): ProvenanceKind {
	if (coverage === "unknown" || coverage === "not_covered") {
		return "gap";
	}
	if (basis === "visitor") {
		return "visitor";
	}
	if (coverage === "estimated") {
		return "estimate";
	}
	return nearTheHome.includes(basis) && sample === null ? "official" : "typical";
}

/** The kind of a figure and its place: "Typical of Manchester 026", "Official". */
export function provenanceInWords(provenance: ProvenanceDto): string {
	const where = provenance.place ?? basisInWords[provenance.basis];
	const words: Readonly<Record<ProvenanceKind, string>> = {
		official: "Official",
		typical: `Typical of ${where}`,
		visitor: "Your input",
		estimate: `Estimate for ${where}`,
		gap: "Not available",
	};
	return words[provenanceKind(provenance)];
}

/** Said of a source without a date. */
export const NO_DATE = "no date given";

/** Marks a date that is older than its source's limit. */
const PAST = "update due";

/** The same as a sentence, behind a source. */
export const UPDATE_DUE = `${upperFirst(PAST)}.`;

/** The date of a source: "May 2026", "May 2026, update due", "no date given". */
export function sourceDateInWords(
	{ asOf, isPast }: Pick<SourceDto, "asOf" | "isPast">,
	inWords: (date: string) => string = dateInWords,
): string {
	const date = asOf === null ? NO_DATE : inWords(asOf);
	return isPast ? `${date}, ${PAST}` : date;
}

/** The source that gives the figure its date: an outdated one first, else the first with a date. */
export function datedSource({ sources }: Pick<ProvenanceDto, "sources">): SourceDto | null {
	return sources.find(({ isPast }) => isPast) ?? sources.find(({ asOf }) => asOf) ?? null;
}

/** A figure in words, or the reason for its absence. Leaves out its place, because its provenance is printed beside it. */
export function figureInWords({ text, evidence }: FigureDto): string {
	if (evidence.value === null) {
		return evidence.note ?? text;
	}
	const ending = `, typical of ${evidence.place ?? "the place"}`;
	return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
