import type { SubscriptionState } from "#contracts/subscription.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { findStanding } from "#worker/billing/subscriptions/standing.ts";
import { syncSubscription } from "#worker/billing/subscriptions/sync-subscription.ts";
import { gatewayFor, type Till } from "#worker/billing/till.ts";
import { runningPlan, unlessEnded } from "./running-plan.ts";
import { toSubscriptionState } from "./subscription-state.ts";

/**
 * Lets a plan end with what is paid for, or go on after all. Asked twice it does nothing more. Source: SPEC section 4 "Subscription
 * lifecycle". @throws Problem `not_subscribed`, `unavailable`
 */
export async function endAfterPeriod(
	till: Till,
	user: UserRow,
	isEnding: boolean,
): Promise<SubscriptionState> {
	const subscription = await runningPlan(till, user);
	await unlessEnded(till, subscription, () =>
		gatewayFor(till, subscription).plans.endAfterPeriod(subscription.id, isEnding),
	);
	await syncSubscription(till, subscription);
	return toSubscriptionState(await findStanding(till.db, user.id, till.world.now()));
}
