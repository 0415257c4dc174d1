import { eq, sql } from "drizzle-orm";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import type { PlanCharge } from "#worker/billing/gateway/plan-gateway.ts";
import type { Db } from "#worker/db/client.ts";
import { planPayments } from "#worker/db/schema/subscriptions.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";

/**
 * Brings our books to what the provider says was paid for a subscription of ours, and what of it went back. Events, in any order and number, and the
 * daily reconciliation call this. @throws Problem `unavailable` when the provider or our tables cannot be asked
 */
export async function recordPlanPayments(
	billing: BillingContext,
	subscription: SubscriptionKey,
): Promise<void> {
	const charges = await (await gatewayFor(billing, subscription)).plans.charges(subscription.id);
	if (charges.length > 0) {
		await keepPlanPayments(billing.db, subscription, charges).execute();
	}
}

/** A subscription by its id, in the mode it was made in. */
type SubscriptionKey = Pick<SubscriptionRow, "id" | "livemode">;

/**
 * A statement that keeps what was paid for a subscription, however often and in whatever order the provider was asked. What went back stays so: an
 * earlier answer that comes later does not undo it.
 */
export function keepPlanPayments(
	db: Db,
	{ id, livemode }: SubscriptionKey,
	charges: readonly PlanCharge[],
) {
	const charged = (name: keyof PlanCharge) => sql`value ->> ${`$.${name}`}`;
	return db
		.insert(planPayments)
		.select(
			// Without its condition SQLite would take the conflict's ON for that of a join.
			sql`SELECT ${charged("paymentId")}, ${id}, ${livemode}, ${charged("amount")}, ${charged("paidAt")}, ${charged("isRefunded")} FROM json_each(${JSON.stringify(charges)}) WHERE TRUE`,
		)
		.onConflictDoUpdate({
			target: planPayments.id,
			set: {
				amount: sql`excluded.amount`,
				paidAt: sql`excluded.paid_at`,
				isRefunded: sql`max(${planPayments.isRefunded}, excluded.is_refunded)`,
			},
		});
}

/** The subscription that a payment was recorded for; null for a payment of something else, or not recorded yet. */
export async function findPaidFor(db: Db, paymentId: string): Promise<SubscriptionKey | null> {
	const [row] = await db
		.select({ id: planPayments.subscriptionId, livemode: planPayments.livemode })
		.from(planPayments)
		.where(eq(planPayments.id, paymentId))
		.limit(1);
	return row ?? null;
}
