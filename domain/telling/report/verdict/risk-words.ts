import { type RiskWords, riskWords } from "../../../judgement/score/bands.ts";
import type { ReportDocument } from "../document/document.ts";

/** What a report prints beside its risk score; null without one. Only a home that can be let and pays is praised. Source: Rule SCORE-18. */
export function riskWordsOf({
	answer,
	verdict: { riskScore },
}: Pick<ReportDocument, "answer" | "verdict">): RiskWords | null {
	const letsAndPays = answer.let.verdict === "yes" && answer.pays.verdict === "yes";
	return riskScore === null ? null : riskWords(riskScore, letsAndPays);
}
