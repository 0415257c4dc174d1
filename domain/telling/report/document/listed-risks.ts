import type { Claim, Narrative, ReportRisk } from "./document.ts";

/** Actual risks, without the duties of every landlord. */
export function risksAlone(risks: readonly ReportRisk[]): readonly ReportRisk[] {
	return risks.filter(({ isDuty }) => !isDuty);
}

/** Sentences by a language model, which are printed as written. Sentences by rules appear beside their facts instead. */
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
