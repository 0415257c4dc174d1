import { eq } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { stripeEvents } from "#worker/db/schema/reports.ts";
import type { PaymentEvent } from "#worker/payments/read-event.ts";
import { log } from "#worker/platform/log.ts";
import { syncPayment } from "#worker/reports/sync-payment.ts";
import type { Till } from "#worker/reports/till.ts";

/**
 * Deals with an event of the payment provider, once: one that was dealt with is not dealt with again, and one that failed half-way is.
 * It tells only that something changed. What, is read from the provider, so events may come twice, late and in any order.
 * Source: STRIPE.md 3.7.
 */
export async function hearEvent(till: Till, event: PaymentEvent): Promise<void> {
	const { db, world } = till;
	if (await isDone(db, event, world.now())) {
		return;
	}
	if (event.paymentId !== null) {
		const standing = await syncPayment(till, event.paymentId);
		if (standing === null) {
			log.info("event about a payment that is not ours", { event: event.id, type: event.type });
		}
	}
	if (event.type.startsWith("charge.dispute.")) {
		log.error("a payment is disputed", { event: event.id, payment: event.paymentId });
	}
	await db.update(stripeEvents).set({ doneAt: world.now() }).where(eq(stripeEvents.id, event.id));
}

/** Notes the event, and tells whether it was dealt with before. */
async function isDone(db: Db, { id, type, livemode }: PaymentEvent, now: number): Promise<boolean> {
	const [, [noted]] = await db.batch([
		db.insert(stripeEvents).values({ id, type, livemode, receivedAt: now }).onConflictDoNothing(),
		db.select({ doneAt: stripeEvents.doneAt }).from(stripeEvents).where(eq(stripeEvents.id, id)),
	]);
	return noted?.doneAt != null;
}
