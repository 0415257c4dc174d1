import type { Nation } from "../nations/nation.ts";
import { policyOf } from "../nations/policy-of.ts";
import type { Use } from "../use.ts";
import type { Judgement } from "./verdict.ts";

/** Day on which the nations' rules on licences were compiled from the sources they name. */
export const RULES_AS_OF = "2026-08-05";

/** Judges the licence that a nation's law itself asks of houses in multiple occupation. */
export function judgeMandatory(nation: Nation, use: Use): Judgement {
	const { mandatory, law } = policyOf(nation).licensing;
	return {
		...mandatory[use],
		schemes: [],
		basis: "rule",
		citations: [{ source: law, asOf: RULES_AS_OF }],
	};
}
