import type { HousingBenefit } from "#contracts/housing-benefit.ts";
import type { Assessment } from "#domain/assess.ts";
import { ratesInPounds } from "#domain/lha/benefit-rate.ts";
import { housingBenefitOf } from "#domain/lha/housing-benefit.ts";
import { rentalArea } from "#domain/lha/rental-area.ts";

/** What housing benefit pays, in pounds, and from which areas the visitor chooses. */
export function wireHousingBenefit(assessment: Assessment): HousingBenefit {
	const benefit = housingBenefitOf(assessment);
	const { choices } = rentalArea(assessment.facts, assessment.inputs.brma);
	return { ...benefit, choices: choices && [...choices], rates: ratesInPounds(benefit.rates) };
}
