import Stripe from "stripe";
import { createStripeSim, type StripeSim, type StripeSimOptions } from "../create-stripe-sim.ts";
import { answerInBrowser, payInBrowser } from "../testing.ts";

const SECRET_KEY = "sk_test_sim_tests";
export const WEBHOOK_SECRET = "whsec_sim_tests";

/** The SDK connected to a simulator instead of api.stripe.com, without retries. */
export function sdkFor(sim: StripeSim, key = SECRET_KEY, config: Stripe.StripeConfig = {}): Stripe {
	return new Stripe(key, {
		httpClient: Stripe.createFetchHttpClient(sim.fetch),
		maxNetworkRetries: 0,
		telemetry: false,
		...config,
	});
}

/** A simulator of its own, the SDK that talks to it, and a browser that pays. */
export function simulatedStripe(options: StripeSimOptions = {}) {
	const sim = createStripeSim(options);
	const stripe = sdkFor(sim);
	return {
		sim,
		stripe,
		/** An intent as the product makes them; pence. */
		intent: (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
			stripe.paymentIntents.create({
				amount: 999,
				currency: "gbp",
				automatic_payment_methods: { enabled: true },
				...params,
			}),
		pay: (intent: { readonly client_secret: string | null }, number: string) =>
			payInBrowser(sim.fetch, { clientSecret: intent.client_secret ?? "", number }),
		typesOfEvents: () => sim.events().map(({ type }) => type),
	};
}

/** Start of simulated billing, in seconds since 1970: midday on the 31st of January 2027. */
export const BEGINNING = Date.UTC(2027, 0, 31, 12) / 1000;

export const DAY = 24 * 3600;

type SubscriptionParams = Omit<Stripe.SubscriptionCreateParams, "customer" | "items">;

/** A simulator whose clock only moves when advanced and that charges renewals at once, with helpers for subscribers. */
export function simulatedBilling(options: StripeSimOptions = {}) {
	const simulated = simulatedStripe({ now: () => BEGINNING * 1000, draftSeconds: 0, ...options });
	const { sim, stripe } = simulated;

	/** A plan at a price in pence a month. */
	async function plan(name: string, unit_amount: number): Promise<Stripe.Price> {
		const { id: product } = await stripe.products.create({ name });
		const recurring = { interval: "month" } as const;
		return await stripe.prices.create({ currency: "gbp", product, recurring, unit_amount });
	}

	/** A customer who has set up a card, as a person does in a browser. */
	async function cardholder(number = "4242424242424242") {
		const { id: customer } = await stripe.customers.create({ email: "a@example.com" });
		const { client_secret, id } = await stripe.setupIntents.create({ customer });
		const clientSecret = client_secret ?? "";
		await payInBrowser(sim.fetch, { clientSecret, number, challenge: "pass" });
		const { payment_method } = await stripe.setupIntents.retrieve(id);
		return { customer, method: typeof payment_method === "string" ? payment_method : "" };
	}

	/** A subscription charged to a card on file; active unless the card is declined. */
	async function subscribe(
		price: Stripe.Price,
		{ number, ...params }: SubscriptionParams & { readonly number?: string } = {},
	): Promise<Stripe.Subscription> {
		const { customer, method } = await cardholder(number);
		return await stripe.subscriptions.create({
			customer,
			default_payment_method: method,
			items: [{ price: price.id }],
			off_session: true,
			...params,
		});
	}

	/** A subscription that waits for its first payment, with the secret of that payment. */
	async function begin(price: Stripe.Price, params: SubscriptionParams = {}) {
		const { id: customer } = await stripe.customers.create({ email: "a@example.com" });
		const { id } = await stripe.subscriptions.create({
			customer,
			items: [{ price: price.id }],
			payment_behavior: "default_incomplete",
			payment_settings: { save_default_payment_method: "on_subscription" },
			...params,
		});
		return { id, customer, client_secret: await secretOf(id) };
	}

	/** The secret of the payment that a subscription's latest invoice waits for. */
	async function secretOf(id: string): Promise<string> {
		const invoice = await invoiceOf(id);
		return invoice.confirmation_secret?.client_secret ?? "";
	}

	async function invoiceOf(id: string): Promise<Stripe.Invoice> {
		const expand = ["latest_invoice.confirmation_secret"];
		const { latest_invoice } = await stripe.subscriptions.retrieve(id, { expand });
		if (typeof latest_invoice !== "object" || !latest_invoice) {
			throw new Error(`${id} has no invoice.`);
		}
		return latest_invoice;
	}

	/** Moves to a new card on file for a subscription. */
	async function giveCard(id: string, number: string): Promise<void> {
		const { customer } = await stripe.subscriptions.retrieve(id);
		const setup = await stripe.setupIntents.create({ customer: String(customer) });
		const clientSecret = setup.client_secret ?? "";
		await payInBrowser(sim.fetch, { clientSecret, number, challenge: "pass" });
		const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
		await stripe.subscriptions.update(id, { default_payment_method: String(payment_method) });
	}

	return {
		...simulated,
		plan,
		cardholder,
		subscribe,
		begin,
		giveCard,
		secretOf,
		invoiceOf,
		/** The answer of a card's owner who is asked to confirm a payment. */
		answerOwner: (clientSecret: string, outcome: "pass" | "fail") =>
			answerInBrowser(sim.fetch, clientSecret, outcome),
		subscription: (id: string) => stripe.subscriptions.retrieve(id),
	};
}

type Subscriber = {
	readonly id: string;
	readonly item: string;
	readonly pro: Stripe.Price;
	readonly expert: Stripe.Price;
};

/** Simulated billing with a subscriber who pays £28 a month and may change to £56. */
export function changingPlans() {
	const billing = simulatedBilling();
	const { sim, stripe, plan, subscribe } = billing;
	return {
		...billing,
		/** A quarter of the first period is over: 7 of its 28 days. */
		async subscriber(params: Parameters<typeof subscribe>[1] = {}): Promise<Subscriber> {
			const pro = await plan("Pro", 2800);
			const expert = await plan("Expert", 5600);
			const { id, items } = await subscribe(pro, params);
			await sim.advance(7 * DAY);
			return { id, pro, expert, item: items.data[0]?.id ?? "" };
		},
		/** Changes to the dearer plan, and charges for it at once. */
		upgrade: (
			{ id, item, expert }: Subscriber,
			more: Stripe.SubscriptionUpdateParams = {},
		): Promise<Stripe.Subscription> =>
			stripe.subscriptions.update(id, {
				items: [{ id: item, price: expert.id }],
				proration_behavior: "always_invoice",
				...more,
			}),
		/** The price that a subscription has, by its id. */
		async priceOf(id: string): Promise<string | undefined> {
			const { items } = await billing.subscription(id);
			return items.data[0]?.price.id;
		},
	};
}
