import { afterEach, expect, test } from "vitest";
import { simulatedStripe } from "./test/simulated-stripe.ts";

const { sim, stripe, intent, pay, typesOfEvents } = simulatedStripe();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

async function paid() {
	const made = await intent();
	await pay(made, "4242424242424242");
	return made;
}

test("a payment is refunded whole, once", async () => {
	const { id: payment_intent } = await paid();
	const refund = await stripe.refunds.create({ payment_intent, reason: "requested_by_customer" });
	expect(refund).toMatchObject({ amount: 999, payment_intent, status: "succeeded" });
	const { latest_charge } = await stripe.paymentIntents.retrieve(payment_intent, {
		expand: ["latest_charge.refunds"],
	});
	expect(latest_charge).toMatchObject({
		amount_refunded: 999,
		refunded: true,
		refunds: { data: [{ id: refund.id }] },
	});
	const again = stripe.refunds.create({ payment_intent });
	await expect(again).rejects.toMatchObject({ code: "charge_already_refunded" });
});

test("a part of a payment is refunded, and no more than is left", async () => {
	const { id: payment_intent } = await paid();
	await stripe.refunds.create({ payment_intent, amount: 400 });
	const event = sim.events().findLast(({ type }) => type === "charge.refunded");
	expect(event?.data.object).toMatchObject({ amount_refunded: 400, refunded: false });
	const tooMuch = stripe.refunds.create({ payment_intent, amount: 600 });
	await expect(tooMuch).rejects.toMatchObject({ param: "amount" });
	expect((await stripe.refunds.create({ payment_intent })).amount).toBe(599);
	expect(typesOfEvents().filter((type) => type === "charge.refunded")).toHaveLength(2);
});

test("what was not paid cannot be refunded", async () => {
	const { id: payment_intent } = await intent();
	await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
		statusCode: 400,
	});
	await pay(await stripe.paymentIntents.retrieve(payment_intent), "4000000000000002");
	await expect(stripe.refunds.create({ payment_intent })).rejects.toThrow(/has not succeeded/);
	const unknown = stripe.refunds.create({ payment_intent: "pi_unknown" });
	await expect(unknown).rejects.toMatchObject({ code: "resource_missing", statusCode: 400 });
	expect(sim.refunds()).toEqual([]);
});
