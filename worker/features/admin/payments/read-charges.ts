import type { SubscriptionCharges } from "#contracts/admin/payments.ts";
import { isGuaranteed } from "#domain/subscription/guarantee.ts";
import { findSubscription } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import { gatewayFor, type Till } from "#worker/billing/till.ts";
import { noSuchSubscription } from "./refusals.ts";

/** What was paid for a subscription, as the provider has it. @throws Problem `not_found`, `unavailable` */
export async function readCharges(till: Till, id: string): Promise<SubscriptionCharges> {
	const row = await findSubscription(till.db, id);
	if (!row) {
		throw noSuchSubscription();
	}
	const charges = await gatewayFor(till, row).plans.charges(id);
	const now = till.world.now();
	return {
		charges: charges.map(({ paymentId, amount, paidAt, isRefunded }) => ({
			paymentId,
			amount,
			paidAt: new Date(paidAt).toISOString(),
			isGuaranteed: !isRefunded && isGuaranteed(paidAt, now),
			isRefunded,
		})),
	};
}
