import type { HousingBenefit } from "#contracts/housing-benefit.ts";
import type { Assessment } from "#domain/assess.ts";
import { housingBenefitOf } from "#domain/lha/housing-benefit.ts";
import { rentalArea } from "#domain/lha/rental-area.ts";
import { toPounds } from "#domain/money.ts";

/** What housing benefit pays, in pounds, and from which areas the visitor chooses. */
export function wireHousingBenefit(assessment: Assessment): HousingBenefit {
	const { rates, ...benefit } = housingBenefitOf(assessment);
	const { choices } = rentalArea(assessment.facts, assessment.inputs.brma);
	return {
		...benefit,
		choices: choices && [...choices],
		rates: rates.map(({ label, weekly, monthly, percentile, isOfHome }) => ({
			label,
			weekly: toPounds(weekly),
			monthly: toPounds(monthly),
			percentile: percentile === null ? null : toPounds(percentile),
			isOfHome,
		})),
	};
}
