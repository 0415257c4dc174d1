import type { SourceId } from "./sources.ts";

/** How close to the home a figure was measured, finest first. `visitor` was typed by the reader, `rule` comes from the law. */
export const bases = [
	"visitor",
	"rule",
	"property",
	"postcode",
	"area",
	"authority",
	"market_area",
	"region",
	"country",
] as const;
export type Basis = (typeof bases)[number];

/** `estimated`: derived, or from a thin sample. `unknown`: no source told us. `not_covered`: nobody publishes it here. */
export const coverages = ["ok", "estimated", "unknown", "not_covered"] as const;
export type Coverage = (typeof coverages)[number];

/** Where a figure was read. `asOf` is the date the source gives it (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), null when it gives none. */
export type Citation = { readonly source: SourceId; readonly asOf: string | null };

/**
 * A figure with everything needed to believe it, or the reason there is none.
 * `note` is a sentence for the reader: the method of an estimate, or why there is no value.
 */
export type Evidence<T> = {
	readonly value: T | null;
	readonly basis: Basis;
	readonly coverage: Coverage;
	readonly citations: readonly Citation[];
	readonly note: string | null;
	/** Name of the place it was measured for: "Manchester 026", "Manchester", "M14 5LL". */
	readonly place: string | null;
	/** How many records it was computed from. */
	readonly sample: number | null;
	/** Lowest and highest, where the source gives a range; `value` is then its midpoint, or the median of several midpoints. */
	readonly range: readonly [low: number, high: number] | null;
};

type KnownFigure<T> = { value: T; basis: Basis; citations: readonly Citation[] } & Partial<
	Evidence<T>
>;
type Gap = { basis: Basis; note: string; citations?: readonly Citation[]; place?: string | null };

/** A figure that is known. Coverage is `ok` unless said otherwise. */
export function known<T>(figure: KnownFigure<T>): Evidence<T> {
	return { coverage: "ok", note: null, place: null, sample: null, range: null, ...figure };
}

/** No value because the source did not answer, or does not say. */
export function unknown<T>(gap: Gap): Evidence<T> {
	return nothing("unknown", gap);
}

/** No value because no one publishes one for this place. */
export function notCovered<T>(gap: Gap): Evidence<T> {
	return nothing("not_covered", gap);
}

function nothing<T>(coverage: "unknown" | "not_covered", gap: Gap): Evidence<T> {
	return { value: null, coverage, citations: [], place: null, sample: null, range: null, ...gap };
}

export function isKnown<T>(evidence: Evidence<T>): evidence is Evidence<T> & { value: T } {
	return evidence.value !== null;
}

/**
 * Chooses between candidates for the same figure; nothing else does. A value beats a gap; a finer basis beats a coarser one; at the same basis `ok` beats
 * `estimated`, then the newer citation wins. Of gaps, `unknown` (could be found out) beats `not_covered`. The order of candidates only breaks complete
 * ties.
 * Source: Rule EVIDENCE-3.
 * @throws RangeError when there is no candidate at all.
 */
export function mostTelling<T>(candidates: readonly Evidence<T>[]): Evidence<T> {
	const [best] = candidates.toSorted(
		(a, b) =>
			Number(isKnown(b)) - Number(isKnown(a)) ||
			(isKnown(a) ? byGrain(a, b) || byCoverage(a, b) : byCoverage(a, b) || byGrain(a, b)) ||
			newest(b).localeCompare(newest(a)),
	);
	if (!best) {
		throw new RangeError("no candidate for a figure");
	}
	return best;
}

function byGrain(a: Evidence<unknown>, b: Evidence<unknown>): number {
	return bases.indexOf(a.basis) - bases.indexOf(b.basis);
}

function byCoverage(a: Evidence<unknown>, b: Evidence<unknown>): number {
	return coverages.indexOf(a.coverage) - coverages.indexOf(b.coverage);
}

function newest(evidence: Evidence<unknown>): string {
	return (
		evidence.citations
			.map((citation) => citation.asOf ?? "")
			.toSorted()
			.at(-1) ?? ""
	);
}
