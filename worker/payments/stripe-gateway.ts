import Stripe from "stripe";
import { type Pence, pence } from "#domain/money.ts";
import type { Fetch } from "#worker/platform/fetch.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { NewReportPayment, PaymentGateway, ReportPayment } from "./gateway.ts";
import type { PaymentKeys } from "./payment-settings.ts";
import { stripeClient } from "./stripe-client.ts";

/** What a payment is for, in its metadata: subscriptions have payments too. */
const KIND = "report";

/** Stripe as the payment provider. Source: STRIPE.md 2. */
export function stripeGateway(keys: PaymentKeys, fetch: Fetch): PaymentGateway {
	const stripe = stripeClient(keys, fetch);
	const intents = stripe.paymentIntents;
	return {
		livemode: keys.livemode,
		publicKey: keys.publicKey,
		create: (payment) =>
			asked(async () => toPayment(await intents.create(...creation(payment, keys)))),
		read: (id) =>
			asked(() =>
				intents.retrieve(id, { expand: ["latest_charge"] }).then(toPayment, (cause: unknown) => {
					if (isMissing(cause)) {
						return null;
					}
					throw cause;
				}),
			),
		change: (id, { amount, email }) =>
			asked(async () =>
				toPayment(
					await intents.update(id, {
						amount,
						receipt_email: email,
						// In one call with the amount, so that the two never part.
						metadata: { agreed: String(amount) },
					}),
				),
			),
		cancel: async (id) => {
			await asked(() => intents.cancel(id));
		},
		refund: async (id, why) => {
			await asked(() =>
				stripe.refunds
					.create({ payment_intent: id, reason: why }, { idempotencyKey: `refund:${id}` })
					.catch((cause: unknown) => {
						if (!isRefunded(cause)) {
							throw cause;
						}
					}),
			);
		},
	};
}

/** Every word that can vary is in the idempotency key: the same key with other words would be an error. */
function creation(
	{ reportId, amount, email, description, attempt }: NewReportPayment,
	{ livemode }: PaymentKeys,
): [Stripe.PaymentIntentCreateParams, Stripe.RequestOptions] {
	const mode = livemode ? "live" : "test";
	return [
		{
			amount,
			currency: "gbp",
			automatic_payment_methods: { enabled: true },
			receipt_email: email,
			description,
			metadata: { kind: KIND, reportId, agreed: String(amount) },
		},
		{ idempotencyKey: `report:${mode}:${reportId}:${attempt}:${amount}:${email}`.slice(0, 255) },
	];
}

function toPayment(intent: Stripe.PaymentIntent): ReportPayment {
	const { id, livemode, status, metadata, amount_received, currency, latest_charge } = intent;
	const charge = typeof latest_charge === "string" ? null : latest_charge;
	return {
		id,
		livemode,
		state: stateOf(status),
		reportId: metadata["kind"] === KIND ? (metadata["reportId"] ?? null) : null,
		agreed: agreedIn(metadata),
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

function isMissing(cause: unknown): boolean {
	return cause instanceof Stripe.errors.StripeError && cause.code === "resource_missing";
}

function isRefunded(cause: unknown): boolean {
	return cause instanceof Stripe.errors.StripeError && cause.code === "charge_already_refunded";
}

/** What Stripe says of a failure is for our log alone. @throws Problem `unavailable` */
async function asked<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (cause) {
		const message = "The payment provider cannot be reached right now. Please try again.";
		throw new Problem("unavailable", message, { retryAfter: 10, cause });
	}
}
