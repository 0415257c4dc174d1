import { expect, test } from "vitest";
import { standBetween } from "#worker/test/between.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";

test("a refund is found behind a hundred later charges", async () => {
	const shop = openPlanShop();
	await shop.payer();
	const { stripe, sim } = shop;
	const customer = String(sim.subscriptions()[0]?.customer);
	const [payment] = sim.paymentIntents();
	await stripe.refunds.create({ payment_intent: payment?.id ?? "" });
	for (const _ of Array.from({ length: 101 })) {
		await stripe.paymentIntents.create({
			amount: 100,
			currency: "gbp",
			customer,
			payment_method: "pm_card_visa",
			payment_method_types: ["card"],
			confirm: true,
		});
	}

	const callStripe: string[] = [];
	const off = standBetween(shop, ({ path }) => {
		callStripe.push(path);
		return undefined;
	});

	const invoices = await (await shop.gateway()).plans.invoices(customer);
	const charges = await (await shop.gateway()).plans.charges(String(sim.subscriptions()[0]?.id));

	off();
	expect(invoices.map(({ status }) => status)).toContain("refunded");
	expect(charges).toMatchObject([{ isRefunded: true }]);
	// However many charges there are, no more calls than invoices that were paid.
	const calls = ["/v1/invoices", "/v1/charges", `/v1/payment_intents/${payment?.id}`];
	expect(callStripe).toEqual([...calls, ...calls]);
});
