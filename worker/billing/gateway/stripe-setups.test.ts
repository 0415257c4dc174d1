import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { pence } from "#domain/base/money.ts";
import { standBetween } from "#worker/test/between.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { paymentIn } from "#worker/test/shop.ts";

test("a subscription that a failure hides is found behind a hundred later ones, and not begun again", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	const customerId = shop.sim.customers()[0]?.id ?? "";
	const { payment_method } = await shop.stripe.setupIntents.retrieve(paymentIn(clientSecret));
	const terms = {
		customerId,
		plan: "pro",
		price: pence(2500),
		discount: null,
		setupId: paymentIn(clientSecret),
		paymentMethod: String(payment_method),
		trialDays: 7,
	} as const;
	const started = await (await shop.gateway()).plans.start(terms);
	const [price] = (await shop.stripe.prices.list({ limit: 1 })).data;
	for (const _ of Array.from({ length: 100 })) {
		await shop.stripe.subscriptions.create({
			customer: customerId,
			items: [{ price: price?.id ?? "" }],
			trial_period_days: 7,
		});
	}
	const off = standBetween(shop, ({ method, key }) =>
		method === "POST" && key.startsWith("from:") && !key.endsWith(":again")
			? Response.json({ error: { type: "api_error", message: "stored" } }, { status: 500 })
			: undefined,
	);

	const found = await (await shop.gateway()).plans.start(terms);

	off();
	expect(found).toBe(started);
});
