import type { RentStanding } from "#contracts/rent-standing.ts";
import { serializeProvenance } from "#domain/base/evidence-dto.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { rentComparison, rentComparisonInWords } from "#domain/subjects/market/stated-rent.ts";

/** The stated rent beside the official mean: by bedrooms for who may read those rents, else of all homes, which is free. Source: Rule MARKET-5. */
export function wireRentStanding(
	assessment: Assessment,
	{ entitled }: { entitled: boolean },
): RentStanding | null {
	const standing = rentComparison(assessment, { byBedrooms: entitled });
	return (
		standing && {
			sentences: rentComparisonInWords(standing, assessment.inputs),
			isFar: standing.isFar,
			provenance: serializeProvenance(standing.official),
		}
	);
}
