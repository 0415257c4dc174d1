import Stripe from "stripe";
import { createStripeSim, type StripeSim, type StripeSimOptions } from "../create-stripe-sim.ts";
import { payInBrowser } from "./pay-in-browser.ts";

export const SECRET_KEY = "sk_test_sim_tests";
export const WEBHOOK_SECRET = "whsec_sim_tests";

/** The SDK, talking to a simulator instead of api.stripe.com and trying everything once. */
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
