import type { SubscriptionPrices } from "#contracts/subscription.ts";
import type { PlanId } from "#domain/plans.ts";
import { standingOf } from "#domain/subscription/status.ts";
import type { Subscription } from "#web/lib/use-subscription.ts";

/** The plan that is put forward. Source: SPEC section 2 "Subscription". */
export const POPULAR_PLAN: PlanId = "pro";

/**
 * What can be done about a plan. `current`: it is the visitor's own. `held`: nothing, until the card of the plan that the visitor
 * has is changed.
 */
export type PlanChoice = "take" | "current" | "dearer" | "cheaper" | "held";

/** How a plan stands to the one that the visitor pays for, if any: what was granted is no choice of theirs. */
export function planChoice(
	plan: PlanId,
	subscription: Subscription,
	prices: SubscriptionPrices,
): PlanChoice {
	const { own, isOwing } = ownPlan(subscription);
	if (own === null) {
		return "take";
	}
	if (own === plan) {
		return "current";
	}
	if (isOwing) {
		return "held";
	}
	return prices[plan] > prices[own] ? "dearer" : "cheaper";
}

function ownPlan(subscription: Subscription): { own: PlanId | null; isOwing: boolean } {
	if (subscription.state !== "known") {
		return { own: null, isOwing: false };
	}
	const { status, paidPlan } = subscription.status;
	const standing = status === null ? null : standingOf(status);
	return standing === "subscribed" || standing === "owing"
		? { own: paidPlan, isOwing: standing === "owing" }
		: { own: null, isOwing: false };
}
