import { afterEach, expect, test } from "vitest";
import { BEGINNING, DAY, simulatedBilling } from "./test/simulated-stripe.ts";

const {
	sim,
	stripe,
	pay,
	plan,
	begin,
	cardholder,
	subscribe,
	subscription,
	invoiceOf,
	typesOfEvents,
	secretOf,
	answerOwner,
} = simulatedBilling();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const CARD = "4242424242424242";
const DECLINED = "4000000000000341";

test("a subscription waits for its first payment, which makes it active and keeps the card", async () => {
	const begun = await begin(await plan("Pro", 2500), { metadata: { userId: "u1" } });
	expect(await subscription(begun.id)).toMatchObject({
		default_payment_method: null,
		status: "incomplete",
	});
	await pay(begun, CARD);
	const paid = await stripe.subscriptions.retrieve(begun.id, {
		expand: ["default_payment_method", "latest_invoice.payments"],
	});
	expect(paid).toMatchObject({
		default_payment_method: { card: { last4: "4242" }, customer: begun.customer },
		latest_invoice: {
			amount_due: 2500,
			amount_paid: 2500,
			amount_remaining: 0,
			billing_reason: "subscription_create",
			parent: { subscription_details: { metadata: { userId: "u1" }, subscription: begun.id } },
			payments: { data: [{ amount_paid: 2500, status: "paid" }] },
			status: "paid",
		},
		metadata: { userId: "u1" },
		status: "active",
	});
	expect(paid.items.data).toMatchObject([
		{ current_period_start: BEGINNING, current_period_end: BEGINNING + 28 * DAY },
	]);
});

test("its events say what happened, in order, with what was there before", async () => {
	const begun = await begin(await plan("Pro", 2500));
	const before = sim.events().length;
	await pay(begun, CARD);
	expect(typesOfEvents().slice(before)).toEqual([
		"payment_method.attached",
		"charge.succeeded",
		"payment_intent.succeeded",
		"invoice_payment.paid",
		"invoice.paid",
		"invoice.payment_succeeded",
		"customer.subscription.updated",
	]);
	expect(typesOfEvents().slice(0, before).slice(3)).toEqual([
		"customer.subscription.created",
		"invoice.created",
		"payment_intent.created",
		"invoice.finalized",
	]);
	expect(sim.events().at(-1)?.data).toMatchObject({
		object: { status: "active" },
		previous_attributes: { default_payment_method: null, status: "incomplete" },
	});
});

test("its payment knows nothing of the subscription's metadata, and is found through the invoice", async () => {
	const { id, client_secret } = await begin(await plan("Pro", 2500), { metadata: { a: "1" } });
	const [payment_intent = ""] = client_secret.split("_secret_");
	expect(await stripe.paymentIntents.retrieve(payment_intent)).toMatchObject({
		amount: 2500,
		metadata: {},
		setup_future_usage: "off_session",
	});
	const { data } = await stripe.invoicePayments.list({
		payment: { type: "payment_intent", payment_intent },
		expand: ["data.invoice"],
	});
	expect(data).toMatchObject([
		{ invoice: { parent: { subscription_details: { subscription: id } } }, status: "open" },
	]);
});

test("its payment can be cancelled or changed by the invoice only", async () => {
	const { client_secret } = await begin(await plan("Pro", 2500));
	const [id = ""] = client_secret.split("_secret_");
	const refused = { code: "payment_intent_unexpected_state" };
	await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(refused);
	const cheaper = stripe.paymentIntents.update(id, { amount: 100 });
	await expect(cheaper).rejects.toMatchObject(refused);
});

test("a declined first payment leaves it incomplete, and another card can pay", async () => {
	const begun = await begin(await plan("Pro", 2500));
	await pay(begun, "4000000000000002");
	expect(typesOfEvents()).toContain("invoice.payment_failed");
	expect((await subscription(begun.id)).status).toBe("incomplete");
	await pay(begun, CARD);
	expect((await subscription(begun.id)).status).toBe("active");
});

test("what nobody pays for in 23 hours has expired, and can be paid no more", async () => {
	const begun = await begin(await plan("Pro", 2500));
	await sim.advance(23 * 3600 - 1);
	expect((await subscription(begun.id)).status).toBe("incomplete");
	await sim.advance(1);
	expect((await subscription(begun.id)).status).toBe("incomplete_expired");
	expect((await invoiceOf(begun.id)).status).toBe("void");
	expect(await pay(begun, CARD)).toMatchObject({ status: 400 });
	expect(typesOfEvents().slice(-3)).toEqual([
		"payment_intent.canceled",
		"invoice.voided",
		"customer.subscription.updated",
	]);
});

