import { afterEach, expect, test } from "vitest";
import { BEGINNING, changingPlans, DAY } from "./test/simulated-stripe.ts";

const {
	sim,
	stripe,
	pay,
	plan,
	begin,
	subscriber,
	upgrade,
	priceOf,
	subscribe,
	subscription,
	invoiceOf,
	secretOf,
	giveCard,
} = changingPlans();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const DECLINED = "4000000000000341";
const pending = { payment_behavior: "pending_if_incomplete" } as const;

test("a dearer plan is charged for what is left of the period, by the second, and credited for the other", async () => {
	const one = await subscriber();
	const changed = await upgrade(one, pending);
	expect(changed).toMatchObject({ pending_update: null, status: "active" });
	expect(await priceOf(one.id)).toBe(one.expert.id);
	const invoice = await invoiceOf(one.id);
	expect(invoice).toMatchObject({
		amount_paid: 2100,
		billing_reason: "subscription_update",
		status: "paid",
		subtotal: 2100,
	});
	expect(invoice.lines.data).toMatchObject([
		{
			amount: -2100,
			discountable: false,
			parent: { subscription_item_details: { proration: true } },
		},
		{ amount: 4200, period: { start: BEGINNING + 7 * DAY, end: BEGINNING + 28 * DAY } },
	]);
	await sim.advance(21 * DAY);
	expect((await invoiceOf(one.id)).amount_paid).toBe(5600);
});

test("a line is rounded to a penny", async () => {
	const pro = await plan("Pro", 1000);
	const expert = await plan("Expert", 2000);
	const { id, items } = await subscribe(pro);
	await sim.advance(10 * DAY + 1);
	const item = items.data[0]?.id ?? "";
	await stripe.subscriptions.update(id, {
		items: [{ id: item, price: expert.id }],
		proration_behavior: "always_invoice",
	});
	const { data } = (await invoiceOf(id)).lines;
	// 1,555,199 of 2,419,200 seconds are left.
	expect(data.map(({ amount }) => amount)).toEqual([-643, 1286]);
});

test("a discount counts in what is credited and what is charged", async () => {
	const { id: coupon } = await stripe.coupons.create({ duration: "forever", percent_off: 50 });
	const one = await subscriber({ discounts: [{ coupon }] });
	await upgrade(one);
	expect(await invoiceOf(one.id)).toMatchObject({ amount_paid: 1050, total: 1050 });
});

test("a cheaper plan can wait for the next invoice, which is billed once", async () => {
	const cheap = await plan("Starter", 1400);
	const one = await subscriber();
	await upgrade({ ...one, expert: cheap }, { proration_behavior: "create_prorations" });
	expect(await priceOf(one.id)).toBe(cheap.id);
	expect(sim.invoices()).toHaveLength(1);
	await sim.advance(21 * DAY);
	const renewed = await invoiceOf(one.id);
	expect(renewed.lines.data.map(({ amount }) => amount)).toEqual([-2100, 1050, 1400]);
	expect(renewed.amount_paid).toBe(350);
	await sim.advance(31 * DAY);
	expect((await invoiceOf(one.id)).amount_paid).toBe(1400);
});

test("a cheaper plan can be credited at once, to be used by the next invoice", async () => {
	const cheap = await plan("Starter", 1400);
	const one = await subscriber();
	await upgrade({ ...one, expert: cheap });
	expect(await invoiceOf(one.id)).toMatchObject({
		amount_due: 0,
		ending_balance: -1050,
		status: "paid",
		total: -1050,
	});
	await sim.advance(21 * DAY);
	expect(await invoiceOf(one.id)).toMatchObject({ amount_paid: 350, starting_balance: -1050 });
});

test("credit beyond the next invoice stays with the customer", async () => {
	const cheap = await plan("Starter", 100);
	const one = await subscriber();
	await stripe.subscriptions.update(one.id, { items: [{ id: one.item, price: cheap.id }] });
	await sim.advance(21 * DAY);
	expect(await invoiceOf(one.id)).toMatchObject({ amount_due: 0, status: "paid", total: -1925 });
	expect(sim.customers()).toMatchObject([{ balance: -1925 }]);
});

test("without proration the plan changes and nothing is charged until the next period", async () => {
	const one = await subscriber();
	await upgrade(one, { proration_behavior: "none" });
	expect(sim.invoices()).toHaveLength(1);
	await sim.advance(21 * DAY);
	expect((await invoiceOf(one.id)).amount_paid).toBe(5600);
});

