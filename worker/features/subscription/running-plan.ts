import { standingOf } from "#domain/subscription/status.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { currentHolding, holdsPlan } from "#worker/subscriptions/holding.ts";
import { notSubscribed } from "#worker/subscriptions/refusals.ts";
import type { SubscriptionRow } from "#worker/subscriptions/subscriptions-repository.ts";
import { syncSubscription } from "#worker/subscriptions/sync-subscription.ts";
import type { Till } from "#worker/till/till.ts";

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
