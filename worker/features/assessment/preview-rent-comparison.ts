import type { RentComparison } from "#contracts/rent-comparison.ts";
import { serializeProvenance } from "#domain/base/evidence-dto.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import {
	meanInWords,
	rentComparison,
	rentComparisonInWords,
} from "#domain/subjects/market/stated-rent.ts";

/** The stated rent beside the official mean: by bedrooms for who may read those rents, else of all homes, which is free. Source: Rule MARKET-5. */
export function wireRentComparison(
	assessment: Assessment,
	{ entitled }: { entitled: boolean },
): RentComparison | null {
	const comparison = rentComparison(assessment, { byBedrooms: entitled });
	return (
		comparison && {
			sentences: rentComparisonInWords(comparison, assessment.inputs),
			caveats: meanInWords(comparison.official),
			isFar: comparison.isFar,
			provenance: serializeProvenance(comparison.official),
		}
	);
}
