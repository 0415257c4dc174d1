import type { Claim, Narrative, ReportRisk } from "./document.ts";

/** The risks that are what goes wrong, without what every landlord does. */
export function risksAlone(risks: readonly ReportRisk[]): readonly ReportRisk[] {
	return risks.filter(({ isDuty }) => !isDuty);
}

/** Sentences that are printed as they were written, a language model's. What the rules say stands with its fact. */
export function printedClaims(
	claims: readonly Claim[],
	{ writtenBy }: Pick<Narrative, "writtenBy">,
): readonly Claim[] {
	return writtenBy === "rules" ? [] : claims;
}

/** The risks that a law makes. */
export function flaggedRisks(risks: readonly ReportRisk[]): readonly ReportRisk[] {
	return risks.filter(({ isFlag }) => isFlag);
}
