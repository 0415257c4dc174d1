import type Stripe from "stripe";
import { find } from "../api/operation.ts";
import { StripeError } from "../api/stripe-error.ts";
import { declines } from "../payments/cards.ts";
import { cancelPaymentIntent, makePaymentIntent, pay } from "../payments/pay.ts";
import type { Reaction, Simulation } from "../simulation.ts";
import { type Invoice, idOf } from "../store.ts";
import { settleInvoice } from "./invoice-lifecycle.ts";
import { DAY } from "./periods.ts";
import { hasEnded, intentOf, invoiceOf, methodOf, subscriptionOf } from "./relations.ts";
import { applyPendingUpdate, endSubscription, updateSubscription } from "./subscription-state.ts";

/**
 * Charges an open invoice to a card in its owner's absence.
 *
 * @returns the fault, usually 402; null when it is paid or processing.
 */
export function collect(
	simulation: Simulation,
	invoice: Invoice,
	method: Stripe.PaymentMethod,
): StripeError | null {
	const intent = intentOf(simulation, invoice.id);
	if (!intent) {
		throw new Error(`${invoice.id} has no payment.`);
	}
	const outcome = tryToPay(simulation, intent, method);
	if (outcome === "requires_action") {
		recordFailedAttempt(simulation, invoice.id);
		return ownerNeeded("invoice_payment_intent_requires_action");
	}
	return outcome instanceof StripeError ? outcome : null;
}

/** Returns the status of an intent after an attempt to pay it, or why it was refused. */
function tryToPay(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
): Stripe.PaymentIntent.Status | StripeError {
	try {
		return pay(simulation, intent, method).status;
	} catch (cause) {
		if (cause instanceof StripeError) {
			return cause;
		}
		throw cause;
	}
}

/** Stripe's message when a card requires its absent owner. */
function ownerNeeded(
	code: "invoice_payment_intent_requires_action" | "subscription_payment_intent_requires_action",
): StripeError {
	const message = "The owner of the card has to confirm this payment before it can be completed.";
	return new StripeError(402, { type: "card_error", code, message });
}

/** Days between attempts, as the product's account is to be configured. After the last, the subscription ends. */
const RETRY_DAYS: readonly number[] = [3, 5, 7];

/** Charges an invoice to the card on file, and retries later on failure. */
export function collectWithRetries(simulation: Simulation, invoiceId: string): void {
	const { change, clock, store } = simulation;
	const invoice = store.find("invoice", invoiceId);
	const subscription = invoice && subscriptionOf(simulation, invoice);
	if (invoice?.status !== "open" || !subscription || hasEnded(subscription)) {
		return;
	}
	const days = RETRY_DAYS[invoice.attempt_count];
	const next = days === undefined ? null : clock.now() + days * DAY;
	const trying = change("invoice", invoice, {
		attempt_count: invoice.attempt_count + 1,
		attempted: true,
		next_payment_attempt: next,
	});
	if (next !== null) {
		clock.at(next, () => collectWithRetries(simulation, invoiceId));
	}
	if (!isTaken(simulation, trying) && next === null) {
		endSubscription(simulation, subscription.id, { reason: "payment_failed" });
	}
}

/** Whether the card on file pays, or may still do so. */
function isTaken(simulation: Simulation, invoice: Invoice): boolean {
	const subscription = subscriptionOf(simulation, invoice);
	const method = subscription && methodOf(simulation, subscription);
	if (method) {
		return collect(simulation, invoice, method) === null;
	}
	recordFailedAttempt(simulation, invoice.id);
	return false;
}

/** Records a failed attempt: a failed renewal makes the subscription past due. */
export function recordFailedAttempt(simulation: Simulation, invoiceId: string): void {
	const { change, emit, store } = simulation;
	const invoice = store.find("invoice", invoiceId);
	if (invoice?.status !== "open") {
		return;
	}
	const attempt_count = Math.max(1, invoice.attempt_count);
	const tried = change("invoice", invoice, { attempt_count, attempted: true });
	emit("invoice.payment_failed", "invoice", tried);
	const subscription = subscriptionOf(simulation, tried);
	if (subscription?.status === "active" && tried.billing_reason === "subscription_cycle") {
		updateSubscription(simulation, subscription.id, { status: "past_due" });
	}
}

/**
 * A payment that must succeed before its purpose is carried out.
 *
 * @throws {StripeError} 402 when the card is refused or requires its owner; the payment is then cancelled.
 */
export function payOrThrow(
	simulation: Simulation,
	fields: Partial<Stripe.PaymentIntent>,
	method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
	const { id } = makePaymentIntent(simulation, fields);
	const outcome = tryToPay(simulation, find(simulation, "payment_intent", id), method);
	const intent = find(simulation, "payment_intent", id);
	if (outcome === "succeeded") {
		return intent;
	}
	cancelPaymentIntent(simulation, intent, null);
	if (outcome === "requires_action") {
		throw ownerNeeded("subscription_payment_intent_requires_action");
	}
	throw outcome instanceof StripeError ? outcome : new StripeError(402, declines.processing_error);
}

/** Effects of payments and setups on their invoices and subscriptions. */
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

/** Makes the card of a setup that a subscription requested that subscription's own. */
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

/** Effects of an invoice's payment on its subscription: it becomes active, and keeps the card if so requested. */
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

/** Activates a paid subscription, at once unless activation is held. */
function activate(simulation: Simulation, id: string, fields: Partial<Stripe.Subscription>): void {
	const { billing } = simulation;
	if (billing.activationHeld) {
		billing.heldActivations.set(id, fields);
	} else {
		updateSubscription(simulation, id, { ...fields, status: "active" });
	}
}

/** Delays activation after payment, as happens at Stripe for a moment, or ends the delay. */
export function holdActivation(simulation: Simulation, held: boolean): void {
	const { billing, store } = simulation;
	billing.activationHeld = held;
	if (held) {
		return;
	}
	for (const [id, fields] of billing.heldActivations) {
		if (store.find("subscription", id)?.status === "incomplete") {
			activate(simulation, id, fields);
		}
	}
	billing.heldActivations.clear();
}
