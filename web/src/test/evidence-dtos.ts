import type { EvidenceDto, FigureDto, SourceDto } from "#domain/base/evidence-dto.ts";

/** A source as a report quotes it. */
export function aSourceDto(overrides: Partial<SourceDto> = {}): SourceDto {
	return {
		name: "Price Index of Private Rents",
		publisher: "Office for National Statistics",
		url: "https://www.ons.gov.uk/rents",
		licence: "Open Government Licence v3.0. Source: Office for National Statistics.",
		asOf: "2026-05",
		...overrides,
	};
}

/** Evidence of the home's own certificate, unless said otherwise. */
export function evidenceDtoOf(
	value: EvidenceDto["value"],
	overrides: Partial<EvidenceDto> = {},
): EvidenceDto {
	return {
		value,
		range: null,
		basis: "property",
		coverage: "ok",
		place: "14 Claremont Road",
		sample: null,
		note: null,
		sources: [
			aSourceDto({
				name: "Energy performance of buildings register",
				publisher: "Ministry of Housing, Communities and Local Government",
				url: "https://get-energy-performance-data.communities.gov.uk",
				licence: "Open Government Licence v3.0",
				asOf: "2021-03-14",
			}),
		],
		...overrides,
	};
}

/** A figure of the authority. */
export function aFigureDto(
	id: string,
	{ label, text, value = text }: { label: string; text: string; value?: EvidenceDto["value"] },
): FigureDto {
	return {
		id,
		label,
		text,
		evidence: evidenceDtoOf(value, {
			basis: "authority",
			place: "Manchester",
			sources: [aSourceDto()],
		}),
	};
}

/** A figure that no source gives. */
export function aGapDto(id: string, label: string, why: string): FigureDto {
	return {
		id,
		label,
		text: "Not known",
		evidence: evidenceDtoOf(null, {
			basis: "authority",
			coverage: "unknown",
			place: null,
			note: why,
			sources: [],
		}),
	};
}
