import { whoIsAsked, YOU } from "../../base/asked-of-owner.ts";
import type { Assessment } from "../assess.ts";
import { NEVER } from "../risks/risk.ts";
import type { Unchecked } from "../unchecked/unchecked.ts";
import { landlordSteps } from "./duty-steps.ts";
import { lawSteps, NATION_STEP } from "./law-steps.ts";
import { type DraftStep, type PlanStep, planPhases } from "./plan-step.ts";
import { riskSteps } from "./risk-steps.ts";
import { tenancySteps } from "./tenancy-steps.ts";
import { unknownSteps } from "./unknown-steps.ts";

/**
 * Everything to do about a home, each step once: by phase, then the gravest risk first, then by day. Source: Rule RISK-5, and Rule RISK-2 for the order of
 * the risks.
 */
export function composePlan(assessment: Assessment, unchecked: readonly Unchecked[]): PlanStep[] {
	const drafts = [
		...lawSteps(assessment),
		...riskSteps(assessment),
		...unknownSteps(unchecked),
		...tenancySteps(assessment),
		...landlordSteps(assessment),
	];
	const due = assessment.inputs.owned ? drafts.flatMap(forOwner) : drafts;
	const steps = due.filter(({ id }, at) => due.findIndex((other) => other.id === id) === at);
	const gravity = (step: DraftStep) => gravityOf(step, assessment);
	return steps
		.toSorted(
			(a, b) =>
				planPhases.indexOf(a.phase) - planPhases.indexOf(b.phase) ||
				gravity(a) - gravity(b) ||
				(a.by ?? NEVER).localeCompare(b.by ?? NEVER),
		)
		.map(({ risk, ...step }) => step);
}

/** A step for an owner. Drops questions that only a seller could answer, and moves steps before a purchase to before the first tenant. */
function forOwner(step: DraftStep): DraftStep[] {
	const who = whoIsAsked(step.who, { owned: true });
	const isBuyers = who !== step.who && who === YOU;
	const isBeforeBuying = step.phase === "before_offer" || step.phase === "before_completion";
	return isBuyers ? [] : [{ ...step, who, phase: isBeforeBuying ? "before_tenant" : step.phase }];
}

/** Rank of a step's risk, the gravest first; last where it settles none. The question of the nation comes before all. */
function gravityOf({ id, risk }: DraftStep, { risks }: Assessment): number {
	if (id === NATION_STEP) {
		return -1;
	}
	const at = risks.findIndex(({ id }) => id === risk);
	return at === -1 ? risks.length : at;
}
