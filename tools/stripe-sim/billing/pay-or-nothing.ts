import type Stripe from "stripe";
import { StripeError } from "../api/stripe-error.ts";
import { cancelPaymentIntent } from "../payments/cancel-payment-intent.ts";
import { declines } from "../payments/declines.ts";
import { makePaymentIntent } from "../payments/make-payment-intent.ts";
import { find } from "../resources/find.ts";
import type { Simulation } from "../simulation.ts";
import { ownerNeeded, tryToPay } from "./collect.ts";

/**
 * A payment that must go through at once, before what it is for is made or changed.
 *
 * @throws {StripeError} 402 when the card is refused or wants its owner; the payment is cancelled then.
 */
export function payOrNothing(
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