test("during a trial another plan neither costs anything nor ends the trial", async () => {
	const one = await subscriber({ trial_period_days: 14 });
	const changed = await upgrade(one, pending);
	expect(changed).toMatchObject({ pending_update: null, status: "trialing" });
	expect(sim.invoices()).toHaveLength(1);
	await sim.advance(7 * DAY);
	expect(await invoiceOf(one.id)).toMatchObject({ amount_paid: 5600 });
});

test("the same plan again changes nothing", async () => {
	const one = await subscriber();
	await upgrade({ ...one, expert: one.pro }, pending);
	expect(sim.invoices()).toHaveLength(1);
});

test("where a change is not to be pending, a declined card leaves it changed and past due", async () => {
	const one = await subscriber();
	await giveCard(one.id, DECLINED);
	expect((await upgrade(one)).status).toBe("past_due");
	expect(await priceOf(one.id)).toBe(one.expert.id);
	await giveCard(one.id, "4242424242424242");
	await sim.advance(3 * DAY);
	expect((await subscription(one.id)).status).toBe("active");
});

test("where a declined card is to be an error, nothing changes", async () => {
	const one = await subscriber();
	await giveCard(one.id, DECLINED);
	const payment_behavior = "error_if_incomplete";
	const declined = { code: "card_declined", statusCode: 402 };
	await expect(upgrade(one, { payment_behavior })).rejects.toMatchObject(declined);
	expect(await priceOf(one.id)).toBe(one.pro.id);
	expect(sim.invoices()).toHaveLength(1);
	expect(sim.paymentIntents().at(-1)?.status).toBe("canceled");
	await giveCard(one.id, "4242424242424242");
	await upgrade(one, { payment_behavior });
	expect(await invoiceOf(one.id)).toMatchObject({ amount_paid: 2100, status: "paid" });
});

test("where the payment is left to the customer, it is past due until then", async () => {
	const one = await subscriber();
	expect((await upgrade(one, { payment_behavior: "default_incomplete" })).status).toBe("past_due");
	await pay({ client_secret: await secretOf(one.id) }, "4242424242424242");
	expect((await subscription(one.id)).status).toBe("active");
});

test("an item without its id would be a second one, and is refused", async () => {
	const one = await subscriber();
	const added = stripe.subscriptions.update(one.id, { items: [{ price: one.expert.id }] });
	await expect(added).rejects.toMatchObject({ statusCode: 501 });
	const unknown = upgrade({ ...one, item: "si_unknown" });
	await expect(unknown).rejects.toMatchObject({ code: "resource_missing", statusCode: 400 });
	expect(await priceOf(one.id)).toBe(one.pro.id);
});

test("another currency and another interval are refused", async () => {
	const one = await subscriber();
	const product = String(one.expert.product);
	const price = (currency: string, interval: "month" | "year") =>
		stripe.prices.create({ currency, product, recurring: { interval }, unit_amount: 5600 });
	const foreign = upgrade({ ...one, expert: await price("eur", "month") });
	await expect(foreign).rejects.toMatchObject({ statusCode: 400 });
	const yearly = upgrade({ ...one, expert: await price("gbp", "year") });
	await expect(yearly).rejects.toMatchObject({ statusCode: 501 });
});

test("a discount is changed for the invoices to come", async () => {
	const { id: coupon } = await stripe.coupons.create({ duration: "forever", percent_off: 50 });
	const one = await subscriber();
	await stripe.subscriptions.update(one.id, { discounts: [{ coupon }] });
	await sim.advance(21 * DAY);
	expect((await invoiceOf(one.id)).amount_paid).toBe(1400);
	await stripe.subscriptions.update(one.id, { discounts: "" });
	await sim.advance(31 * DAY);
	expect((await invoiceOf(one.id)).amount_paid).toBe(2800);
});

test("an incomplete subscription changes no plan", async () => {
	const { id } = await begin(await plan("Pro", 2800));
	const { items } = await subscription(id);
	const expert = await plan("Expert", 5600);
	const changed = stripe.subscriptions.update(id, {
		items: [{ id: items.data[0]?.id ?? "", price: expert.id }],
	});
	await expect(changed).rejects.toMatchObject({ statusCode: 400 });
});
