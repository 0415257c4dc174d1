import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";
import { voidInvoice } from "./settle-invoice.ts";
import { itemOf, withItem } from "./subscription-item.ts";
import { updateSubscription } from "./update-subscription.ts";
import { latestInvoiceOf } from "./whose.ts";

/** docs.stripe.com/billing/subscriptions/pending-updates-reference: how long a change waits for its payment. */
const WAITING_SECONDS = 23 * 3600;

/** The change waits until its invoice is paid, 23 hours at most and not beyond the period. */
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

/** The invoice of the change was paid: the change happens. */
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

/** The change does not happen any more, and its invoice is void. */
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
