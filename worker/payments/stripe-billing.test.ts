import { expect, test } from "vitest";
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

	const invoices = await shop.gateway().plans.invoices(customer);

	expect(invoices.map(({ status }) => status)).toContain("refunded");
});
