import type { Basis, Citation, Coverage, Evidence } from "./evidence.ts";
import { type Pence, pence, toPounds } from "./money.ts";
import type { Source } from "./source-record.ts";
import { publishedSource } from "./sources.ts";

/** A source as quoted beside a figure. It is a copy, so that what was sent or printed never changes later. */
export type SourceDto = Source & {
	/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where the source gives no date. */
	readonly asOf: string | null;
	/** Present where the date was past the source's limit on the day of sending (`freshness.ts`). */
	readonly isPast?: true | undefined;
};

/** Where a figure comes from, without the figure. */
export type ProvenanceDto = {
	readonly basis: Basis;
	readonly coverage: Coverage;
	readonly place: string | null;
	readonly sample: number | null;
	readonly note: string | null;
	readonly sources: readonly SourceDto[];
};

/** A figure with its provenance, ready to be shown, sent and stored: money in pounds, sources in full. */
export type EvidenceDto = ProvenanceDto & {
	readonly value: number | string | boolean | null;
	/** Lowest and highest, in the unit of the value. */
	readonly range: readonly [low: number, high: number] | null;
};

/** A printed figure: its name, its value or the reason for its absence in words, and its source. */
export type FigureDto<Id extends string = string> = {
	readonly id: Id;
	readonly label: string;
	readonly text: string;
	readonly evidence: EvidenceDto;
};

/** Citations in full, without repeating a source and date. */
export function serializeSources(citations: readonly Citation[]): SourceDto[] {
	const seen = new Map(
		citations.map(({ source, asOf }) => [`${source} ${asOf}`, { source, asOf }]),
	);
	return [...seen.values()].map(({ source, asOf }) => ({ ...publishedSource(source), asOf }));
}

/** Whether a value found in a document is a quoted source. */
export function isSourceDto(value: unknown): value is SourceDto {
	return (
		typeof value === "object" &&
		value !== null &&
		["name", "publisher", "url", "licence", "asOf"].every((key) => key in value)
	);
}

/** Where a figure comes from, written out without the figure. */
export function serializeProvenance(evidence: Evidence<unknown>): ProvenanceDto {
	const { basis, coverage, place, sample, note, citations } = evidence;
	return { basis, coverage, place, sample, note, sources: serializeSources(citations) };
}

/** Evidence with its sources in full. `inUnit` converts both value and range. */
export function serializeEvidence<T extends number | string | boolean>(
	evidence: Evidence<T>,
	inUnit: (value: number) => number = (value) => value,
): EvidenceDto {
	const { value, range } = evidence;
	return {
		value: typeof value === "number" ? inUnit(value) : value,
		range: range ? [inUnit(range[0]), inUnit(range[1])] : null,
		...serializeProvenance(evidence),
	};
}

/** An amount in pence, written in pounds. */
export function serializeMoney(evidence: Evidence<Pence>): EvidenceDto {
	return serializeEvidence<number>(evidence, (amount) => toPounds(pence(amount)));
}
