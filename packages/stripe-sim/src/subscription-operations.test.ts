import { afterEach, expect, test } from "vitest";
import { BEGINNING, DAY, simulatedBilling } from "./test/simulated-stripe.ts";

const { sim, stripe, plan, begin, cardholder, subscribe, subscription } = simulatedBilling();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const MARCH = Date.UTC(2027, 2, 1) / 1000;

test("subscriptions are listed by customer, price and status", async () => {
	const price = await plan("Pro", 2500);
	const other = await plan("Expert", 4900);
	const first = await subscribe(price);
	const second = await subscribe(other);
	await stripe.subscriptions.cancel(first.id);
	const list = async (params: object) =>
		(await stripe.subscriptions.list(params)).data.map(({ id }) => id);
	expect(await list({})).toEqual([second.id]);
	expect(await list({ status: "all" })).toEqual([second.id, first.id]);
	expect(await list({ status: "ended" })).toEqual([first.id]);
	expect(await list({ status: "active", price: price.id })).toEqual([]);
	expect(await list({ customer: String(first.customer), status: "canceled" })).toEqual([first.id]);
});

test("the card must be the customer's own", async () => {
	const price = await plan("Pro", 2500);
	const { method } = await cardholder();
	const { customer } = await cardholder();
	const missing = { code: "resource_missing", statusCode: 400 };
	const items = [{ price: price.id }];
	const made = stripe.subscriptions.create({ customer, default_payment_method: method, items });
	await expect(made).rejects.toMatchObject(missing);
	const invoice_settings = { default_payment_method: method };
	const kept = stripe.customers.update(customer, { invoice_settings });
	await expect(kept).rejects.toMatchObject(missing);
});

test.each([
	["two items", { items: [{ price: "a" }, { price: "b" }] }, 501],
	["a quantity", { items: [{ price: "a", quantity: 2 }] }, 501],
	["a price that does not exist", { items: [{ price: "price_none" }] }, 400],
	["a coupon that does not exist", { discounts: [{ coupon: "none" }] }, 400],
	["a quantity of none", { items: [] }, 501],
	["flexible billing", { billing_mode: { type: "flexible" as const } }, 501],
	["a change that is to be pending", { payment_behavior: "pending_if_incomplete" as const }, 400],
	["a trial that is over", { trial_end: MARCH - 300 * DAY }, 400],
	["two trials", { trial_end: MARCH, trial_period_days: 7 }, 400],
	["tax", { automatic_tax: { enabled: true } }, 501],
])("a subscription with %s is refused", async (_, params, statusCode) => {
	const { id: price } = await plan("Pro", 2500);
	const { customer } = await cardholder();
	const made = stripe.subscriptions.create({ customer, items: [{ price }], ...params });
	await expect(made).rejects.toMatchObject({ statusCode });
	expect(sim.subscriptions()).toEqual([]);
});

test.each([
	["items.data.price.product", "object"],
	["customer", "email"],
	["latest_invoice", "hosted_invoice_url"],
	["latest_invoice.confirmation_secret", "confirmation_secret"],
])("%s can be expanded", async (path, field) => {
	const { id } = await begin(await plan("Pro", 2500));
	const found = await stripe.subscriptions.retrieve(id, { expand: [path] });
	expect(JSON.stringify(found)).toContain(`"${field}":`);
	expect(JSON.stringify(await subscription(id))).not.toContain(`"${field}":"in_`);
});

test.each(["latest_invoice.payment_intent", "items.data.price", "current_period_end"])(
	"%s cannot be expanded",
	async (path) => {
		const { id } = await begin(await plan("Pro", 2500));
		const asked = stripe.subscriptions.retrieve(id, { expand: [path] });
		await expect(asked).rejects.toThrow("This property cannot be expanded");
	},
);

test("a subscription ends at once, or with its period, or goes on after all", async () => {
	const price = await plan("Pro", 2500);
	const now = await subscribe(price);
	const later = await subscribe(price);
	const stays = await subscribe(price);
	const ended = await stripe.subscriptions.cancel(now.id, {
		cancellation_details: { comment: "Too dear", feedback: "too_expensive" },
	});
	expect(ended).toMatchObject({
		cancellation_details: {
			comment: "Too dear",
			feedback: "too_expensive",
			reason: "cancellation_requested",
		},
		status: "canceled",
	});
	await stripe.subscriptions.update(later.id, { cancel_at_period_end: true });
	await stripe.subscriptions.update(stays.id, { cancel_at_period_end: true });
	expect(await subscription(stays.id)).toMatchObject({
		cancel_at: BEGINNING + 28 * DAY,
		canceled_at: BEGINNING,
	});
	await stripe.subscriptions.update(stays.id, { cancel_at_period_end: false });
	expect(await subscription(stays.id)).toMatchObject({ cancel_at: null, canceled_at: null });
	await sim.advance(28 * DAY);
	expect(await subscription(later.id)).toMatchObject({
		ended_at: BEGINNING + 28 * DAY,
		status: "canceled",
	});
	expect((await subscription(stays.id)).status).toBe("active");
	const again = stripe.subscriptions.cancel(now.id);
	await expect(again).rejects.toMatchObject({ code: "resource_missing", statusCode: 404 });
	const changed = stripe.subscriptions.update(now.id, { cancel_at_period_end: true });
	await expect(changed).rejects.toMatchObject({ statusCode: 400 });
});

test("unused time is credited at the end where that is asked, to the customer's balance", async () => {
	const made = await subscribe(await plan("Pro", 2800));
	await sim.advance(7 * DAY);
	await stripe.subscriptions.cancel(made.id, { invoice_now: true, prorate: true });
	expect(sim.customers()).toMatchObject([{ balance: -2100 }]);
});

test("a deleted customer's subscriptions end", async () => {
	const made = await subscribe(await plan("Pro", 2500));
	await stripe.customers.del(String(made.customer));
	expect((await subscription(made.id)).status).toBe("canceled");
});
