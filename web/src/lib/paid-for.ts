import type { SubscriptionState } from "#contracts/subscription.ts";
import { standingOf } from "#domain/subscription/status.ts";

/**
 * How the plan stands that is paid for, whatever an administrator has granted: what choosing, paying and cancelling go by. While a grant decides,
 * reports are counted on it alone, so that `limit` and `reportsUsed` say nothing of the paid plan.
 */
export function paidFor(status: SubscriptionState): SubscriptionState {
	if (status.granted === null) {
		return status;
	}
	const isPaidUp = status.status !== null && standingOf(status.status) === "subscribed";
	return { ...status, plan: status.paidPlan, hasSubscription: isPaidUp };
}
