import type Stripe from "stripe";
import { type ErrorBody, invalidRequest, StripeError } from "../api/stripe-error.ts";
import { newId, randomText, type Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";
import { authenticationFailed, type DeclineReason, declines, SETTLING_SECONDS } from "./cards.ts";
import { makeCharge } from "./charges.ts";
import { openDispute } from "./disputes.ts";
import { attachMethod, cardOf } from "./payment-methods.ts";

/**
 * Tries to pay an intent with a card: it succeeds, is declined, requires authentication, or is processing.
 *
 * @throws {StripeError} 400 when the intent can no longer be paid; 402 when the card is declined, after the intent was reset to `requires_payment_method`
 * for another attempt.
 */
export function pay(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
	refuseFinishedIntent(intent);
	const card = cardOf(simulation, method.id);
	const proven = card.proof === "unless_set_up" && simulation.authenticatedMethods.has(method.id);
	if (card.proof === "never" || proven) {
		return charge(simulation, intent, method);
	}
	const asking = simulation.change("payment_intent", intent, {
		status: "requires_action",
		payment_method: method.id,
		next_action: { type: "use_stripe_sdk", use_stripe_sdk: { type: "stripe_3ds2_fingerprint" } },
	});
	simulation.emit("payment_intent.requires_action", "payment_intent", asking);
	return asking;
}

/** Continues after the owner was asked to authenticate. Throws as `pay` does. */
export function answerChallenge(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	outcome: "pass" | "fail",
): Stripe.PaymentIntent {
	const method = simulation.store.find("payment_method", idOf(intent.payment_method) ?? "");
	if (intent.status !== "requires_action" || !method) {
		throw invalidRequest("This PaymentIntent is not waiting for authentication.", {
			code: "payment_intent_unexpected_state",
			payment_intent: intent,
		});
	}
	return outcome === "pass"
		? charge(simulation, intent, method)
		: putBack(simulation, intent, method, authenticationFailed("payment_intent"));
}

function charge(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
	const { payment } = cardOf(simulation, method.id);
	switch (payment) {
		case "succeeds":
			return succeed(simulation, intent, method);
		case "settles":
		case "fails_later":
			return process(simulation, intent, method, payment);
		default:
			return decline(simulation, intent, method, payment);
	}
}

function succeed(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
	const made = makeCharge(simulation, intent, method, { status: "succeeded" });
	const paid = simulation.change("payment_intent", intent, {
		status: "succeeded",
		amount_received: intent.amount,
		last_payment_error: null,
		latest_charge: made.id,
		next_action: null,
		payment_method: method.id,
		processing: null,
	});
	const customer = idOf(paid.customer);
	if (paid.setup_future_usage && customer) {
		attachMethod(simulation, method, customer);
		simulation.authenticatedMethods.add(method.id);
	}
	simulation.emit("charge.succeeded", "charge", made);
	simulation.emit("payment_intent.succeeded", "payment_intent", paid);
	if (cardOf(simulation, method.id).disputed) {
		openDispute(simulation, made);
	}
	return paid;
}

function process(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
	payment: "settles" | "fails_later",
): Stripe.PaymentIntent {
	const processing = simulation.change("payment_intent", intent, {
		status: "processing",
		last_payment_error: null,
		next_action: null,
		payment_method: method.id,
		processing: { type: "card", card: {} },
	});
	simulation.emit("payment_intent.processing", "payment_intent", processing);
	simulation.clock.after(SETTLING_SECONDS, () => {
		const now = simulation.store.find("payment_intent", intent.id);
		if (now?.status !== "processing") {
			return;
		}
		if (payment === "settles") {
			succeed(simulation, now, method);
		} else {
			recordDecline(simulation, now, method, "generic_decline");
		}
	});
	return processing;
}

function decline(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
	reason: DeclineReason,
): never {
	const declined = recordDecline(simulation, intent, method, reason);
	const details = {
		charge: declined.latest_charge,
		payment_intent: declined,
		payment_method: method,
	};
	throw new StripeError(402, { ...declines[reason], ...details });
}

function recordDecline(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
	reason: DeclineReason,
): Stripe.PaymentIntent {
	const error = declines[reason];
	const failed = makeCharge(simulation, intent, method, { status: "failed", error });
	simulation.emit("charge.failed", "charge", failed);
	return recordFailure(
		simulation,
		{ ...intent, latest_charge: failed.id },
		{ ...error, charge: failed.id, payment_method: method },
	);
}

function putBack(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
	error: ErrorBody,
): never {
	const failed = recordFailure(simulation, intent, { ...error, payment_method: method });
	throw new StripeError(402, { ...error, payment_intent: failed, payment_method: method });
}

function recordFailure(
	{ change, contract, emit }: Simulation,
	intent: Stripe.PaymentIntent,
	error: ErrorBody,
): Stripe.PaymentIntent {
	const failed = change("payment_intent", intent, {
		status: "requires_payment_method",
		last_payment_error: contract.parse<Stripe.PaymentIntent.LastPaymentError>(
			"PaymentIntent.LastPaymentError",
			error,
		),
		next_action: null,
		payment_method: null,
		processing: null,
	});
	emit("payment_intent.payment_failed", "payment_intent", failed);
	return failed;
}

function refuseFinishedIntent(intent: Stripe.PaymentIntent): void {
	const details = { code: "payment_intent_unexpected_state", payment_intent: intent };
	if (intent.status === "succeeded") {
		throw invalidRequest(
			"You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.",
			details,
		);
	}
	if (intent.status === "canceled" || intent.status === "processing") {
		throw invalidRequest(
			`You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_payment_method, requires_confirmation, requires_action.`,
			details,
		);
	}
}

/** An intent that waits for a card. */
export function makePaymentIntent(
	simulation: Simulation,
	fields: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
	const id = newId("pi");
	const made = simulation.make("payment_intent", {
		id,
		amount_details: { tip: {} },
		automatic_payment_methods: { enabled: true, allow_redirects: "always" },
		capture_method: "automatic_async",
		client_secret: `${id}_secret_${randomText(25)}`,
		confirmation_method: "automatic",
		payment_method_types: ["card"],
		status: "requires_payment_method",
		...fields,
	});
	simulation.emit("payment_intent.created", "payment_intent", made);
	return made;
}

/** Ends an intent that has not succeeded. */
export function cancelPaymentIntent(
	{ change, clock, emit }: Simulation,
	intent: Stripe.PaymentIntent,
	reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
	const canceled = change("payment_intent", intent, {
		canceled_at: clock.now(),
		cancellation_reason: reason,
		next_action: null,
		processing: null,
		status: "canceled",
	});
	emit("payment_intent.canceled", "payment_intent", canceled);
	return canceled;
}
