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

/** The area around the home beyond single facts: comparisons, a map of its council, and local housing benefit. */
export type Neighbourhood = {
	readonly comparisons: readonly Comparison[];
	/** Laid out on the day of the report; null where no outlines were available. */
	readonly map: { readonly sheet: MapSheet; readonly sources: readonly SourceDto[] } | null;
	/** Null where the rental market area is not known. */
	readonly housingBenefit: HousingBenefit | null;
};

/** The neighbourhood of a home. Reports are paid for, so figures finer than the authority's are included. */
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

/** Facts of the area for its chapter, adverse ones first. */
export function placeFacts({ areaFacts }: Assessment): FigureDto[] {
	return areaFacts.toSorted(adverseFirst).map(({ id, label, text, evidence }) => ({
		id,
		label,
		text,
		evidence: serializeEvidence(evidence),
	}));
}
