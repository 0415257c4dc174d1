import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { findUnasked, notePayment, type PaymentRow } from "./payments-repository.ts";
import { syncPayment } from "./sync-payment.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds after which an open payment is asked about again. */
const ASKED_EVERY = 30 * MINUTE;

/** Milliseconds after which an open payment is called off: no one pays tomorrow at the price of today. */
const OPEN_FOR = DAY;

/** Payments asked about in one run. */
const A_BATCH = 20;

/**
 * Looks after payments that nobody reported on: the tab was closed and the event lost, or the buyer never
 * paid. Settles paid ones and calls off old open ones. A payment that cannot be asked about waits for a later
 * run and does not hold up the others. So do those whose turn does not come before `until` (UTC milliseconds).
 */
export async function reconcilePayments(billing: BillingContext, until: number): Promise<void> {
	const now = billing.world.now();
	const forgotten = await findUnasked(billing.db, { before: now - ASKED_EVERY, limit: A_BATCH });
	for (const payment of forgotten) {
		if (billing.world.now() >= until) {
			return;
		}
		try {
			await reconcile(billing, payment, now);
		} catch (cause) {
			log.error("a payment could not be looked after", {
				payment: payment.id,
				reason: reasonOf(cause),
			});
		}
	}
}

async function reconcile(billing: BillingContext, payment: PaymentRow, now: number): Promise<void> {
	// Noted first, so that one that always fails does not keep the others waiting.
	await notePayment(billing.db, payment.id, { checkedAt: now });
	const standing = await syncPayment(billing, payment.id);
	if (standing === "open" && now - payment.createdAt > OPEN_FOR) {
		await (await gatewayFor(billing, payment)).cancel(payment.id);
		await syncPayment(billing, payment.id);
	}
}
