import { gatewayFor, type Till } from "#worker/billing/till.ts";
import { log } from "#worker/platform/log.ts";
import { callOff } from "./call-off.ts";
import { findOpenSetups, lapseSetup } from "./setups-repository.ts";
import { findRunning } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Ends what an account subscribes to, now and in either mode, and calls off what it was about to: nobody is charged for an account that
 * is gone. Gives the number of plans that were ended. @throws Problem `unavailable`
 */
export async function endSubscriptionsOf(till: Till, userId: string): Promise<number> {
	for (const setup of await findOpenSetups(till.db, userId)) {
		if (canBeAsked(till, setup)) {
			await callOff(till, setup);
			await lapseSetup(till.db, setup);
		}
	}
	const running = await findRunning(till.db, userId);
	const endable = running.filter((each) => canBeAsked(till, each));
	for (const subscription of endable) {
		await gatewayFor(till, subscription).plans.end(subscription.id);
		await syncSubscription(till, subscription);
	}
	return endable.length;
}

/** What was begun in a mode whose keys are gone cannot be ended from here, and keeps nobody in their account. */
function canBeAsked(till: Till, { id, livemode }: { id: string; livemode: boolean }): boolean {
	const can = till.gatewayOf(livemode) !== null;
	if (!can) {
		log.error("a plan of a mode without keys was left as it is", { id, livemode });
	}
	return can;
}
