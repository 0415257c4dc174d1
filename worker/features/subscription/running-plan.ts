import { subscriptionStage } from "#domain/business/subscription/status.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { currentHolding, holdsPlan } from "#worker/billing/subscriptions/holding.ts";
import { notSubscribed } from "#worker/billing/subscriptions/refusals.ts";
import type { SubscriptionRow } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import { syncSubscription } from "#worker/billing/subscriptions/sync-subscription.ts";

/** The plan somebody has, paid up or not. @throws Problem `not_subscribed` */
export async function runningPlan(
	billing: BillingContext,
	{ id }: UserRow,
): Promise<SubscriptionRow> {
	const holding = await currentHolding(billing, id);
	if (!(holding && holdsPlan(holding))) {
		throw notSubscribed();
	}
	return holding.subscription;
}

/**
 * Runs `work` on a plan at the provider. Where it fails because the plan has already ended there, says so, and not that the provider cannot be reached.
 * @throws Problem `not_subscribed`
 */
export async function unlessEnded<T>(
	billing: BillingContext,
	subscription: SubscriptionRow,
	work: () => Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (cause) {
		const now = await syncSubscription(billing, subscription).catch(() => null);
		if (now && subscriptionStage(now.status) === "over") {
			throw notSubscribed();
		}
		throw cause;
	}
}
