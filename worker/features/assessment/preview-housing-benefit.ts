import type { HousingBenefit } from "#contracts/housing-benefit.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { ratesInPounds } from "#domain/subjects/market/housing-benefit/benefit-rate.ts";
import { housingBenefitOf } from "#domain/subjects/market/housing-benefit/housing-benefit.ts";
import { rentalArea } from "#domain/subjects/market/housing-benefit/rental-area.ts";

/** What housing benefit pays, in pounds, and from which areas the visitor chooses. */
export function wireHousingBenefit(assessment: Assessment): HousingBenefit {
	const benefit = housingBenefitOf(assessment);
	const { choices } = rentalArea(assessment.facts, assessment.inputs.brma);
	return { ...benefit, choices: choices && [...choices], rates: ratesInPounds(benefit.rates) };
}
