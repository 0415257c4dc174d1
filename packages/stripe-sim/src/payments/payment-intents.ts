import type Stripe from "stripe";
import {
	checkEmail,
	find,
	findCustomer,
	listPage,
	mergeMetadata,
	operation,
	type Resource,
} from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { invoiceOf } from "../billing/relations.ts";
import type { Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";
import { minimumCharges } from "./charges.ts";
import { cancelPaymentIntent, makePaymentIntent, pay } from "./pay.ts";
import { findMethod } from "./payment-methods.ts";

const MAX_AMOUNT = 99_999_999;

/**
 * Refuses an amount (minor units) that Stripe would not charge, and a currency the simulator does not know.
 *
 * @throws {StripeError} `amount_too_small`, `amount_too_large`, `parameter_invalid_integer` or an invalid currency.
 */
function checkAmount(amount: number, currency: string): void {
	const minimum = minimumCharges[currency];
	if (!minimum) {
		throw invalidRequest(
			`Invalid currency: ${currency}. The simulator supports: ${Object.keys(minimumCharges).join(", ")}`,
			{ param: "currency" },
		);
	}
	if (amount < 1) {
		throw invalidRequest("This value must be greater than or equal to 1.", {
			code: "parameter_invalid_integer",
			param: "amount",
		});
	}
	if (amount < minimum.amount) {
		throw invalidRequest(`Amount must be at least ${minimum.words}`, {
			code: "amount_too_small",
			param: "amount",
		});
	}
	if (amount > MAX_AMOUNT) {
		throw invalidRequest("Amount must be no more than 999,999.99", {
			code: "amount_too_large",
			param: "amount",
		});
	}
}

export const paymentIntents: Resource = {
	operations: [
		operation<Stripe.PaymentIntentCreateParams>(
			"PaymentIntents.create",
			[
				"amount",
				"automatic_payment_methods",
				"confirm",
				"currency",
				"customer",
				"description",
				"metadata",
				"off_session",
				"payment_method",
				"payment_method_types",
				"receipt_email",
				"return_url",
				"setup_future_usage",
				"statement_descriptor_suffix",
			],
			create,
		),
		operation<Stripe.PaymentIntentRetrieveParams>(
			"PaymentIntents.retrieve",
			[],
			(simulation, _, id) => find(simulation, "payment_intent", id),
		),
		operation<Stripe.PaymentIntentUpdateParams>(
			"PaymentIntents.update",
			["amount", "customer", "description", "metadata", "receipt_email", "setup_future_usage"],
			update,
		),
		operation<Stripe.PaymentIntentConfirmParams>(
			"PaymentIntents.confirm",
			["off_session", "payment_method", "receipt_email", "return_url"],
			confirm,
		),
		operation<Stripe.PaymentIntentCancelParams>(
			"PaymentIntents.cancel",
			["cancellation_reason"],
			cancel,
		),
		operation<Stripe.PaymentIntentListParams>(
			"PaymentIntents.list",
			["created", "customer", "ending_before", "limit", "starting_after"],
			({ store }, params) => {
				const { customer } = params;
				const all = store.all("payment_intent");
				const matching = all.filter((intent) => !customer || intent.customer === customer);
				return listPage("/v1/payment_intents", matching, params);
			},
		),
	],
};

function create(
	simulation: Simulation,
	params: Stripe.PaymentIntentCreateParams,
): Stripe.PaymentIntent {
	checkAmount(params.amount, params.currency);
	checkEmail(params.receipt_email, "receipt_email");
	const method = params.payment_method
		? findMethod(simulation, params.payment_method, "payment_method")
		: null;
	const made = makePaymentIntent(simulation, {
		amount: params.amount,
		automatic_payment_methods: params.payment_method_types
			? null
			: { enabled: true, allow_redirects: "always", ...params.automatic_payment_methods },
		currency: params.currency,
		customer: params.customer ? findCustomer(simulation, params.customer, "customer").id : null,
		description: params.description ?? null,
		metadata: mergeMetadata({}, params.metadata),
		payment_method_types: params.payment_method_types ?? ["card"],
		receipt_email: params.receipt_email ?? null,
		setup_future_usage: params.setup_future_usage ?? null,
		statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
	});
	if (params.confirm) {
		return confirm(simulation, method ? { payment_method: method.id } : {}, made.id);
	}
	return method
		? simulation.change("payment_intent", made, {
				payment_method: method.id,
				status: "requires_confirmation",
			})
		: made;
}

function update(
	simulation: Simulation,
	params: Stripe.PaymentIntentUpdateParams,
	id: string,
): Stripe.PaymentIntent {
	const intent = find(simulation, "payment_intent", id);
	const { amount = intent.amount, customer, description, metadata, receipt_email } = params;
	const isOver = ["succeeded", "canceled", "processing"].includes(intent.status);
	const fixed = Object.keys(params).find((key) => !["description", "metadata"].includes(key));
	if (isOver && fixed !== undefined) {
		throw invalidRequest(
			`This PaymentIntent's ${fixed} could not be updated because it has a status of ${intent.status}. You may only update the ${fixed} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
			{ code: "payment_intent_unexpected_state", payment_intent: intent },
		);
	}
	if (params.amount !== undefined) {
		refuseInvoicePayment(simulation, intent, "update the amount of");
	}
	checkAmount(amount, intent.currency);
	checkEmail(receipt_email, "receipt_email");
	return simulation.change("payment_intent", intent, {
		amount,
		customer: customer ? findCustomer(simulation, customer, "customer").id : intent.customer,
		description: description === undefined ? intent.description : description || null,
		metadata: mergeMetadata(intent.metadata, metadata),
		receipt_email: receipt_email === undefined ? intent.receipt_email : receipt_email || null,
		setup_future_usage:
			params.setup_future_usage === undefined
				? intent.setup_future_usage
				: params.setup_future_usage || null,
	});
}

function confirm(
	simulation: Simulation,
	{ payment_method, receipt_email }: Stripe.PaymentIntentConfirmParams,
	id: string,
): Stripe.PaymentIntent {
	const intent = find(simulation, "payment_intent", id);
	const named = payment_method ?? idOf(intent.payment_method);
	if (!named) {
		throw invalidRequest(
			"You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
			{ code: "payment_intent_unexpected_state", payment_intent: intent },
		);
	}
	checkEmail(receipt_email, "receipt_email");
	const method = findMethod(simulation, named, "payment_method");
	return pay(
		simulation,
		{ ...intent, receipt_email: receipt_email || intent.receipt_email },
		method,
	);
}

function cancel(
	simulation: Simulation,
	{ cancellation_reason }: Stripe.PaymentIntentCancelParams,
	id: string,
): Stripe.PaymentIntent {
	const intent = find(simulation, "payment_intent", id);
	if (intent.status === "succeeded" || intent.status === "canceled") {
		throw invalidRequest(
			`You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
			{ code: "payment_intent_unexpected_state", payment_intent: intent },
		);
	}
	refuseInvoicePayment(simulation, intent, "cancel");
	return cancelPaymentIntent(simulation, intent, cancellation_reason ?? null);
}

/** An invoice's payment can only be changed through the invoice. */
function refuseInvoicePayment(
	simulation: Simulation,
	intent: Stripe.PaymentIntent,
	action: string,
): void {
	if (invoiceOf(simulation, intent.id)) {
		throw invalidRequest(
			`You cannot ${action} this PaymentIntent because an invoice made it. Void the invoice instead.`,
			{ code: "payment_intent_unexpected_state", payment_intent: intent },
		);
	}
}
