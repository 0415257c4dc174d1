import { afterEach, expect, test } from "vitest";
import { BEGINNING, changingPlans, DAY } from "./test/simulated-stripe.ts";

const { sim, stripe, plan, subscriber, upgrade, subscription, invoiceOf } = changingPlans();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const pending = { payment_behavior: "pending_if_incomplete" } as const;

test.each([
	["always_invoice", 2100, [-2100, 4200]],
	["create_prorations", 7700, [-2100, 4200, 5600]],
	["none", 5600, [5600]],
] as const)(
	"a preview with %s says what the change will cost: %i",
	async (behavior, due, lines) => {
		const one = await subscriber();
		const preview = await stripe.invoices.createPreview({
			customer: String((await subscription(one.id)).customer),
			subscription: one.id,
			subscription_details: {
				items: [{ id: one.item, price: one.expert.id }],
				proration_behavior: behavior,
			},
		});
		expect(preview.id).toMatch(/^upcoming_in_/);
		expect(preview).toMatchObject({ amount_due: due, status: "draft", subtotal: due, total: due });
		expect(preview.lines.data.map(({ amount }) => amount)).toEqual(lines);
		expect(sim.invoices()).toHaveLength(1);
		await upgrade(one, { proration_behavior: behavior });
		await sim.advance(behavior === "always_invoice" ? 0 : 21 * DAY);
		const real = await invoiceOf(one.id);
		expect(real.amount_paid).toBe(due);
		const described = (invoice: typeof real) =>
			invoice.lines.data.map(({ amount, description, period }) => [amount, description, period]);
		expect(described(real)).toEqual(described(preview));
	},
);

test("a preview counts discounts and the customer's balance", async () => {
	const { id: coupon } = await stripe.coupons.create({ duration: "forever", percent_off: 50 });
	const one = await subscriber({ discounts: [{ coupon }] });
	const cheap = await plan("Starter", 1400);
	await upgrade({ ...one, expert: cheap });
	const { amount_due, starting_balance, total } = await stripe.invoices.createPreview({
		subscription: one.id,
	});
	expect({ amount_due, starting_balance, total }).toEqual({
		amount_due: 175,
		starting_balance: -525,
		total: 700,
	});
});

test("a preview of the next invoice has what waits for it", async () => {
	const one = await subscriber();
	await upgrade(one, { proration_behavior: "create_prorations" });
	const { amount_due, lines } = await stripe.invoices.createPreview({ subscription: one.id });
	expect(lines.data.map(({ amount }) => amount)).toEqual([-2100, 4200, 5600]);
	expect(amount_due).toBe(7700);
});

test("a preview is of the customer's own subscription", async () => {
	const one = await subscriber();
	const { id: customer } = await stripe.customers.create({});
	const preview = stripe.invoices.createPreview({ customer, subscription: one.id });
	await expect(preview).rejects.toMatchObject({ code: "resource_missing" });
	const none = stripe.invoices.createPreview({ customer });
	await expect(none).rejects.toMatchObject({ statusCode: 501 });
});

test("a change can be calculated for the second of its preview", async () => {
	const one = await subscriber();
	const proration_date = sim.now();
	await sim.advance(3 * DAY);
	await upgrade(one, { ...pending, proration_date });
	expect((await invoiceOf(one.id)).amount_paid).toBe(2100);
	const past = upgrade(one, { ...pending, proration_date: BEGINNING - 1 });
	await expect(past).rejects.toMatchObject({ param: "proration_date" });
});

test("what is to end has no next invoice", async () => {
	const one = await subscriber();
	await stripe.subscriptions.update(one.id, { cancel_at_period_end: true });
	const preview = stripe.invoices.createPreview({ subscription: one.id });
	await expect(preview).rejects.toMatchObject({ code: "invoice_upcoming_none" });
});
