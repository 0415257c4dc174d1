import Stripe from "stripe";
import { afterEach, expect, test } from "vitest";
import { SETTLING_SECONDS } from "./payments/cards.ts";
import { simulatedStripe } from "./test/simulated-stripe.ts";
import { payInBrowser } from "./testing.ts";

const { sim, stripe, intent, pay, typesOfEvents } = simulatedStripe();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const challenge = (clientSecret: string | null, number: string, answer: "pass" | "fail") =>
	payInBrowser(sim.fetch, { clientSecret: clientSecret ?? "", number, challenge: answer });

test("an intent waits for a card, in test mode, with the metadata of the product", async () => {
	const made = await intent({ metadata: { kind: "report", reportId: "r1" } });
	expect(made).toMatchObject({
		amount: 999,
		currency: "gbp",
		livemode: false,
		metadata: { kind: "report", reportId: "r1" },
		status: "requires_payment_method",
	});
	expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_\\w+$`));
	expect(typesOfEvents()).toEqual(["payment_intent.created"]);
});

test.each(["4242424242424242", "4000008260000000", "5555555555554444"])(
	"%s pays",
	async (number) => {
		const made = await intent();
		expect(await pay(made, number)).toMatchObject({ status: 200, body: { status: "succeeded" } });
		const paid = await stripe.paymentIntents.retrieve(made.id, { expand: ["latest_charge"] });
		expect(paid).toMatchObject({
			amount_received: 999,
			latest_charge: { amount: 999, paid: true, status: "succeeded" },
			status: "succeeded",
		});
		expect(typesOfEvents().slice(1)).toEqual(["charge.succeeded", "payment_intent.succeeded"]);
	},
);

test.each([
	["4000000000000002", "card_declined", "generic_decline"],
	["4000000000009995", "card_declined", "insufficient_funds"],
	["4000000000000069", "expired_card", undefined],
	["4000000000000127", "incorrect_cvc", undefined],
	["4000000000000119", "processing_error", undefined],
])("%s is declined as %s, and another card can be tried", async (number, code, decline_code) => {
	const made = await intent();
	const { status, body } = await pay(made, number);
	expect(status).toBe(402);
	expect(body).toMatchObject({
		error: { type: "card_error", code, payment_intent: { id: made.id } },
	});
	const declined = await stripe.paymentIntents.retrieve(made.id);
	expect(declined).toMatchObject({ payment_method: null, status: "requires_payment_method" });
	expect(declined.last_payment_error).toMatchObject({ code });
	expect(declined.last_payment_error?.decline_code).toBe(decline_code);
	expect(typesOfEvents().slice(1)).toEqual(["charge.failed", "payment_intent.payment_failed"]);

	await pay(made, "4242424242424242");
	const paid = await stripe.paymentIntents.retrieve(made.id);
	expect(paid).toMatchObject({ last_payment_error: null, status: "succeeded" });
});

test.each(["4000002500003155", "4000002760003184"])(
	"%s pays once its owner has proved to be the owner",
	async (number) => {
		const made = await intent();
		expect(await pay(made, number)).toMatchObject({ body: { status: "requires_action" } });
		expect((await stripe.paymentIntents.retrieve(made.id)).amount_received).toBe(0);
		const { body } = await challenge(made.client_secret, number, "pass");
		expect(body).toMatchObject({ next_action: null, status: "succeeded" });
	},
);

test("an owner who fails to prove it pays nothing, and can try again", async () => {
	const made = await intent();
	const failed = await challenge(made.client_secret, "4000002760003184", "fail");
	expect(failed).toMatchObject({
		status: 402,
		body: { error: { code: "payment_intent_authentication_failure" } },
	});
	expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe("requires_payment_method");
	expect(await challenge(made.client_secret, "4000002760003184", "pass")).toMatchObject({
		body: { status: "succeeded" },
	});
});

test.each([
	["4000008400001629", "generic_decline"],
	["4000008260003178", "insufficient_funds"],
])("%s is declined after its owner has proved it", async (number, decline_code) => {
	const made = await intent();
	expect(await challenge(made.client_secret, number, "pass")).toMatchObject({
		status: 402,
		body: { error: { decline_code } },
	});
});

test.each([
	["4000008260007005", "succeeded", "payment_intent.succeeded"],
	["4000008260007013", "requires_payment_method", "payment_intent.payment_failed"],
] as const)("%s is processing until the clock moves on, then %s", async (number, end, event) => {
	const made = await intent();
	expect(await pay(made, number)).toMatchObject({ body: { status: "processing" } });
	// A minute of margin, because the clock runs on by itself.
	await sim.advance(SETTLING_SECONDS - 60);
	expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe("processing");
	await sim.advance(60);
	expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe(end);
	expect(typesOfEvents().at(-1)).toBe(event);
});

test("a payment that was cancelled while processing does not settle", async () => {
	const made = await intent();
	await pay(made, "4000008260007005");
	await stripe.paymentIntents.cancel(made.id);
	await sim.advance(SETTLING_SECONDS);
	expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe("canceled");
});

test("4000000000000259 pays and is disputed, so that it cannot be refunded", async () => {
	const made = await intent();
	await pay(made, "4000000000000259");
	const [dispute] = (await stripe.disputes.list({ payment_intent: made.id })).data;
	expect(dispute).toMatchObject({ amount: 999, reason: "fraudulent", status: "needs_response" });
	expect(typesOfEvents()).toContain("charge.dispute.created");
	const refund = stripe.refunds.create({ payment_intent: made.id });
	await expect(refund).rejects.toMatchObject({ code: "charge_disputed" });
});

test.each([
	["winning_evidence", "won"],
	["losing_evidence", "lost"],
	["a letter", "under_review"],
])("a dispute answered with %s is %s", async (uncategorized_text, status) => {
	const made = await intent();
	await pay(made, "4000000000000259");
	const [dispute] = (await stripe.disputes.list()).data;
	const answered = await stripe.disputes.update(dispute?.id ?? "", {
		evidence: { uncategorized_text },
	});
	expect(answered.status).toBe(status);
});

test("a paid intent can be neither paid again, cancelled nor changed in amount", async () => {
	const made = await intent();
	await pay(made, "4242424242424242");
	const unexpected = { code: "payment_intent_unexpected_state", statusCode: 400 };
	expect(await pay(made, "4242424242424242")).toMatchObject({ status: 400 });
	const { paymentIntents } = stripe;
	await expect(
		paymentIntents.confirm(made.id, { payment_method: "pm_card_visa" }),
	).rejects.toMatchObject(unexpected);
	await expect(paymentIntents.cancel(made.id)).rejects.toMatchObject(unexpected);
	await expect(paymentIntents.update(made.id, { amount: 500 })).rejects.toMatchObject(unexpected);
	const described = await paymentIntents.update(made.id, { metadata: { late: "yes" } });
	expect(described.metadata).toEqual({ late: "yes" });
});

test("the server can pay with a ready-made method, and a decline is an error of the card", async () => {
	const made = await intent({ confirm: true, payment_method: "pm_card_visa" });
	expect(made.status).toBe("succeeded");
	const declined = intent({ confirm: true, payment_method: "pm_card_visa_chargeDeclined" });
	await expect(declined).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
});

test("an intent is changed in place: amount, address and metadata", async () => {
	const made = await intent({ metadata: { a: "1", b: "2" }, receipt_email: "a@example.com" });
	const changed = await stripe.paymentIntents.update(made.id, {
		amount: 1500,
		metadata: { b: "", c: "3" },
		receipt_email: "b@example.com",
	});
	expect(changed).toMatchObject({ amount: 1500, receipt_email: "b@example.com" });
	expect(changed.metadata).toEqual({ a: "1", c: "3" });
});

test("a browser sees nothing of an intent that is not its own business", async () => {
	const made = await intent({ metadata: { reportId: "r1" } });
	const { body } = await pay(made, "4242424242424242");
	expect(body).not.toHaveProperty("metadata");
	expect(body).not.toHaveProperty("latest_charge");
	const declined = await pay(
		await intent({ metadata: { reportId: "somebody-elses-business" } }),
		"4000000000000002",
	);
	expect(JSON.stringify(declined.body)).not.toContain("somebody-elses-business");
});

test.each([
	["a wrong number", "4242424242424241", "incorrect_number"],
	["a real card", "4539578763621486", "card_declined"],
])("%s is refused", async (_, number, code) => {
	expect(await pay(await intent(), number)).toMatchObject({
		status: 402,
		body: { error: { code } },
	});
});

test("a wrong client secret opens nothing", async () => {
	const made = await intent();
	const forged = { client_secret: `${made.id}_secret_guessed` };
	expect(await pay(forged, "4242424242424242")).toMatchObject({ status: 400 });
	expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe("requires_payment_method");
});

test("a card that is set up asks for no proof again", async () => {
	const customer = await stripe.customers.create({ email: "a@example.com" });
	const setup = await stripe.setupIntents.create({ customer: customer.id });
	await challenge(setup.client_secret, "4000002500003155", "pass");
	const done = await stripe.setupIntents.retrieve(setup.id);
	expect(done.status).toBe("succeeded");
	const payment_method = typeof done.payment_method === "string" ? done.payment_method : "";
	expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(1);
	const paid = await intent({ confirm: true, customer: customer.id, payment_method });
	expect(paid.status).toBe("succeeded");
});

test("a card that is declined is not set up", async () => {
	const setup = await stripe.setupIntents.create();
	expect(await pay(setup, "4000000000000002")).toMatchObject({ status: 402 });
	const failed = await stripe.setupIntents.retrieve(setup.id);
	expect(failed).toMatchObject({
		last_setup_error: { code: "card_declined" },
		status: "requires_payment_method",
	});
	expect(typesOfEvents()).toEqual(["setup_intent.created", "setup_intent.setup_failed"]);
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
