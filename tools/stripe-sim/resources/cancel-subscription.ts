import type Stripe from "stripe";
import { noSuch } from "../api/stripe-error.ts";
import { collectWithRetries } from "../billing/dunning.ts";
import { endSubscription } from "../billing/end-subscription.ts";
import { issueInvoice } from "../billing/issue-invoice.ts";
import { unusedTime } from "../billing/prorate.ts";
import { hasEnded } from "../billing/whose.ts";
import { newId, type Simulation } from "../simulation.ts";
import { find } from "./find.ts";

/**
 * Ends a subscription at once, where asked with credit for the unused time: on an invoice now, or on none.
 *
 * @throws {StripeError} `resource_missing` for a subscription that has ended already.
 */
export function cancelSubscription(
	simulation: Simulation,
	{ cancellation_details = {}, invoice_now, prorate }: Stripe.SubscriptionCancelParams,
	id: string,
): Stripe.Subscription {
	const subscription = find(simulation, "subscription", id);
	if (hasEnded(subscription)) {
		throw noSuch("subscription", id);
	}
	const isPaidFor = subscription.status === "active";
	const now = simulation.clock.now();
	const credit = prorate && isPaidFor ? [unusedTime(simulation, subscription, now)] : [];
	const lines = [...(simulation.billing.waitingLines.get(id) ?? []), ...credit];
	if (invoice_now && lines.length > 0) {
		const invoiceId = newId("in");
		simulation.change("subscription", subscription, { latest_invoice: invoiceId });
		const reason = "subscription_update";
		issueInvoice(simulation, subscription, { id: invoiceId, lines, reason });
		collectWithRetries(simulation, invoiceId);
	}
	const { comment, feedback } = cancellation_details;
	return endSubscription(simulation, id, {
		comment: comment || null,
		feedback: feedback || null,
		reason: "cancellation_requested",
	});
}
