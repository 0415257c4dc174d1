import { standingOf } from "#domain/subscription/status.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { currentHolding, holdsPlan } from "#worker/billing/subscriptions/holding.ts";
import { notSubscribed } from "#worker/billing/subscriptions/refusals.ts";
import type { SubscriptionRow } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import { syncSubscription } from "#worker/billing/subscriptions/sync-subscription.ts";
import type { Till } from "#worker/billing/till.ts";

/** The plan somebody has, paid up or not. @throws Problem `not_subscribed` */
export async function runningPlan(till: Till, { id }: UserRow): Promise<SubscriptionRow> {
	const holding = await currentHolding(till, id);
	if (!(holding && holdsPlan(holding))) {
		throw notSubscribed();
	}
	return holding.subscription;
}

/**
 * Does something with a plan at the provider. Where that fails because the plan has ended there unheard, that is said, and not that the
 * provider cannot be reached. @throws Problem `not_subscribed`
 */
export async function unlessEnded<T>(
	till: Till,
	subscription: SubscriptionRow,
	work: () => Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (cause) {
		const now = await syncSubscription(till, subscription).catch(() => null);
		if (now && standingOf(now.status) === "over") {
			throw notSubscribed();
		}
		throw cause;
	}
}
