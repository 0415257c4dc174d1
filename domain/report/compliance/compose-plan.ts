import type { Assessment } from "../../assess.ts";
import {
	actionPlan,
	actionTimeInWords,
	actionTimes,
	type Findings,
	type Found,
} from "../../compliance/action-plan.ts";
import { validUntil } from "../../epc/current-certificates.ts";
import { routeToC } from "../../epc/route-to-c.ts";
import { councilLicences } from "../../licensing/licence.ts";
import { pageOf } from "../../licensing/licensing-scope.ts";
import type { Judgement } from "../../licensing/verdict.ts";
import { knownNation } from "../../place/possible-nations.ts";
import type { PlanStage } from "./compliance-section.ts";

/** What to do, soonest first; a time without anything to do is left out. */
export function planStages(assessment: Assessment): PlanStage[] {
	const actions = actionPlan(findingsOf(assessment));
	return actionTimes
		.map((time) => ({
			time,
			heading: actionTimeInWords[time],
			steps: actions
				.filter((action) => action.time === time)
				.map(({ id, what, who, cost, url }) => ({ id, what, who, cost, url })),
		}))
		.filter(({ steps }) => steps.length > 0);
}

/** The band of a neighbour or of the area sets no one to work: only the chosen home's own counts. */
function findingsOf(assessment: Assessment): Findings {
	const { facts, inputs, day, chosen, energy, licensing, bears } = assessment;
	return {
		nation: facts.place.nation,
		isNationOpen: knownNation(facts.place) === null,
		use: inputs.use,
		day,
		band: chosen ? energy.band.value : null,
		isHomeKnown: chosen !== null,
		certificateUntil: chosen ? validUntil(chosen) : null,
		hasExemption: inputs.exemption,
		route: chosen ? routeToC(chosen) : null,
		licences: Object.fromEntries(
			councilLicences
				.filter((licence) => bears[licence])
				.map((licence) => [licence, foundIn(licensing[licence])]),
		),
		articleFour: foundIn(licensing.articleFour),
		hasPlanningPermission: inputs.planningPermission,
	};
}

/** An absence that rests on leads is asked about like what no one knows. Source: DECISIONS 6. */
function foundIn({ verdict, isCertain, schemes, page, need }: Judgement): Found {
	return {
		verdict: verdict === "none_found" && !isCertain ? "unknown" : verdict,
		url: pageOf(schemes) ?? page ?? need?.url ?? null,
	};
}
