import { generatePath } from "react-router";
import type { PlanId } from "#domain/plans.ts";
import { OWN_PLAN, screens } from "#domain/screens.ts";

/** Address where a plan is taken out, or changed to. */
export function planCheckoutPath(plan: PlanId): string {
	return generatePath(screens.subscriptionCheckout, { plan });
}

/** Address that says that a plan runs. Source: SPEC section 4 "Subscription checkout". */
export function planSuccessPath(plan: PlanId): string {
	return `${screens.subscriptionSuccess}?plan=${plan}`;
}

/** Address of the visitor's own plan in their account. */
export const ownPlanPath = `${screens.account}#${OWN_PLAN}`;
