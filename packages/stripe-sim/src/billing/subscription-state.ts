import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";
import { voidInvoice } from "./invoice-lifecycle.ts";
import { hasEnded, itemOf, latestInvoiceOf, subscriptionIdOf, withItem } from "./relations.ts";

/** Changes a subscription and emits an event with the former values. Unchanged values are ignored, and without a change there is no event. */
export function updateSubscription(
	simulation: Simulation,
	id: string,
	fields: Partial<Stripe.Subscription>,
): Stripe.Subscription {
	const before = simulation.store.find("subscription", id);
	if (!before) {
		throw new Error(`No subscription ${id}.`);
	}
	const kept = new Map<string, unknown>(Object.entries(before));
	const previous = Object.entries(fields)
		.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(kept.get(key)))
		.map(([key]) => [key, kept.get(key)] as const);
	if (previous.length === 0) {
		return before;
	}
	const after = simulation.change("subscription", before, fields);
	const attributes = Object.fromEntries(previous);
	simulation.emit("customer.subscription.updated", "subscription", after, attributes);
	return after;
}

/** Fields of a subscription that ends with its period, at `end`; null when it continues after all. */
export function cancellationFields(
	{ clock }: Simulation,
	end: number | null,
): Partial<Stripe.Subscription> {
	return {
		cancel_at: end,
		cancel_at_period_end: end !== null,
		canceled_at: end === null ? null : clock.now(),
		cancellation_details: {
			comment: null,
			feedback: null,
			reason: end === null ? null : "cancellation_requested",
		},
	};
}

/** docs.stripe.com/billing/subscriptions/pending-updates-reference: how long a change waits for its payment. */
const WAITING_SECONDS = 23 * 3600;

/** Holds a change until its invoice is paid, for 23 hours at most and not beyond the period. */
export function beginPendingUpdate(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ invoiceId, price }: { readonly invoiceId: string; readonly price: Stripe.Price },
): Stripe.Subscription {
	const { clock, store } = simulation;
	const periodEnd = itemOf(subscription).current_period_end;
	const expires_at = Math.min(clock.now() + WAITING_SECONDS, periodEnd);
	clock.at(expires_at, () => {
		const now = store.find("subscription", subscription.id);
		if (now?.pending_update?.expires_at === expires_at) {
			dropPendingUpdate(simulation, subscription.id);
		}
	});
	return updateSubscription(simulation, subscription.id, {
		latest_invoice: invoiceId,
		pending_update: {
			billing_cycle_anchor: null,
			expires_at,
			subscription_items: withItem(simulation, subscription, { price }).data,
			trial_end: null,
			trial_from_plan: null,
		},
	});
}

/** Carries out a held change, because its invoice was paid. */
export function applyPendingUpdate(simulation: Simulation, id: string): void {
	const subscription = simulation.store.find("subscription", id);
	const [wanted] = subscription?.pending_update?.subscription_items ?? [];
	if (!subscription || !wanted) {
		return;
	}
	simulation.billing.waitingLines.delete(id);
	const applied = updateSubscription(simulation, id, {
		items: withItem(simulation, subscription, { price: wanted.price }),
		pending_update: null,
	});
	simulation.emit("customer.subscription.pending_update_applied", "subscription", applied);
}

/** Drops a held change and voids its invoice. */
export function dropPendingUpdate(simulation: Simulation, id: string): void {
	const subscription = simulation.store.find("subscription", id);
	if (!subscription?.pending_update) {
		return;
	}
	const invoice = latestInvoiceOf(simulation, subscription);
	if (invoice?.status === "open") {
		voidInvoice(simulation, invoice);
	}
	const dropped = updateSubscription(simulation, id, { pending_update: null });
	simulation.emit("customer.subscription.pending_update_expired", "subscription", dropped);
}

/** Ends a subscription at once. One never paid for expires, and its invoice is voided; otherwise open invoices stay but are no longer charged. */
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
