import type Stripe from "stripe";
import { answerChallenge, pay } from "../payments/pay.ts";
import { type CardEntry, enterCard } from "../payments/payment-methods.ts";
import { answerSetupChallenge, setUp } from "../payments/setup-intents.ts";
import type { Simulation } from "../simulation.ts";
import { type Form, textAt } from "./form.ts";
import { checkEmail } from "./operation.ts";
import { invalidRequest, noSuch, StripeError } from "./stripe-error.ts";

/** Fields of an intent that Stripe.js may see: no metadata, customer or charge, because the browser is not the product's server. */
const publicFields = [
	"id",
	"object",
	"amount",
	"automatic_payment_methods",
	"canceled_at",
	"cancellation_reason",
	"capture_method",
	"client_secret",
	"confirmation_method",
	"created",
	"currency",
	"description",
	"last_payment_error",
	"last_setup_error",
	"livemode",
	"next_action",
	"payment_method",
	"payment_method_types",
	"processing",
	"receipt_email",
	"setup_future_usage",
	"shipping",
	"status",
	"usage",
] as const;

function publicIntent(intent: unknown): Record<string, unknown> {
	const fields = new Map(Object.entries(Object(intent)));
	return Object.fromEntries(
		publicFields.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]),
	);
}

type BrowserCall = { readonly method: string; readonly path: string; readonly form: Form };

/**
 * Answers Stripe.js, which calls with the publishable key and an intent's client secret: read the intent, confirm it
 * with a card, and, for the simulator's dialog, say how the owner answered the challenge (`outcome` `pass` or `fail`).
 *
 * @throws {StripeError} with as much of the intent as a browser may see.
 */
export function answerBrowser(
	simulation: Simulation,
	{ method, path, form }: BrowserCall,
): unknown {
	const match =
		/^\/v1\/(?<kind>payment_intents|setup_intents)\/(?<id>\w+)(?<action>\/confirm|\/challenge)?$/.exec(
			path,
		);
	const { kind, id = "", action = "" } = match?.groups ?? {};
	const name = `${method} ${action}`;
	if (!kind || !["GET ", "POST /confirm", "POST /challenge"].includes(name)) {
		throw invalidRequest(
			"This API call cannot be made with a publishable API key. Please use a secret API key.",
			{ code: "secret_key_required", status: 401 },
		);
	}
	const proceed = kind === "payment_intents" ? proceedWithPayment : proceedWithSetup;
	try {
		return publicIntent(proceed(simulation, { id, action, form }));
	} catch (cause) {
		throw cause instanceof StripeError ? withPublicIntents(cause) : cause;
	}
}

type IntentCall = { readonly id: string; readonly action: string; readonly form: Form };

function proceedWithPayment(simulation: Simulation, { id, action, form }: IntentCall) {
	const intent = simulation.store.find("payment_intent", id);
	checkSecret(intent, id, form);
	if (action === "/challenge") {
		return answerChallenge(simulation, intent, outcomeIn(form));
	}
	if (action !== "/confirm") {
		return intent;
	}
	const email = textAt(form, "receipt_email") ?? intent.receipt_email;
	checkEmail(email, "receipt_email");
	return pay(simulation, { ...intent, receipt_email: email }, methodIn(simulation, form));
}

function proceedWithSetup(simulation: Simulation, { id, action, form }: IntentCall) {
	const intent = simulation.store.find("setup_intent", id);
	checkSecret(intent, id, form);
	if (action === "/challenge") {
		return answerSetupChallenge(simulation, intent, outcomeIn(form));
	}
	return action === "/confirm" ? setUp(simulation, intent, methodIn(simulation, form)) : intent;
}

function checkSecret<T extends Stripe.PaymentIntent | Stripe.SetupIntent>(
	intent: T | undefined,
	id: string,
	form: Form,
): asserts intent is T {
	if (!intent) {
		throw noSuch(id.startsWith("seti_") ? "setupintent" : "payment_intent", id, "intent");
	}
	if (textAt(form, "client_secret") !== intent.client_secret) {
		throw invalidRequest(
			`The client_secret provided does not match the client_secret associated with ${id}.`,
			{ code: "resource_missing", param: "client_secret" },
		);
	}
}

function outcomeIn(form: Form): "pass" | "fail" {
	const outcome = textAt(form, "outcome");
	if (outcome !== "pass" && outcome !== "fail") {
		throw invalidRequest("Invalid outcome: must be pass or fail", { param: "outcome" });
	}
	return outcome;
}

function methodIn(simulation: Simulation, form: Form): Stripe.PaymentMethod {
	const card = (field: string) => textAt(form, "payment_method_data", "card", field) ?? "";
	const entry: CardEntry = {
		number: card("number").replaceAll(" ", ""),
		month: Number(card("exp_month")),
		year: Number(card("exp_year")),
	};
	return enterCard(simulation, entry);
}

function withPublicIntents({ status, body }: StripeError): StripeError {
	const { payment_intent, setup_intent } = body;
	return new StripeError(status, {
		...body,
		...(payment_intent ? { payment_intent: publicIntent(payment_intent) } : {}),
		...(setup_intent ? { setup_intent: publicIntent(setup_intent) } : {}),
	});
}
