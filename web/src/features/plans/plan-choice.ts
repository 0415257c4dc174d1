import { isUpgrade, type PlanId } from "#domain/business/plans.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import type { Subscription } from "#web/lib/use-subscription.ts";

/** The plan that is put forward. Source: Rule SCREEN-21. */
export const POPULAR_PLAN: PlanId = "pro";

/**
 * What can be done about a plan. `current`: it is the visitor's own. `held`: nothing, until the visitor changes the card of their plan. `keep`: it is their
 * own, and they are due to leave it for `next` with the next period.
 */
export type PlanChoice = "take" | "current" | "upgrade" | "downgrade" | "held" | "keep" | "next";

/** Compares a plan with the one that the visitor pays for, if any. A granted plan does not count: the visitor did not choose it. */
export function planChoice(plan: PlanId, subscription: Subscription): PlanChoice {
	const { own, next, isOwing } = ownPlan(subscription);
	if (own === null) {
		return "take";
	}
	if (own === plan) {
		return next === null || isOwing ? "current" : "keep";
	}
	if (isOwing) {
		return "held";
	}
	if (next === plan) {
		return "next";
	}
	return isUpgrade(own, plan) ? "upgrade" : "downgrade";
}

type OwnPlan = { own: PlanId | null; next: PlanId | null; isOwing: boolean };

const none: OwnPlan = { own: null, next: null, isOwing: false };

function ownPlan(subscription: Subscription): OwnPlan {
	if (subscription.state !== "known") {
		return none;
	}
	const { status, paidPlan, nextPlan } = subscription.status;
	const standing = status === null ? null : subscriptionStage(status);
	return standing === "subscribed" || standing === "owing"
		? { own: paidPlan, next: nextPlan, isOwing: standing === "owing" }
		: none;
}
