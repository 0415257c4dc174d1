import { expect, test } from "vitest";
import { stripeClient } from "./stripe-client.ts";

// Later versions give `discount.source.coupon`, and every discount would be read as none.
test("Stripe is asked in the version that gives a discount its `coupon`", async () => {
	const versions: (string | null)[] = [];
	const stripe = stripeClient(
		{
			livemode: false,
			secretKey: "sk_test_pin",
			publicKey: "pk_test_pin",
			webhookSecrets: [],
			trialCardKeys: [],
			portal: null,
			simulator: null,
		},
		(_, init) => {
			versions.push(new Headers(init?.headers).get("stripe-version"));
			return Promise.resolve(Response.json({ id: "cus_1", object: "customer" }));
		},
		0,
	);

	await stripe.customers.retrieve("cus_1");

	expect(versions).toEqual(["2025-08-27.basil"]);
});
