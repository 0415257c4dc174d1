import { adverseFirst } from "../../../base/area-fact.ts";
import {
	type FigureDto,
	type SourceDto,
	serializeEvidence,
	serializeSources,
} from "../../../base/evidence-dto.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import {
	type Comparison,
	comparisonsOf,
} from "../../../judgement/home/neighbourhood-comparisons.ts";
import {
	type HousingBenefit,
	housingBenefitOf,
} from "../../../subjects/market/housing-benefit/housing-benefit.ts";
import type { MapSheet } from "../../map/map-sheet.ts";

/** The place around the home beyond single facts: how it compares, a map of its council, and what housing benefit pays there. */
export type Neighbourhood = {
	readonly comparisons: readonly Comparison[];
	/** As it was laid out on the day of the report; null where no outlines could be had. */
	readonly map: { readonly sheet: MapSheet; readonly sources: readonly SourceDto[] } | null;
	/** Null where the rental market area is not known. */
	readonly housingBenefit: HousingBenefit | null;
};

/** The neighbourhood of a home. A report is paid for, so what is finer than an authority is compared too. */
export function neighbourhoodOf(assessment: Assessment, map: MapSheet | null): Neighbourhood {
	const benefit = housingBenefitOf(assessment);
	return {
		comparisons: comparisonsOf(assessment.facts, { entitled: true }),
		housingBenefit: benefit.area === null ? null : benefit,
		map: map && {
			sheet: map,
			sources: serializeSources([{ source: "outlines", asOf: OUTLINES_AS_OF }]),
		},
	};
}

/** Month of the districts, the newest of the outlines. Source: datasets/outlines/README.md. */
const OUTLINES_AS_OF = "2025-05";

/** What is known of the place around the home, as the chapter on the area tells it: what is adverse comes first. */
export function placeFacts({ areaFacts }: Assessment): FigureDto[] {
	return areaFacts.toSorted(adverseFirst).map(({ id, label, text, evidence }) => ({
		id,
		label,
		text,
		evidence: serializeEvidence(evidence),
	}));
}