test("an incomplete subscription that is cancelled has expired at once, with its invoice and payment", async () => {
	const begun = await begin(await plan("Pro", 2500));
	const ended = await stripe.subscriptions.cancel(begun.id);
	expect(ended).toMatchObject({ ended_at: BEGINNING, status: "incomplete_expired" });
	expect(sim.invoices()).toMatchObject([{ status: "void" }]);
	expect(sim.paymentIntents()).toMatchObject([
		{ cancellation_reason: "void_invoice", status: "canceled" },
	]);
	expect(typesOfEvents().at(-1)).toBe("customer.subscription.deleted");
	await sim.advance(2 * DAY);
	expect((await subscription(begun.id)).status).toBe("incomplete_expired");
});

test("of an incomplete subscription only the metadata can be changed", async () => {
	const { id } = await begin(await plan("Pro", 2500));
	const changed = stripe.subscriptions.update(id, { cancel_at_period_end: true });
	await expect(changed).rejects.toMatchObject({ statusCode: 400 });
	const described = await stripe.subscriptions.update(id, { metadata: { a: "1" } });
	expect(described.metadata).toEqual({ a: "1" });
});

test("a card on file is charged at once", async () => {
	const made = await subscribe(await plan("Pro", 2500));
	expect(made.status).toBe("active");
	expect(await invoiceOf(made.id)).toMatchObject({ amount_paid: 2500, status: "paid" });
});

test("a card on file is not charged where the payment is left to the customer", async () => {
	const made = await subscribe(await plan("Pro", 2500), { payment_behavior: "default_incomplete" });
	expect(made.status).toBe("incomplete");
	expect(sim.paymentIntents()).toMatchObject([{ status: "requires_payment_method" }]);
});

test("a card on file that is declined leaves it incomplete, or makes nothing where that was asked", async () => {
	const price = await plan("Pro", 2500);
	expect((await subscribe(price, { number: DECLINED })).status).toBe("incomplete");
	const refused = subscribe(price, { number: DECLINED, payment_behavior: "error_if_incomplete" });
	await expect(refused).rejects.toMatchObject({ code: "card_declined", statusCode: 402 });
	expect(sim.subscriptions()).toHaveLength(1);
	expect(sim.invoices()).toHaveLength(1);
	const paid = await subscribe(price, { payment_behavior: "error_if_incomplete" });
	expect(paid.status).toBe("active");
	expect(await invoiceOf(paid.id)).toMatchObject({ amount_paid: 2500, status: "paid" });
});

test("without a card to charge there is no subscription, unless the payment is left to the customer", async () => {
	const price = await plan("Pro", 2500);
	const { id: customer } = await stripe.customers.create({});
	const items = [{ price: price.id }];
	const made = stripe.subscriptions.create({ customer, items });
	await expect(made).rejects.toMatchObject({ code: "resource_missing", statusCode: 400 });
});

test("a card that always wants its owner leaves it incomplete until the owner has confirmed", async () => {
	const made = await subscribe(await plan("Pro", 2500), { number: "4000002760003184" });
	expect(made.status).toBe("incomplete");
	expect(typesOfEvents()).toContain("invoice.payment_action_required");
	await answerOwner(await secretOf(made.id), "pass");
	expect((await subscription(made.id)).status).toBe("active");
});

test("without a card it asks for one, and keeps the one that is set up", async () => {
	const { id } = await begin(await plan("Pro", 2500), { trial_period_days: 7 });
	const { pending_setup_intent } = await stripe.subscriptions.retrieve(id, {
		expand: ["pending_setup_intent"],
	});
	expect(pending_setup_intent).toMatchObject({ status: "requires_payment_method" });
	const setup = typeof pending_setup_intent === "object" ? pending_setup_intent : null;
	await pay({ client_secret: setup?.client_secret ?? "" }, CARD);
	const kept = await stripe.subscriptions.retrieve(id, { expand: ["default_payment_method"] });
	expect(kept).toMatchObject({
		default_payment_method: { card: { last4: "4242" } },
		pending_setup_intent: null,
	});
});

test("activation can trail the payment, as it does at Stripe for a moment", async () => {
	const begun = await begin(await plan("Pro", 2500));
	sim.holdActivation(true);
	await pay(begun, CARD);
	expect((await subscription(begun.id)).status).toBe("incomplete");
	expect((await invoiceOf(begun.id)).status).toBe("paid");
	await sim.advance(DAY);
	expect((await subscription(begun.id)).status).toBe("incomplete");
	sim.holdActivation(false);
	expect(await subscription(begun.id)).toMatchObject({
		default_payment_method: expect.stringMatching(/^pm_/),
		status: "active",
	});
});

test("after a reset activation is not held any more", async () => {
	sim.holdActivation(true);
	await sim.reset();
	expect((await subscribe(await plan("Pro", 2500))).status).toBe("active");
});

test("the customer's default card is charged where the subscription has none", async () => {
	const price = await plan("Pro", 2500);
	const { customer, method } = await cardholder();
	await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } });
	const made = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
	expect(made).toMatchObject({ default_payment_method: null, status: "active" });
	await sim.advance(28 * DAY);
	expect((await subscription(made.id)).status).toBe("active");
});
