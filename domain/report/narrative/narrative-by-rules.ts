import type { Narrative } from "./document.ts";
import { adviceOnEnergy } from "./narrative-rules/advice-on-energy.ts";
import { adviceOnLicensing } from "./narrative-rules/advice-on-licensing.ts";
import { adviceOnMoney } from "./narrative-rules/advice-on-money.ts";
import { adviceOnPlace } from "./narrative-rules/advice-on-place.ts";
import { energyRisks } from "./narrative-rules/energy-risks.ts";
import { licensingRisks } from "./narrative-rules/licensing-risks.ts";
import { moneyRisks } from "./narrative-rules/money-risks.ts";
import { placeRisks } from "./narrative-rules/place-risks.ts";
import { claimsOf, type Rule } from "./narrative-rules/rule.ts";
import type { ReportFacts } from "./report-facts.ts";

/** Most risks and most recommendations told: more would bury the grave ones. */
const MOST_CLAIMS = 6;

const riskRules: readonly Rule[] = [
	...energyRisks,
	...licensingRisks,
	...moneyRisks,
	...placeRisks,
];

const adviceRules: readonly Rule[] = [
	...adviceOnEnergy,
	...adviceOnLicensing,
	...adviceOnMoney,
	...adviceOnPlace,
];

/** Key risks and recommendations, each sentence written by a rule from the report's own facts, gravest first. Source: DECISIONS 7. */
export function narrativeByRules(document: ReportFacts): Narrative {
	return {
		writtenBy: "rules",
		model: null,
		keyRisks: claimsOf(riskRules, document, MOST_CLAIMS),
		recommendations: claimsOf(adviceRules, document, MOST_CLAIMS),
	};
}
