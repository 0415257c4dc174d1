import { FEWEST_IN_HMO, peopleOf } from "../../base/use.ts";
import { judgeArticleFour } from "./article-four.ts";
import type { Letting } from "./judge-from-register.ts";
import { licenceNeed } from "./licence-need.ts";
import { councilsOf, type LicensingScope } from "./licensing-scope.ts";
import type { PlanningRule } from "./planning-law.ts";
import { planningLawOf } from "./planning-law.ts";
import type { Judgement } from "./verdict.ts";

/**
 * Judges whether the home may become a house in multiple occupation of its size. A nation's rule comes first; otherwise Article 4 directions decide in
 * England, and the council in Scotland. One household is judged as the smallest HMO would be.
 * Source: Rule LICENCE-18, Fact LAW-F9, Fact LAW-F10.
 */
export function judgePlanning(scope: LicensingScope, letting: Letting): Judgement {
	const { articleFour, rule } = planningLawOf(scope.place.nation);
	const people = Math.max(FEWEST_IN_HMO, peopleOf(letting.occupancy));
	if (rule && people >= rule.fromPeople) {
		return byRule(scope, rule);
	}
	return articleFour ? judgeArticleFour(scope, letting) : councilDecides(scope);
}

function byRule({ place }: LicensingScope, { summary, law, lastChecked }: PlanningRule): Judgement {
	return {
		verdict: "required",
		proof: "rule",
		summary,
		need: licenceNeed("planning", "required", { place, rows: [] }),
		schemes: [],
		basis: "rule",
		citations: [{ source: law, asOf: lastChecked }],
	};
}

function councilDecides({ place }: LicensingScope): Judgement {
	const councils = councilsOf(place, []);
	return {
		verdict: "unknown",
		proof: null,
		summary: `We don't know whether use as an HMO needs planning permission. In ${place.nation} each council decides: ask ${councils}.`,
		need: licenceNeed("planning", "unknown", { place, rows: [] }),
		schemes: [],
		basis: "authority",
		citations: [],
	};
}
