import { type PlanId, plans, UNLIMITED } from "../plans.ts";
import { type SubscriptionStatus, standingOf } from "./status.ts";
import { TRIAL_REPORTS } from "./trial.ts";

/** Reports that may be made in the billing period. `UNLIMITED` for any number; 0 without a subscription in good standing. */
export function allowanceOf(plan: PlanId, status: SubscriptionStatus): number {
	if (standingOf(status) !== "subscribed") {
		return 0;
	}
	return status === "trialing" ? TRIAL_REPORTS : plans[plan].reportsPerMonth;
}

/** Whether another may be made. Nothing rolls over: `used` counts the billing period alone. Source: SPEC section 9, DECISIONS 10. */
export function mayGenerate(limit: number, used: number): boolean {
	return limit === UNLIMITED || used < limit;
}
