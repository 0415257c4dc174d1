import type { Narrative, ReportFacts } from "../document.ts";
import { chapterNarratives } from "./chapter-narratives.ts";
import { claimsOf } from "./rule.ts";

/** Most risks and most recommendations told: more would bury the grave ones. */
const MOST_CLAIMS = 6;

const riskRules = chapterNarratives.flatMap(({ risks }) => risks);
const adviceRules = chapterNarratives.flatMap(({ advice }) => advice);

/** Key risks and recommendations, each sentence written by a rule from the report's own facts, gravest first. Source: Rule REPORT-5. */
export function narrativeByRules(document: ReportFacts): Narrative {
	return {
		writtenBy: "rules",
		model: null,
		keyRisks: claimsOf(riskRules, document, MOST_CLAIMS),
		recommendations: claimsOf(adviceRules, document, MOST_CLAIMS),
	};
}
