import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";
import Stripe from "stripe";
import { callStripe, keyOf, unless } from "./call-stripe.ts";
import type { PaymentKeys } from "./payment-settings.ts";
import type { CardSetup, FirstPayment, PlanGateway } from "./plan-gateway.ts";
import { ensureCoupon, ensurePrice } from "./stripe-catalogue.ts";
import { idOf, SETUP } from "./to-subscription.ts";

type Keys = Pick<PaymentKeys, "livemode" | "trialCardKeys">;

type Setups = Pick<
	PlanGateway,
	"customer" | "takeCard" | "readCard" | "dropCard" | "begin" | "readFirstPayment" | "start"
>;

/** How a subscription begins at Stripe: with a card that is entered first, or with a first payment. Source: Rule TRIAL-1. */
export function stripeSetups(stripe: Stripe, keys: Keys): Setups {
	const { livemode } = keys;
	return {
		customer: ({ userId, email, insteadOf, now }) =>
			callStripe(async () => {
				const made = await stripe.customers.create(
					{ email, metadata: { userId } },
					{ idempotencyKey: keyOf("customer", now, [livemode, userId, email, insteadOf ?? "-"]) },
				);
				return made.id;
			}),
		takeCard: ({ customerId, key, now }) =>
			callStripe(async () =>
				toCardSetup(
					await stripe.setupIntents.create(
						{
							customer: customerId,
							usage: "off_session",
							automatic_payment_methods: { enabled: true },
						},
						{ idempotencyKey: keyOf("card", now, [livemode, customerId, ...key]) },
					),
					keys,
				),
			),
		readCard: (id) =>
			callStripe(async () => {
				const found = await stripe.setupIntents
					.retrieve(id, { expand: ["payment_method", "customer"] })
					.catch(unless("resource_missing"));
				return found && toCardSetup(found, keys);
			}),
		dropCard: async (id) => {
			await callStripe(() =>
				stripe.setupIntents.cancel(id).catch(unless("setup_intent_unexpected_state")),
			);
		},
		begin: (terms) => callStripe(() => begin(stripe, livemode, terms)),
		readFirstPayment: (id) =>
			callStripe(() =>
				stripe.paymentIntents
					.retrieve(id, { expand: ["customer"] })
					.then(toFirstPayment, unless("resource_missing")),
			),
		start: (terms) => callStripe(() => start(stripe, terms)),
	};
}

async function begin(
	stripe: Stripe,
	livemode: boolean,
	{ due, key, now, ...terms }: Parameters<PlanGateway["begin"]>[0],
): ReturnType<PlanGateway["begin"]> {
	const made = await stripe.subscriptions.create(
		{
			...(await chosen(stripe, terms)),
			payment_behavior: "default_incomplete",
			payment_settings: { save_default_payment_method: "on_subscription" },
			expand: ["latest_invoice.confirmation_secret"],
		},
		{ idempotencyKey: keyOf("subscription", now, [livemode, terms.customerId, due, ...key]) },
	);
	const invoice = typeof made.latest_invoice === "string" ? null : made.latest_invoice;
	const clientSecret = invoice?.confirmation_secret?.client_secret;
	if (invoice?.amount_due !== due || clientSecret === undefined) {
		// Never charge another amount than the page shows.
		await stripe.subscriptions.cancel(made.id);
		return null;
	}
	const [id = ""] = clientSecret.split("_secret_");
	return { subscriptionId: made.id, payment: { id, state: "open", clientSecret } };
}

async function start(
	stripe: Stripe,
	{ setupId, paymentMethod, trialDays, ...terms }: Parameters<PlanGateway["start"]>[0],
): Promise<string> {
	await stripe.customers.update(terms.customerId, {
		invoice_settings: { default_payment_method: paymentMethod },
	});
	const subscription: Stripe.SubscriptionCreateParams = {
		...(await chosen(stripe, terms)),
		default_payment_method: paymentMethod,
		payment_settings: { save_default_payment_method: "on_subscription" },
		off_session: true,
		metadata: { [SETUP]: setupId },
		...(trialDays > 0
			? {
					trial_period_days: trialDays,
					trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
				}
			: {}),
	};
	// Without a time in it: of one setup there is one subscription, whenever it is asked for.
	const key = `from:${setupId}`;
	const made = await stripe.subscriptions
		.create(subscription, { idempotencyKey: key })
		.catch((cause: unknown) => startedOrAgain(stripe, cause, { setupId, subscription, key }));
	return made.id;
}

/** Stripe keeps a failure under its key for a day. Looks up whether the subscription was made all the same before it tries again. */
async function startedOrAgain(
	stripe: Stripe,
	cause: unknown,
	{
		setupId,
		subscription,
		key,
	}: { setupId: string; subscription: Stripe.SubscriptionCreateParams; key: string },
): Promise<Stripe.Subscription> {
	if (!(cause instanceof Stripe.errors.StripeAPIError)) {
		throw cause;
	}
	const { customer } = subscription;
	for await (const each of stripe.subscriptions.list({ customer, status: "all", limit: 100 })) {
		if (each.metadata[SETUP] === setupId) {
			return each;
		}
	}
	return stripe.subscriptions.create(subscription, { idempotencyKey: `${key}:again` });
}

async function chosen(
	stripe: Stripe,
	{
		customerId,
		plan,
		price,
		discount,
	}: Omit<Parameters<PlanGateway["begin"]>[0], "due" | "key" | "now">,
) {
	return {
		customer: customerId,
		items: [{ price: await ensurePrice(stripe, plan, price) }],
		...(discount ? { discounts: [{ coupon: await ensureCoupon(stripe, price, discount) }] } : {}),
		// Said, so that a newer SDK does not change how changes of plan are calculated.
		billing_mode: { type: "classic" },
	} as const satisfies Stripe.SubscriptionCreateParams;
}

function toCardSetup(intent: Stripe.SetupIntent, keys: Keys): CardSetup {
	const { id, status, customer, payment_method, client_secret } = intent;
	return {
		id,
		// Nothing can be begun with the card of a customer who is gone.
		state: isDeleted(customer) ? "canceled" : stateOf(status),
		paymentMethod: payment_method === null ? null : idOf(payment_method),
		cardHashes: hashesOf(payment_method, keys),
		clientSecret: client_secret,
	};
}

/** Never passes the fingerprint itself on. A card has another fingerprint in test mode than in live mode. */
function hashesOf(
	method: Stripe.SetupIntent["payment_method"],
	{ livemode, trialCardKeys }: Keys,
): string[] {
	const fingerprint =
		method === null || typeof method === "string" ? null : method.card?.fingerprint;
	if (!fingerprint) {
		return [];
	}
	const encoder = new TextEncoder();
	const card = encoder.encode(`${livemode ? "live" : "test"}:${fingerprint}`);
	return trialCardKeys.map((key) => encodeHexLowerCase(hmac(SHA256, encoder.encode(key), card)));
}

function toFirstPayment(intent: Stripe.PaymentIntent): FirstPayment {
	const { id, status, customer, client_secret } = intent;
	const state = stateOf(status);
	// What was paid stays paid; what was not cannot be any more.
	return {
		id,
		state: state === "open" && isDeleted(customer) ? "canceled" : state,
		clientSecret: client_secret,
	};
}

/** Whether the customer, expanded, was deleted at the provider. */
function isDeleted(customer: Stripe.SetupIntent["customer"]): boolean {
	return customer !== null && typeof customer !== "string" && customer.deleted === true;
}

function stateOf(status: string): CardSetup["state"] {
	return status === "succeeded" || status === "processing" || status === "canceled"
		? status
		: "open";
}
