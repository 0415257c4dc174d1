import type { Provenance } from "#contracts/evidence.ts";
import type { Evidence } from "#domain/evidence.ts";
import { toldSources } from "#domain/told.ts";

/** A figure's provenance without the figure, its note or its count: what may be told of what may not be read. */
export function provenanceOf(evidence: Evidence<unknown>): Provenance {
	return {
		basis: evidence.basis,
		coverage: evidence.coverage,
		place: evidence.place,
		sample: null,
		note: evidence.value === null ? evidence.note : null,
		sources: toldSources(evidence.citations),
	};
}
