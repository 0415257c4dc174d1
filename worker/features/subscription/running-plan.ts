import type { UserRow } from "#worker/auth/users-repository.ts";
import { currentHolding, holdsPlan } from "#worker/subscriptions/holding.ts";
import { notSubscribed } from "#worker/subscriptions/refusals.ts";
import type { SubscriptionRow } from "#worker/subscriptions/subscriptions-repository.ts";
import type { Till } from "#worker/till/till.ts";

/** The plan somebody has, paid up or not. @throws Problem `not_subscribed` */
export async function runningPlan(till: Till, { id }: UserRow): Promise<SubscriptionRow> {
	const holding = await currentHolding(till, id);
	if (!(holding && holdsPlan(holding))) {
		throw notSubscribed();
	}
	return holding.subscription;
}
