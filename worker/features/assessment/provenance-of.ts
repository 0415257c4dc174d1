import type { Provenance, SourceLine, WireEvidence } from "#contracts/evidence.ts";
import type { Citation, Evidence } from "#domain/evidence.ts";
import { type Pence, pence, toPounds } from "#domain/money.ts";
import { sources } from "#domain/sources.ts";

/** Citations as they are quoted beside a figure, each source once. */
export function sourceLines(citations: readonly Citation[]): SourceLine[] {
	const seen = new Set<string>();
	return citations.flatMap(({ source, asOf }) => {
		const key = `${source} ${asOf}`;
		if (seen.has(key)) {
			return [];
		}
		seen.add(key);
		return [{ ...sources[source], asOf }];
	});
}

/** A figure's provenance without the figure, its note or its count: what may be told of what may not be read. */
export function provenanceOf(evidence: Evidence<unknown>): Provenance {
	return {
		basis: evidence.basis,
		coverage: evidence.coverage,
		place: evidence.place,
		sample: null,
		note: evidence.value === null ? evidence.note : null,
		sources: sourceLines(evidence.citations),
	};
}

/** A figure with its provenance. `toWire` changes the unit of value and range alike. */
export function wireEvidence<T extends number | string | boolean>(
	evidence: Evidence<T>,
	toWire: (value: number) => number = (value) => value,
): WireEvidence {
	const { basis, coverage, place, sample, note, value, range } = evidence;
	return {
		value: typeof value === "number" ? toWire(value) : value,
		range: range ? [toWire(range[0]), toWire(range[1])] : null,
		basis,
		coverage,
		place,
		sample,
		note,
		sources: sourceLines(evidence.citations),
	};
}

/** An amount in pence as SPEC's pounds. */
export function wireMoney(evidence: Evidence<Pence>): WireEvidence {
	return wireEvidence<number>(evidence, (amount) => toPounds(pence(amount)));
}
