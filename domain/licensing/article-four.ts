import type { IsoDate } from "../calendar.ts";
import type { PlanningFacts } from "../facts.ts";
import { dateInWords } from "../words.ts";
import { judgeSchemes } from "./judge-schemes.ts";
import type { LicensingScope } from "./licensing-scope.ts";
import { summarise } from "./summaries.ts";
import type { Judgement } from "./verdict.ts";

/**
 * Whether changing the home to a small house in multiple occupation (C3 to C4) needs planning permission. A hit in the
 * national polygons is certain; the register's rows are leads; no hit and no row is never "none". England only: the right that a direction
 * removes is Class L, Part 3, Schedule 2 of the General Permitted Development Order 2015. Source: FACTS 1.5, DECISIONS 6.
 */
export function judgeArticleFour(scope: LicensingScope, day: IsoDate): Judgement {
	const { place, schemes, registerAsOf, live } = scope;
	if (place.nation !== "England") {
		return {
			verdict: "not_covered",
			summary: `Whether a new HMO needs planning permission in ${place.nation} is not covered here: ask the council.`,
			schemes: [],
			basis: "rule",
			citations: [],
		};
	}
	const hit = live.planning.state === "answered" ? certainDirection(live.planning.data) : null;
	if (hit && live.planning.state === "answered") {
		return {
			verdict: "required",
			summary: `An Article 4 direction covers this postcode (${hit.name || hit.reference}${hit.startDate ? `, from ${dateInWords(hit.startDate)}` : ""}): changing the home to an HMO needs planning permission.`,
			schemes: [],
			basis: "postcode",
			citations: [{ source: "planningData", asOf: dayOf(live.planning.at) }],
		};
	}
	const finding = judgeSchemes("article4_hmo", { place, schemes, day });
	return {
		verdict: finding.verdict,
		summary: summarise("article4_hmo", finding, { place, registerAsOf }),
		schemes: finding.schemes,
		basis: place.grain === "unit" ? "postcode" : "area",
		citations: [{ source: "licensingRegister", asOf: registerAsOf }],
	};
}

function certainDirection(planning: PlanningFacts): PlanningFacts["articleFour"][number] | null {
	return planning.articleFour.find(({ hmo }) => hmo) ?? null;
}

function dayOf(instant: number): IsoDate {
	return new Date(instant).toISOString().slice(0, 10);
}
