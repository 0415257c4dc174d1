import { sql } from "drizzle-orm";
import type { Refunded } from "#contracts/admin/payments.ts";
import type { Pence } from "#domain/money.ts";
import { poundsAndPence } from "#domain/words.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { withIntention } from "#worker/admin/intention.ts";
import { refundSubscription } from "#worker/billing/subscriptions/refund-subscription.ts";
import { findSubscription } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import type { Till } from "#worker/billing/till.ts";
import { noSuchSubscription } from "./refusals.ts";

/**
 * Gives back what was paid for a subscription within the guarantee, and ends it. Asked again it gives nothing more and answers the same.
 * @throws Problem `not_found`, `guarantee_over`, `admins_only`, `unavailable`
 */
export async function refundPlan(admin: Administrator, till: Till, id: string): Promise<Refunded> {
	const row = await findSubscription(till.db, id);
	if (!row) {
		throw noSuchSubscription();
	}
	const { plan, status } = row;
	const deed = { action: "subscription_refunded", kind: "subscription", id } as const;
	const before = sql`${JSON.stringify({ plan, status })}`;
	return withIntention(admin, { ...deed, before }, async ({ done }) => {
		const onRefund = (sum: Pence) => done({ refunded: sum });
		const { amount, isRepeated, subscription } = await refundSubscription(till, id, onRefund);
		const now = { plan, status: subscription?.status ?? null };
		const changed = now.status === status ? null : now;
		return {
			result: {
				amount,
				message: `${poundsAndPence(amount)} was given back, and the plan has ended.`,
			},
			noted: isRepeated ? changed : { ...now, refunded: amount },
		};
	});
}
