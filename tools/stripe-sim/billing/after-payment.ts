import type Stripe from "stripe";
import type { Invoice } from "../contract/kinds.ts";
import { idOf } from "../payments/id-of.ts";
import type { Simulation } from "../simulation.ts";
import { activate } from "./activate.ts";
import { applyPendingUpdate } from "./pending-update.ts";
import { updateSubscription } from "./update-subscription.ts";
import { hasEnded, subscriptionOf } from "./whose.ts";

/** What a payment of an invoice does to its subscription: it is active, and keeps the card if it was to. */
export function afterPayment(
	simulation: Simulation,
	invoice: Invoice,
	intent: Stripe.PaymentIntent,
): void {
	const subscription = subscriptionOf(simulation, invoice);
	if (!subscription || hasEnded(subscription)) {
		return;
	}
	const { id, latest_invoice, payment_settings, pending_update, status } = subscription;
	const method = idOf(intent.payment_method);
	const isKept = payment_settings?.save_default_payment_method === "on_subscription";
	const kept = isKept && method ? { default_payment_method: method } : {};
	const isLatest = latest_invoice === invoice.id;
	if (status === "incomplete") {
		activate(simulation, id, kept);
	} else if (status === "past_due" && isLatest) {
		updateSubscription(simulation, id, { ...kept, status: "active" });
	} else {
		updateSubscription(simulation, id, kept);
	}
	if (pending_update && isLatest) {
		applyPendingUpdate(simulation, id);
	}
}
