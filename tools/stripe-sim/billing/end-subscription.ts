import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";
import { dropPendingUpdate } from "./pending-update.ts";
import { voidInvoice } from "./settle-invoice.ts";
import { hasEnded, latestInvoiceOf, subscriptionIdOf } from "./whose.ts";

/**
 * Ends a subscription at once. One that was never paid for has expired, and its invoice is void; of any other, open
 * invoices stay, and are not charged any more.
 */
export function endSubscription(
	simulation: Simulation,
	id: string,
	details: Partial<Stripe.Subscription.CancellationDetails>,
): Stripe.Subscription {
	const { change, clock, emit, store } = simulation;
	dropPendingUpdate(simulation, id);
	const subscription = store.find("subscription", id);
	if (!subscription || hasEnded(subscription)) {
		throw new Error(`${id} cannot end.`);
	}
	stopCollecting(simulation, subscription);
	const ended = change("subscription", subscription, {
		canceled_at: subscription.canceled_at ?? clock.now(),
		cancellation_details: { comment: null, feedback: null, reason: null, ...details },
		ended_at: clock.now(),
		status: subscription.status === "incomplete" ? "incomplete_expired" : "canceled",
	});
	emit("customer.subscription.deleted", "subscription", ended);
	return ended;
}

function stopCollecting(simulation: Simulation, subscription: Stripe.Subscription): void {
	const latest = latestInvoiceOf(simulation, subscription);
	if (subscription.status === "incomplete" && latest?.status === "open") {
		voidInvoice(simulation, latest);
	}
	for (const invoice of simulation.store.all("invoice")) {
		if (invoice.status === "open" && subscriptionIdOf(invoice) === subscription.id) {
			simulation.change("invoice", invoice, { auto_advance: false, next_payment_attempt: null });
		}
	}
}
