import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { log } from "#worker/platform/log.ts";
import { cancelSetup } from "./cancel-setup.ts";
import { findOpenSetups, lapseSetup } from "./setups-repository.ts";
import { findRunning } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Ends what an account subscribes to, now and in either mode, and calls off what it was about to: no one is charged for an account that
 * is gone. Gives the number of plans that were ended. @throws Problem `unavailable`
 */
export async function endSubscriptionsOf(billing: BillingContext, userId: string): Promise<number> {
	for (const setup of await findOpenSetups(billing.db, userId)) {
		if (canBeAsked(billing, setup)) {
			await cancelSetup(billing, setup);
			await lapseSetup(billing.db, setup);
		}
	}
	const running = await findRunning(billing.db, userId);
	const endable = running.filter((each) => canBeAsked(billing, each));
	for (const subscription of endable) {
		await (await gatewayFor(billing, subscription)).plans.end(subscription.id);
		await syncSubscription(billing, subscription);
	}
	return endable.length;
}

/** A plan in a mode whose keys are gone cannot be ended from here, and must not keep the account from being deleted. */
function canBeAsked(
	billing: BillingContext,
	{ id, livemode }: { id: string; livemode: boolean },
): boolean {
	const can = billing.gatewayOf(livemode) !== null;
	if (!can) {
		log.error("a plan of a mode without keys was left as it is", { id, livemode });
	}
	return can;
}
