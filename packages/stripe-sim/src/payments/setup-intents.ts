import type Stripe from "stripe";
import { find, findCustomer, mergeMetadata, operation, type Resource } from "../api/operation.ts";
import { type ErrorBody, invalidRequest, StripeError } from "../api/stripe-error.ts";
import { newId, randomText, type Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";
import { authenticationFailed, declines } from "./cards.ts";
import { attachMethod, cardOf } from "./payment-methods.ts";

export const setupIntents: Resource = {
	operations: [
		operation<Stripe.SetupIntentCreateParams>(
			"SetupIntents.create",
			[
				"automatic_payment_methods",
				"customer",
				"description",
				"metadata",
				"payment_method_types",
				"usage",
			],
			create,
		),
		operation<Stripe.SetupIntentRetrieveParams>("SetupIntents.retrieve", [], (simulation, _, id) =>
			find(simulation, "setup_intent", id),
		),
		operation<Stripe.SetupIntentCancelParams>(
			"SetupIntents.cancel",
			["cancellation_reason"],
			cancel,
		),
	],
};

function create(
	simulation: Simulation,
	params: Stripe.SetupIntentCreateParams,
): Stripe.SetupIntent {
	return makeSetupIntent(simulation, {
		automatic_payment_methods: params.payment_method_types
			? null
			: { enabled: true, allow_redirects: "always", ...params.automatic_payment_methods },
		customer: params.customer ? findCustomer(simulation, params.customer, "customer").id : null,
		description: params.description ?? null,
		metadata: mergeMetadata({}, params.metadata),
		payment_method_types: params.payment_method_types ?? ["card"],
		usage: params.usage ?? "off_session",
	});
}

function cancel(
	simulation: Simulation,
	{ cancellation_reason }: Stripe.SetupIntentCancelParams,
	id: string,
): Stripe.SetupIntent {
	const intent = find(simulation, "setup_intent", id);
	if (intent.status === "succeeded" || intent.status === "canceled") {
		throw invalidRequest(
			`You cannot cancel this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be canceled: requires_payment_method, requires_confirmation, requires_action.`,
			{ code: "setup_intent_unexpected_state", setup_intent: intent },
		);
	}
	const canceled = simulation.change("setup_intent", intent, {
		cancellation_reason: cancellation_reason ?? null,
		next_action: null,
		status: "canceled",
	});
	simulation.emit("setup_intent.canceled", "setup_intent", canceled);
	return canceled;
}

/** A setup that waits for a card. */
export function makeSetupIntent(
	simulation: Simulation,
	fields: Partial<Stripe.SetupIntent>,
): Stripe.SetupIntent {
	const id = newId("seti");
	const made = simulation.make("setup_intent", {
		id,
		automatic_payment_methods: { enabled: true, allow_redirects: "always" },
		client_secret: `${id}_secret_${randomText(25)}`,
		payment_method_types: ["card"],
		status: "requires_payment_method",
		usage: "off_session",
		...fields,
	});
	simulation.emit("setup_intent.created", "setup_intent", made);
	return made;
}

/**
 * Tries to set up a card for later payments.
 *
 * @throws {StripeError} 400 when the intent is over; 402 when the card is declined, after the intent was reset.
 */
export function setUp(
	simulation: Simulation,
	intent: Stripe.SetupIntent,
	method: Stripe.PaymentMethod,
): Stripe.SetupIntent {
	if (intent.status === "succeeded" || intent.status === "canceled") {
		const done = intent.status === "succeeded" ? "already succeeded" : "been canceled";
		throw invalidRequest(`You cannot confirm this SetupIntent because it has ${done}.`, {
			code: "setup_intent_unexpected_state",
			setup_intent: intent,
		});
	}
	if (cardOf(simulation, method.id).proof === "never") {
		return finish(simulation, intent, method);
	}
	const asking = simulation.change("setup_intent", intent, {
		status: "requires_action",
		payment_method: method.id,
		next_action: { type: "use_stripe_sdk", use_stripe_sdk: { type: "stripe_3ds2_fingerprint" } },
	});
	simulation.emit("setup_intent.requires_action", "setup_intent", asking);
	return asking;
}

/** Continues after the owner was asked to authenticate. Throws as `setUp` does. */
export function answerSetupChallenge(
	simulation: Simulation,
	intent: Stripe.SetupIntent,
	outcome: "pass" | "fail",
): Stripe.SetupIntent {
	const method = simulation.store.find("payment_method", idOf(intent.payment_method) ?? "");
	if (intent.status !== "requires_action" || !method) {
		throw invalidRequest("This SetupIntent is not waiting for authentication.", {
			code: "setup_intent_unexpected_state",
			setup_intent: intent,
		});
	}
	return outcome === "pass"
		? finish(simulation, intent, method)
		: putBack(simulation, intent, method, authenticationFailed("setup_intent"));
}

function finish(
	simulation: Simulation,
	intent: Stripe.SetupIntent,
	method: Stripe.PaymentMethod,
): Stripe.SetupIntent {
	const { payment, setsUp } = cardOf(simulation, method.id);
	if (!setsUp && payment in declines) {
		const [, error = declines.generic_decline] =
			Object.entries(declines).find(([reason]) => reason === payment) ?? [];
		return putBack(simulation, intent, method, error);
	}
	const customer = idOf(intent.customer);
	if (customer) {
		attachMethod(simulation, method, customer);
	}
	simulation.authenticatedMethods.add(method.id);
	const done = simulation.change("setup_intent", intent, {
		status: "succeeded",
		last_setup_error: null,
		next_action: null,
		payment_method: method.id,
	});
	simulation.emit("setup_intent.succeeded", "setup_intent", done);
	return done;
}

function putBack(
	{ change, contract, emit }: Simulation,
	intent: Stripe.SetupIntent,
	method: Stripe.PaymentMethod,
	error: ErrorBody,
): never {
	const failed = change("setup_intent", intent, {
		status: "requires_payment_method",
		last_setup_error: contract.parse<Stripe.SetupIntent.LastSetupError>(
			"SetupIntent.LastSetupError",
			{
				...error,
				payment_method: method,
			},
		),
		next_action: null,
		payment_method: null,
	});
	emit("setup_intent.setup_failed", "setup_intent", failed);
	throw new StripeError(402, { ...error, payment_method: method, setup_intent: failed });
}
