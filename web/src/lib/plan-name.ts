import type { SubscriptionState } from "#contracts/subscription.ts";
import { plans } from "#domain/plans.ts";

/** "Pro", or "Free" for somebody without a plan. Source: SPEC section 4 "Plan display". */
export function planNameOf({ plan }: Pick<SubscriptionState, "plan">): string {
	return plan === null ? "Free" : plans[plan].name;
}
