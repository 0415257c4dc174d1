import type { Provenance, SourceLine, WireEvidence } from "#contracts/evidence.ts";

/** A source as the API quotes it. */
export function aSource(overrides: Partial<SourceLine> = {}): SourceLine {
	return {
		name: "Price Index of Private Rents",
		publisher: "Office for National Statistics",
		url: "https://www.ons.gov.uk/rents",
		licence: "Open Government Licence v3.0. Source: Office for National Statistics.",
		asOf: "2026-05",
		...overrides,
	};
}

/** A figure of the authority, unless said otherwise. */
export function evidenceOf(
	value: WireEvidence["value"],
	overrides: Partial<WireEvidence> = {},
): WireEvidence {
	return {
		value,
		range: null,
		basis: "authority",
		coverage: "ok",
		place: "Manchester",
		sample: null,
		note: null,
		sources: [aSource()],
		...overrides,
	};
}

/** A figure of the postcode's energy certificates. */
export function energyEvidence(
	value: WireEvidence["value"],
	overrides: Partial<WireEvidence> = {},
): WireEvidence {
	return evidenceOf(value, {
		basis: "area",
		place: "Manchester 026",
		sample: 4091,
		note: "The most common rating of the area’s certificates.",
		sources: [
			aSource({
				name: "Energy certificates by area",
				publisher: "Ministry of Housing, Communities and Local Government",
				url: "https://get-energy-performance-data.communities.gov.uk",
				licence: "Open Government Licence v3.0",
				asOf: "2026-03",
			}),
		],
		...overrides,
	});
}

/** No figure, and why. */
export function aGap(note: string, overrides: Partial<WireEvidence> = {}): WireEvidence {
	return evidenceOf(null, { coverage: "unknown", note, place: null, sources: [], ...overrides });
}

/** Where something comes from, without the thing. */
export function aProvenance(overrides: Partial<Provenance> = {}): Provenance {
	const { basis, coverage, place, sample, note, sources } = evidenceOf(null, overrides);
	return { basis, coverage, place, sample, note, sources };
}
