import { sql } from "drizzle-orm";
import type { Refunded } from "#contracts/admin/payments.ts";
import type { Pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { withAuditTrail } from "#worker/admin/audit-trail.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { refundSubscription } from "#worker/billing/subscriptions/refund-subscription.ts";
import { findSubscription } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import { noSuchSubscription } from "./refusals.ts";

/**
 * Gives back what was paid for a subscription within the guarantee, and ends it. Asked again it gives nothing more and answers the same.
 * @throws Problem `not_found`, `guarantee_over`, `admins_only`, `unavailable`
 */
export async function refundPlan(
	admin: Administrator,
	billing: BillingContext,
	id: string,
): Promise<Refunded> {
	const row = await findSubscription(billing.db, id);
	if (!row) {
		throw noSuchSubscription();
	}
	const { plan, status } = row;
	const auditedAction = { action: "subscription_refunded", kind: "subscription", id } as const;
	const before = sql`${JSON.stringify({ plan, status })}`;
	return withAuditTrail(admin, { ...auditedAction, before }, async ({ done }) => {
		const onRefund = (sum: Pence) => done({ refunded: sum });
		const { amount, isRepeated, subscription } = await refundSubscription(billing, id, onRefund);
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
