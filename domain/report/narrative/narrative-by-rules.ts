import type { Narrative } from "../document.ts";
import { adviceOnEnergy } from "../energy/energy-advice.ts";
import { energyRisks } from "../energy/energy-risks.ts";
import { adviceOnLicensing } from "../licensing/licensing-advice.ts";
import { licensingRisks } from "../licensing/licensing-risks.ts";
import { adviceOnMoney } from "../money/money-advice.ts";
import { moneyRisks } from "../money/money-risks.ts";
import { adviceOnPlace } from "../place/place-advice.ts";
import { placeRisks } from "../place/place-risks.ts";
import type { ReportFacts } from "../report-facts.ts";
import { claimsOf, type Rule } from "./rule.ts";

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
