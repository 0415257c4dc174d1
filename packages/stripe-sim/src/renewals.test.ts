import { afterEach, expect, test } from "vitest";
import { BEGINNING, DAY, simulatedBilling } from "./test/simulated-stripe.ts";

const {
	sim,
	stripe,
	pay,
	plan,
	begin,
	subscribe,
	subscription,
	invoiceOf,
	secretOf,
	giveCard,
	answerOwner,
	typesOfEvents,
} = simulatedBilling();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const DECLINED = "4000000000000341";
const MONTH = 28 * DAY;

const noon = (month: number, day: number) => Date.UTC(2027, month - 1, day, 12) / 1000;

async function periodOf(id: string): Promise<number[]> {
	const { items } = await subscription(id);
	return items.data.flatMap((item) => [item.current_period_start, item.current_period_end]);
}

test("a subscription of the 31st renews on the last day of short months, and on the 31st again", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	expect(await periodOf(id)).toEqual([noon(1, 31), noon(2, 28)]);
	await sim.advance(noon(2, 28) - BEGINNING - 1);
	expect(await periodOf(id)).toEqual([noon(1, 31), noon(2, 28)]);
	await sim.advance(1);
	expect(await periodOf(id)).toEqual([noon(2, 28), noon(3, 31)]);
	await sim.advance(noon(4, 30) - noon(2, 28));
	expect(await periodOf(id)).toEqual([noon(4, 30), noon(5, 31)]);
	expect((await subscription(id)).billing_cycle_anchor).toBe(BEGINNING);
	const { data } = await stripe.invoices.list({ subscription: id });
	expect(data.map(({ amount_paid }) => amount_paid)).toEqual([2500, 2500, 2500, 2500]);
	expect(data[0]).toMatchObject({
		billing_reason: "subscription_cycle",
		period_end: noon(4, 30),
		period_start: noon(3, 31),
	});
});

test("a renewal tells of its period, its invoice and its payment", async () => {
	await subscribe(await plan("Pro", 2500));
	const before = sim.events().length;
	await sim.advance(MONTH);
	expect(typesOfEvents().slice(before)).toEqual([
		"customer.subscription.updated",
		"invoice.created",
		"payment_intent.created",
		"invoice.finalized",
		"charge.succeeded",
		"payment_intent.succeeded",
		"invoice_payment.paid",
		"invoice.paid",
		"invoice.payment_succeeded",
	]);
	expect(sim.events()[before]?.data).toMatchObject({
		object: { status: "active" },
		previous_attributes: { items: { data: [{ current_period_end: noon(2, 28) }] } },
	});
});

test("a price that is taken out of the plans is charged to those who have it", async () => {
	const price = await plan("Pro", 2500);
	const { id } = await subscribe(price);
	await stripe.prices.create({
		currency: "gbp",
		product: String(price.product),
		recurring: { interval: "month" },
		unit_amount: 3000,
	});
	await sim.advance(MONTH);
	expect((await invoiceOf(id)).amount_paid).toBe(2500);
});

test("a declined renewal is tried after 3, 5 and 7 days more, and then the subscription ends", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	await giveCard(id, DECLINED);
	await sim.advance(MONTH);
	expect((await subscription(id)).status).toBe("past_due");
	expect(await invoiceOf(id)).toMatchObject({
		attempt_count: 1,
		next_payment_attempt: noon(2, 28) + 3 * DAY,
		status: "open",
	});
	await sim.advance(3 * DAY);
	await sim.advance(5 * DAY);
	expect((await subscription(id)).status).toBe("past_due");
	expect(await invoiceOf(id)).toMatchObject({
		attempt_count: 3,
		next_payment_attempt: noon(2, 28) + 15 * DAY,
	});
	await sim.advance(7 * DAY);
	expect(await subscription(id)).toMatchObject({
		cancellation_details: { reason: "payment_failed" },
		status: "canceled",
	});
	expect(await invoiceOf(id)).toMatchObject({
		attempt_count: 4,
		auto_advance: false,
		next_payment_attempt: null,
		status: "open",
	});
	expect(typesOfEvents().filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
	expect(typesOfEvents().at(-1)).toBe("customer.subscription.deleted");
	await sim.advance(60 * DAY);
	expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
});

test("another card on file is charged by the next attempt, and brings it back", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	await giveCard(id, DECLINED);
	await sim.advance(MONTH);
	await giveCard(id, "5555555555554444");
	await sim.advance(3 * DAY);
	expect((await subscription(id)).status).toBe("active");
	expect(await invoiceOf(id)).toMatchObject({ amount_paid: 2500, next_payment_attempt: null });
	expect(await periodOf(id)).toEqual([noon(2, 28), noon(3, 31)]);
});

test("its open invoice can be paid at once, which brings it back and is tried no more", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	await giveCard(id, DECLINED);
	await sim.advance(MONTH);
	const invoice = (await invoiceOf(id)).id ?? "";
	await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({ code: "card_declined" });
	expect((await invoiceOf(id)).attempt_count).toBe(1);
	await giveCard(id, "4242424242424242");
	expect(await stripe.invoices.pay(invoice)).toMatchObject({ amount_paid: 2500, status: "paid" });
	expect((await subscription(id)).status).toBe("active");
	await sim.advance(15 * DAY);
	expect(sim.paymentIntents().filter(({ status }) => status === "succeeded")).toHaveLength(2);
});

