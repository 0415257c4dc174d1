import { sentence } from "../../../base/sentence.ts";
import type { PlanStep } from "../../../judgement/steps/plan-step.ts";
import type { Narrative, ReportFacts } from "../document/document.ts";
import { risksAlone } from "../document/listed-risks.ts";

/** Most risks and most recommendations; more would bury the grave ones. */
const MOST_CLAIMS = 6;

/** Key risks and recommendations: the gravest risks and the first steps, in a sentence or two each. Source: Rule REPORT-5. */
export function narrativeByRules({ risks, plan }: Pick<ReportFacts, "risks" | "plan">): Narrative {
	return {
		writtenBy: "rules",
		model: null,
		keyRisks: risksAlone(risks)
			.slice(0, MOST_CLAIMS)
			.map(({ id, detail }) => ({ id, text: detail })),
		recommendations: plan
			.slice(0, MOST_CLAIMS)
			.map((step) => ({ id: step.id, text: stepInWords(step) })),
	};
}

/** "Ask Manchester whether your street needs a licence. Cost: Free. £350 to £1,290 if needed." */
function stepInWords({ what, costText }: PlanStep): string {
	return costText?.includes("£") ? `${sentence(what)} Cost: ${sentence(costText)}` : sentence(what);
}
