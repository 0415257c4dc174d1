import type Stripe from "stripe";
import { type Pence, pence } from "#domain/base/money.ts";
import { callStripe, keyOf, unless } from "./call-stripe.ts";
import type { NewReportPayment, PaymentGateway, ReportPayment } from "./gateway.ts";
import type { PaymentKeys } from "./payment-settings.ts";

/** What a payment is for, in its metadata: subscriptions have payments too. */
const KIND = "report";

/** Stripe as the payment provider. */
export function stripeGateway(stripe: Stripe, keys: PaymentKeys): PaymentGateway {
	const intents = stripe.paymentIntents;
	return {
		livemode: keys.livemode,
		publicKey: keys.publicKey,
		create: (payment) =>
			callStripe(async () => toPayment(await intents.create(...creation(payment, keys)))),
		read: (id) =>
			callStripe(() =>
				intents
					.retrieve(id, { expand: ["latest_charge"] })
					.then(toPayment, unless("resource_missing")),
			),
		change: (id, { amount }) =>
			callStripe(async () =>
				toPayment(
					await intents.update(id, {
						amount,
						// In one call with the amount, so that the two never part.
						metadata: { agreed: String(amount) },
					}),
				),
			),
		cancel: async (id) => {
			await callStripe(() => intents.cancel(id).catch(unless("payment_intent_unexpected_state")));
		},
		refund: async (id, why) => {
			await callStripe(() =>
				stripe.refunds
					.create({ payment_intent: id, reason: why }, { idempotencyKey: `refund:${id}` })
					.catch(unless("charge_already_refunded")),
			);
		},
	};
}

/** Characters that Stripe takes of a description. */
const DESCRIPTION = 500;

/** Every word that can vary is in the idempotency key: the same key with other words would be an error. */
function creation(
	{ reportId, amount, email, description, attempt, now }: NewReportPayment,
	{ livemode }: PaymentKeys,
): [Stripe.PaymentIntentCreateParams, Stripe.RequestOptions] {
	return [
		{
			amount,
			currency: "gbp",
			automatic_payment_methods: { enabled: true },
			receipt_email: email,
			description: description.slice(0, DESCRIPTION),
			metadata: { kind: KIND, reportId, agreed: String(amount) },
		},
		{ idempotencyKey: keyOf("report", now, [livemode, reportId, attempt, amount, email]) },
	];
}

function toPayment(intent: Stripe.PaymentIntent): ReportPayment {
	const { id, livemode, status, metadata, amount, amount_received, currency, latest_charge } =
		intent;
	const charge = typeof latest_charge === "string" ? null : latest_charge;
	return {
		id,
		livemode,
		state: stateOf(status),
		reportId: metadata["kind"] === KIND ? (metadata["reportId"] ?? null) : null,
		agreed: agreedIn(metadata),
		amount: pence(amount),
		received: pence(amount_received),
		currency,
		isRefunded: charge?.refunded === true,
		clientSecret: intent.client_secret,
	};
}

function stateOf(status: Stripe.PaymentIntent.Status): ReportPayment["state"] {
	return status === "succeeded" || status === "processing" || status === "canceled"
		? status
		: "open";
}

function agreedIn({ agreed = "" }: Stripe.Metadata): Pence | null {
	return /^\d+$/.test(agreed) ? pence(Number(agreed)) : null;
}
