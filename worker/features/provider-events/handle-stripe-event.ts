import { eq } from "drizzle-orm";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import type { EventSubject, PaymentEvent } from "#worker/billing/gateway/read-event.ts";
import { forgetCustomer } from "#worker/billing/subscriptions/customers-repository.ts";
import { finishSetup } from "#worker/billing/subscriptions/finish-setup.ts";
import { findPaidFor, recordPlanPayments } from "#worker/billing/subscriptions/plan-payments.ts";
import { findSetup } from "#worker/billing/subscriptions/setups-repository.ts";
import { findRunningOf } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import { syncSubscription } from "#worker/billing/subscriptions/sync-subscription.ts";
import { settleWithdrawal } from "#worker/billing/subscriptions/withdraw.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { stripeEvents } from "#worker/db/schema/reports.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { syncPayment } from "#worker/reports/sync-payment.ts";

/**
 * Handles an event of the payment provider once: skips one that was handled, and handles one that failed half-way again. An event says only that something
 * changed. What changed is read from the provider, so events may come twice, late and in any order.
 * Source: Rule PAY-2.
 */
export async function handleStripeEvent(
	billing: BillingContext,
	event: PaymentEvent,
): Promise<void> {
	const { db, world } = billing;
	if (await isDone(db, event, world.now())) {
		return;
	}
	if (event.about) {
		await handle(billing, event, event.about);
	}
	if (event.type.startsWith("charge.dispute.")) {
		log.error("a payment is disputed", { event: event.id, payment: event.about?.id });
	}
	await db.update(stripeEvents).set({ doneAt: world.now() }).where(eq(stripeEvents.id, event.id));
}

async function handle(
	billing: BillingContext,
	event: PaymentEvent,
	{ kind, id }: EventSubject,
): Promise<void> {
	switch (kind) {
		case "payment":
			return handlePayment(billing, event, id);
		case "setup":
			return handleSetup(billing, id);
		case "subscription":
			return handleSubscription(billing, event, id);
		case "customer":
			return followCustomer(billing, id);
		case "customer_gone":
			// Another is made when one is needed.
			await forgetCustomer(billing.db, id);
			return;
	}
}

async function handlePayment(billing: BillingContext, { id, type }: PaymentEvent, payment: string) {
	if ((await syncPayment(billing, payment)) !== null) {
		return;
	}
	// Events of the subscription tell how it stands; only events of the payment tell that its money went back.
	const subscription = await findPaidFor(billing.db, payment);
	if (subscription) {
		await recordPlanPayments(billing, subscription);
		return;
	}
	log.info("event about a payment that is for no report", { event: id, type });
}

async function handleSubscription(
	billing: BillingContext,
	{ type, livemode }: PaymentEvent,
	id: string,
) {
	const subscription = await syncSubscription(billing, { id, livemode });
	if (subscription && type === "invoice.paid") {
		if (subscription.withdrawnAt !== null) {
			// A charge that was under way while the plan was given up.
			await settleWithdrawal(billing, subscription);
		}
		await recordPlanPayments(billing, subscription);
	}
}

async function handleSetup(billing: BillingContext, id: string): Promise<void> {
	const setup = await findSetup(billing.db, id);
	if (setup?.state !== "open") {
		return;
	}
	try {
		await finishSetup(billing, setup);
	} catch (cause) {
		// A refusal is for the buyer, who hears it at the checkout. Only a fault that may pass is thrown on, so that the event comes again.
		if (!(cause instanceof Problem) || cause.code === "unavailable") {
			throw cause;
		}
	}
}

/** A card that was changed in the billing portal is the customer's; the subscription has one of its own. */
async function followCustomer(billing: BillingContext, customerId: string): Promise<void> {
	for (const subscription of await findRunningOf(billing.db, customerId)) {
		await (await gatewayFor(billing, subscription)).plans.followCustomer(subscription.id);
	}
}

/** Notes the event, and tells whether it was dealt with before. */
async function isDone(db: Db, { id, type, livemode }: PaymentEvent, now: number): Promise<boolean> {
	const { stored } = await runBatch(db, {
		noted: db
			.insert(stripeEvents)
			.values({ id, type, livemode, receivedAt: now })
			.onConflictDoNothing(),
		stored: db
			.select({ doneAt: stripeEvents.doneAt })
			.from(stripeEvents)
			.where(eq(stripeEvents.id, id)),
	});
	return stored[0]?.doneAt != null;
}
