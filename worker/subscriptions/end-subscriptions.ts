import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { gatewayFor, type Till } from "#worker/till/till.ts";
import { findRunning } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Ends what an account subscribes to, now, in either mode: nobody is charged for an account that is gone. @throws Problem `unavailable` */
export async function endSubscriptionsOf(till: Till, userId: string): Promise<void> {
	for (const subscription of await orUnavailable(findRunning(till.db, userId))) {
		await gatewayFor(till, subscription).plans.end(subscription.id);
		await syncSubscription(till, subscription);
	}
}
