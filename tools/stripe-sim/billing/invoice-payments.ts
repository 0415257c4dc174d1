import type Stripe from "stripe";
import type { Invoice } from "../contract/kinds.ts";
import { idOf } from "../payments/id-of.ts";
import type { Reaction, Simulation } from "../simulation.ts";
import { activate } from "./activate.ts";
import { recordFailedAttempt } from "./failed-attempt.ts";
import { applyPendingUpdate } from "./pending-update.ts";
import { settleInvoice } from "./settle-invoice.ts";
import { updateSubscription } from "./update-subscription.ts";
import { hasEnded, invoiceOf, subscriptionOf } from "./whose.ts";

/** What payments and setups do to the invoices and subscriptions they belong to. */
export const reactToPayments: Reaction = (simulation, type, id) => {
	switch (type) {
		case "payment_intent.succeeded":
			settleInvoiceOf(simulation, id);
			break;
		case "payment_intent.payment_failed":
			recordFailedAttempt(simulation, invoiceOf(simulation, id)?.id ?? "");
			break;
		case "payment_intent.requires_action":
			askForOwner(simulation, id);
			break;
		case "setup_intent.succeeded":
			keepCard(simulation, id);
			break;
		default:
	}
};

function settleInvoiceOf(simulation: Simulation, intentId: string): void {
	const invoice = invoiceOf(simulation, intentId);
	const intent = simulation.store.find("payment_intent", intentId);
	if (intent && invoice?.status === "open") {
		afterPayment(simulation, settleInvoice(simulation, invoice), intent);
	}
}

function askForOwner(simulation: Simulation, intentId: string): void {
	const invoice = invoiceOf(simulation, intentId);
	if (invoice?.status === "open") {
		simulation.emit("invoice.payment_action_required", "invoice", invoice);
	}
}

/** The card of a setup that a subscription asked for is the subscription's from now on. */
function keepCard(simulation: Simulation, setupId: string): void {
	const { store } = simulation;
	const method = idOf(store.find("setup_intent", setupId)?.payment_method);
	const asking = store.all("subscription").find((each) => each.pending_setup_intent === setupId);
	if (asking && method) {
		updateSubscription(simulation, asking.id, {
			default_payment_method: method,
			pending_setup_intent: null,
		});
	}
}

/** What a payment of an invoice does to its subscription: it is active, and keeps the card if it was to. */
function afterPayment(
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
