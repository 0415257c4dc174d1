import { afterEach, expect, test } from "vitest";
import { BEGINNING, changingPlans, DAY } from "./test/simulated-stripe.ts";

const {
	sim,
	stripe,
	pay,
	plan,
	subscriber,
	upgrade,
	priceOf,
	subscription,
	invoiceOf,
	secretOf,
	giveCard,
	answerOwner,
	typesOfEvents,
} = changingPlans();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const DECLINED = "4000000000000341";
const pending = { payment_behavior: "pending_if_incomplete" } as const;

test.each([
	["is declined", DECLINED],
	["wants its owner", "4000002760003184"],
])("a change whose card %s is pending until it is paid", async (_, number) => {
	const one = await subscriber();
	await giveCard(one.id, number);
	const changed = await upgrade(one, pending);
	expect(changed).toMatchObject({
		pending_update: {
			expires_at: BEGINNING + 7 * DAY + 23 * 3600,
			subscription_items: [{ id: one.item, price: { id: one.expert.id } }],
		},
		status: "active",
	});
	expect(await priceOf(one.id)).toBe(one.pro.id);
	expect(await invoiceOf(one.id)).toMatchObject({ amount_due: 2100, status: "open" });
	await pay({ client_secret: await secretOf(one.id) }, "4242424242424242");
	expect(await subscription(one.id)).toMatchObject({ pending_update: null, status: "active" });
	expect(await priceOf(one.id)).toBe(one.expert.id);
	expect(typesOfEvents().at(-1)).toBe("customer.subscription.pending_update_applied");
	await sim.advance(2 * DAY);
	expect(await priceOf(one.id)).toBe(one.expert.id);
});

test("the owner of a card can confirm what it is asked for, and the change happens", async () => {
	const one = await subscriber();
	await giveCard(one.id, "4000002760003184");
	await upgrade(one, pending);
	expect(typesOfEvents()).toContain("invoice.payment_action_required");
	await answerOwner(await secretOf(one.id), "pass");
	expect(await priceOf(one.id)).toBe(one.expert.id);
});

test("a pending change that nobody pays for is dropped after 23 hours, and its invoice is void", async () => {
	const one = await subscriber();
	await giveCard(one.id, DECLINED);
	await upgrade(one, pending);
	const invoice = await invoiceOf(one.id);
	await sim.advance(23 * 3600);
	expect(await subscription(one.id)).toMatchObject({ pending_update: null, status: "active" });
	expect(await priceOf(one.id)).toBe(one.pro.id);
	expect((await stripe.invoices.retrieve(invoice.id ?? "")).status).toBe("void");
	expect(typesOfEvents().at(-1)).toBe("customer.subscription.pending_update_expired");
	const { client_secret = "" } = invoice.confirmation_secret ?? {};
	expect(await pay({ client_secret }, "4242424242424242")).toMatchObject({ status: 400 });
});

test("a pending change is called off with its invoice", async () => {
	const one = await subscriber();
	await giveCard(one.id, DECLINED);
	await upgrade(one, pending);
	const { id: invoice = "" } = await invoiceOf(one.id);
	expect((await stripe.invoices.voidInvoice(invoice)).status).toBe("void");
	expect(await subscription(one.id)).toMatchObject({ pending_update: null, status: "active" });
	await giveCard(one.id, "4242424242424242");
	await upgrade(one, pending);
	expect(await priceOf(one.id)).toBe(one.expert.id);
});

test("a pending change ends with the period, before the renewal", async () => {
	const one = await subscriber();
	await sim.advance(21 * DAY - 12 * 3600);
	await giveCard(one.id, DECLINED);
	const { pending_update } = await upgrade(one, pending);
	expect(pending_update?.expires_at).toBe(BEGINNING + 28 * DAY);
	const { id: invoice = "" } = await invoiceOf(one.id);
	await giveCard(one.id, "4242424242424242");
	await sim.advance(12 * 3600);
	expect(await invoiceOf(one.id)).toMatchObject({
		amount_paid: 2800,
		billing_reason: "subscription_cycle",
	});
	expect((await subscription(one.id)).pending_update).toBeNull();
	expect((await stripe.invoices.retrieve(invoice)).status).toBe("void");
});

test("another change takes the place of a pending one", async () => {
	const one = await subscriber();
	const most = await plan("Most", 8400);
	await giveCard(one.id, DECLINED);
	await upgrade(one, pending);
	const first = (await invoiceOf(one.id)).id ?? "";
	await upgrade({ ...one, expert: most }, pending);
	expect((await stripe.invoices.retrieve(first)).status).toBe("void");
	expect((await invoiceOf(one.id)).amount_due).toBe(4200);
	await pay({ client_secret: await secretOf(one.id) }, "4242424242424242");
	expect(await priceOf(one.id)).toBe(most.id);
});

test("credit that an invoice had used comes back when the invoice is void", async () => {
	const one = await subscriber();
	const cheap = await plan("Starter", 1400);
	await upgrade({ ...one, expert: cheap });
	expect(sim.customers()).toMatchObject([{ balance: -1050 }]);
	await giveCard(one.id, DECLINED);
	await upgrade(one, pending);
	expect(await invoiceOf(one.id)).toMatchObject({ amount_due: 2100, total: 3150 });
	expect(sim.customers()).toMatchObject([{ balance: 0 }]);
	await stripe.subscriptions.cancel(one.id);
	expect(sim.customers()).toMatchObject([{ balance: -1050 }]);
});

test("prorations that were waiting wait on when a pending change is dropped", async () => {
	const one = await subscriber();
	await upgrade(one, { proration_behavior: "create_prorations" });
	const most = await plan("Most", 8400);
	await giveCard(one.id, DECLINED);
	await upgrade({ ...one, expert: most }, pending);
	expect((await invoiceOf(one.id)).lines.data).toHaveLength(4);
	await sim.advance(DAY);
	await giveCard(one.id, "4242424242424242");
	await sim.advance(20 * DAY);
	expect((await invoiceOf(one.id)).amount_paid).toBe(2100 + 5600);
});

test("prorations that were waiting are charged once, with the pending change", async () => {
	const one = await subscriber();
	await upgrade(one, { proration_behavior: "create_prorations" });
	const most = await plan("Most", 8400);
	await giveCard(one.id, DECLINED);
	await upgrade({ ...one, expert: most }, pending);
	await pay({ client_secret: await secretOf(one.id) }, "4242424242424242");
	expect((await invoiceOf(one.id)).amount_paid).toBe(4200);
	await giveCard(one.id, "4242424242424242");
	await sim.advance(21 * DAY);
	expect((await invoiceOf(one.id)).amount_paid).toBe(8400);
});

test.each([
	{ metadata: { a: "1" } },
	{ default_payment_method: "pm_1" },
	{ cancel_at_period_end: false },
	{ discounts: "" as const },
	{ off_session: true },
])("with a change that may be pending, %j cannot be passed", async (more) => {
	const one = await subscriber();
	await expect(upgrade(one, { ...pending, ...more })).rejects.toMatchObject({ statusCode: 400 });
});
