import type { Nation } from "../../base/nation.ts";
import type { Use } from "../../base/use.ts";
import { APPLY_FOR_HMO_LICENCE, COUNT_THE_STOREYS } from "./licence-need.ts";
import { licensingLawOf } from "./licensing-law.ts";
import { THE_COUNCIL } from "./licensing-scope.ts";
import type { Judgement, LicenceNeed, Verdict } from "./verdict.ts";

/** Day on which the nations' licensing rules were compiled from their sources. */
export const RULES_AS_OF = "2026-08-05";

/** Judges the licence that a nation's own law requires of houses in multiple occupation. `councils`: who grants it. */
export function judgeMandatory(nation: Nation, use: Use, councils = THE_COUNCIL): Judgement {
	const { mandatory, law } = licensingLawOf(nation);
	const { verdict } = mandatory[use];
	return {
		...mandatory[use],
		proof: "rule",
		need: mandatoryNeed(verdict, councils),
		schemes: [],
		basis: "rule",
		citations: [{ source: law, asOf: RULES_AS_OF }],
	};
}

/** Only Wales leaves a question, until the storeys are counted. Source: Fact LAW-F3. */
function mandatoryNeed(verdict: Verdict, who: string): LicenceNeed | null {
	if (verdict === "none_found") {
		return null;
	}
	return verdict === "required"
		? { what: APPLY_FOR_HMO_LICENCE, who, url: null }
		: COUNT_THE_STOREYS;
}
