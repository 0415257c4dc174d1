import type Stripe from "stripe";
import { StripeError } from "../api/stripe-error.ts";
import type { Invoice } from "../contract/kinds.ts";
import { pay } from "../payments/pay.ts";
import type { Simulation } from "../simulation.ts";
import { recordFailedAttempt } from "./failed-attempt.ts";
import { intentOf } from "./whose.ts";

/**
 * Charges an open invoice to a card while its owner is away.
 *
 * @returns what is wrong, 402 above all; null when it is paid, or processing.
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

/** How an intent stands after an attempt to pay it, or why it was refused. */
export function tryToPay(
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

/** What Stripe says when a card wants its owner, who is away. */
export function ownerNeeded(
	code: "invoice_payment_intent_requires_action" | "subscription_payment_intent_requires_action",
): StripeError {
	const message = "The owner of the card has to confirm this payment before it can be completed.";
	return new StripeError(402, { type: "card_error", code, message });
}