test("a card that wants its owner leaves a renewal past due until the owner has confirmed", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	await giveCard(id, "4000002760003184");
	await sim.advance(MONTH);
	expect((await subscription(id)).status).toBe("past_due");
	expect(typesOfEvents()).toContain("invoice.payment_action_required");
	expect(typesOfEvents()).toContain("invoice.payment_failed");
	await answerOwner(await secretOf(id), "pass");
	expect((await subscription(id)).status).toBe("active");
});

test("a card that wants its owner unless it was set up is charged again and again", async () => {
	const { id, status } = await subscribe(await plan("Pro", 2500), { number: "4000002500003155" });
	expect(status).toBe("active");
	await sim.advance(MONTH);
	expect((await subscription(id)).status).toBe("active");
});

test("a renewal that is processing keeps the subscription active until it fails", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	await giveCard(id, "4000008260007013");
	await sim.advance(MONTH);
	expect((await subscription(id)).status).toBe("active");
	await sim.advance(3600);
	expect((await subscription(id)).status).toBe("past_due");
	await giveCard(id, "4242424242424242");
	await sim.advance(3 * DAY);
	expect((await subscription(id)).status).toBe("active");
});

test("a trial costs nothing, gives notice three days before its end, and is charged at its end", async () => {
	const made = await subscribe(await plan("Pro", 2500), { trial_period_days: 7 });
	expect(made).toMatchObject({
		status: "trialing",
		trial_end: BEGINNING + 7 * DAY,
		trial_start: BEGINNING,
	});
	expect(await invoiceOf(made.id)).toMatchObject({ amount_due: 0, status: "paid", total: 0 });
	await sim.advance(4 * DAY - 1);
	expect(typesOfEvents()).not.toContain("customer.subscription.trial_will_end");
	await sim.advance(1);
	expect(typesOfEvents().at(-1)).toBe("customer.subscription.trial_will_end");
	const before = sim.events().length;
	await sim.advance(3 * DAY);
	expect(sim.events()[before]?.data).toMatchObject({
		object: { status: "active" },
		previous_attributes: { status: "trialing" },
	});
	expect(await invoiceOf(made.id)).toMatchObject({
		amount_paid: 2500,
		billing_reason: "subscription_cycle",
	});
	expect(await periodOf(made.id)).toEqual([noon(2, 7), noon(3, 7)]);
});

test("a trial of less than three days gives notice at once", async () => {
	await subscribe(await plan("Pro", 2500), { trial_end: BEGINNING + 2 * DAY });
	expect(typesOfEvents()).toContain("customer.subscription.trial_will_end");
	await sim.advance(DAY);
	const notices = typesOfEvents().filter((type) => type.endsWith("trial_will_end"));
	expect(notices).toHaveLength(1);
});

test.each([
	["cancel", "canceled", "customer.subscription.deleted"],
	["pause", "paused", "customer.subscription.paused"],
	["create_invoice", "past_due", "customer.subscription.updated"],
] as const)("a trial without a card that is to %s ends %s", async (missing, status, event) => {
	const { id } = await begin(await plan("Pro", 2500), {
		trial_period_days: 7,
		trial_settings: { end_behavior: { missing_payment_method: missing } },
	});
	expect((await subscription(id)).status).toBe("trialing");
	await sim.advance(7 * DAY);
	expect((await subscription(id)).status).toBe(status);
	expect(typesOfEvents().at(-1)).toBe(event);
});

test("a trial whose card is declined at its end is past due", async () => {
	const { id } = await subscribe(await plan("Pro", 2500), {
		number: DECLINED,
		trial_period_days: 7,
	});
	expect((await subscription(id)).status).toBe("trialing");
	await sim.advance(7 * DAY);
	expect((await subscription(id)).status).toBe("past_due");
});

test("a trial that is to end with its period ends without a charge", async () => {
	const { id } = await subscribe(await plan("Pro", 2500), { trial_period_days: 7 });
	const { cancel_at } = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
	expect(cancel_at).toBe(BEGINNING + 7 * DAY);
	await sim.advance(7 * DAY);
	expect((await subscription(id)).status).toBe("canceled");
	expect(sim.paymentIntents()).toEqual([]);
});

test("a trial ends when it is told to, or later", async () => {
	const price = await plan("Pro", 2500);
	const now = await subscribe(price, { trial_period_days: 7 });
	const later = await subscribe(price, { trial_period_days: 7 });
	await sim.advance(DAY);
	const ended = await stripe.subscriptions.update(now.id, { trial_end: "now" });
	expect(ended.status).toBe("active");
	expect(await periodOf(now.id)).toEqual([noon(2, 1), noon(3, 1)]);
	expect((await invoiceOf(now.id)).amount_paid).toBe(2500);
	await stripe.subscriptions.update(later.id, { trial_end: noon(2, 20) });
	await sim.advance(10 * DAY);
	expect((await subscription(later.id)).status).toBe("trialing");
	await sim.advance(9 * DAY);
	expect((await subscription(later.id)).status).toBe("active");
	expect(await periodOf(later.id)).toEqual([noon(2, 20), noon(3, 20)]);
	const notices = typesOfEvents().filter((type) => type.endsWith("trial_will_end"));
	expect(notices).toHaveLength(1);
});

test("a refund leaves the invoice paid", async () => {
	const begun = await begin(await plan("Pro", 2500));
	await pay(begun, "4242424242424242");
	const [payment_intent = ""] = begun.client_secret.split("_secret_");
	await stripe.refunds.create({ payment_intent });
	expect(typesOfEvents()).toContain("charge.refunded");
	expect((await invoiceOf(begun.id)).status).toBe("paid");
	expect((await subscription(begun.id)).status).toBe("active");
});
