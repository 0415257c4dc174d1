import { afterEach, expect, test } from "vitest";
import { DAY, simulatedBilling } from "./test/simulated-stripe.ts";

const { sim, stripe, plan, begin, subscribe, subscription, invoiceOf, typesOfEvents } =
	simulatedBilling();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const monthly = { interval: "month" } as const;

const price = async (lookup_key: string, more: object = {}) => {
	const { id: product } = await stripe.products.create({ name: "Pro" });
	return await stripe.prices.create({
		currency: "gbp",
		lookup_key,
		product,
		recurring: monthly,
		unit_amount: 2500,
		...more,
	});
};

test("a product is made under the id it is to have, once", async () => {
	const made = await stripe.products.create({ id: "plan_pro", name: "Pro", metadata: { a: "1" } });
	expect(made).toMatchObject({ id: "plan_pro", active: true, name: "Pro" });
	const again = stripe.products.create({ id: "plan_pro", name: "Other" });
	await expect(again).rejects.toMatchObject({ code: "resource_already_exists", param: "id" });
	await stripe.products.update("plan_pro", { name: "Professional", metadata: { b: "2" } });
	expect(await stripe.products.retrieve("plan_pro")).toMatchObject({
		metadata: { a: "1", b: "2" },
		name: "Professional",
	});
	expect(typesOfEvents()).toEqual(["product.created", "product.updated"]);
});

test("a price is found by its lookup key", async () => {
	const made = await price("pro_2500");
	await price("expert_4900");
	const { data } = await stripe.prices.list({ lookup_keys: ["pro_2500"], active: true });
	expect(data.map(({ id }) => id)).toEqual([made.id]);
	expect((await stripe.prices.list({ lookup_keys: ["starter"] })).data).toEqual([]);
	expect((await stripe.prices.list({ product: String(made.product) })).data).toHaveLength(1);
	expect(await stripe.prices.retrieve(made.id)).toMatchObject({
		recurring: { interval: "month", interval_count: 1 },
		type: "recurring",
		unit_amount: 2500,
		unit_amount_decimal: "2500",
	});
});

test("a lookup key names one price, and moves to another only when it is to", async () => {
	const first = await price("pro");
	await expect(price("pro")).rejects.toMatchObject({ param: "lookup_key", statusCode: 400 });
	const second = await price("pro", { transfer_lookup_key: true });
	expect(second.lookup_key).toBe("pro");
	expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
});

test.each([
	["a product that does not exist", { product: "plan_none" }, 400],
	["a week as interval", { recurring: { interval: "week" } }, 501],
	["metered usage", { recurring: { interval: "month", usage_type: "metered" } }, 501],
	["a negative amount", { unit_amount: -1 }, 400],
	["tiers", { billing_scheme: "tiered" }, 501],
])("a price with %s is refused", async (_, more, statusCode) => {
	await expect(price("pro", more)).rejects.toMatchObject({ statusCode });
	expect((await stripe.prices.list()).data).toEqual([]);
});

test("a coupon is made once, and is gone when it is deleted", async () => {
	const { coupons } = stripe;
	const made = await coupons.create({ id: "promo-20", percent_off: 20, duration: "forever" });
	expect(made).toMatchObject({ amount_off: null, percent_off: 20, times_redeemed: 0, valid: true });
	const again = coupons.create({ id: "promo-20", percent_off: 30 });
	await expect(again).rejects.toMatchObject({ code: "resource_already_exists" });
	expect(await coupons.del("promo-20")).toMatchObject({ id: "promo-20", deleted: true });
	const gone = coupons.retrieve("promo-20");
	await expect(gone).rejects.toMatchObject({ code: "resource_missing", statusCode: 404 });
	expect((await coupons.create({ id: "promo-20", percent_off: 12.5 })).percent_off).toBe(12.5);
});

test.each([
	["nothing off", {}],
	["both an amount and a percentage", { amount_off: 500, currency: "gbp", percent_off: 20 }],
	["more than all off", { percent_off: 101 }],
	["an amount in no currency", { amount_off: 500 }],
	["some months that are not said", { duration: "repeating" as const, percent_off: 20 }],
])("a coupon with %s is refused", async (_, params) => {
	await expect(stripe.coupons.create(params)).rejects.toMatchObject({ statusCode: 400 });
});

test("nothing is due with all of it discounted: active at once, by a paid invoice of nothing", async () => {
	await stripe.coupons.create({ id: "free", percent_off: 100, duration: "forever" });
	const { id, client_secret } = await begin(await plan("Pro", 2500), {
		discounts: [{ coupon: "free" }],
	});
	expect(client_secret).toBe("");
	expect(await subscription(id)).toMatchObject({ status: "active" });
	expect(await invoiceOf(id)).toMatchObject({
		amount_due: 0,
		status: "paid",
		subtotal: 2500,
		total: 0,
	});
	expect((await stripe.coupons.retrieve("free")).times_redeemed).toBe(1);
});

test.each([
	[{ percent_off: 12.5 }, 999, 874],
	[{ percent_off: 50 }, 2501, 1250],
	[{ percent_off: 33.33 }, 2500, 1667],
	[{ amount_off: 500, currency: "gbp" }, 2500, 2000],
	[{ amount_off: 5000, currency: "gbp" }, 2500, 0],
])("%j off %i pence leaves %i", async (off, amount, due) => {
	const { id } = await stripe.coupons.create({ ...off, duration: "forever" });
	const made = await begin(await plan("Pro", amount), { discounts: [{ coupon: id }] });
	expect((await invoiceOf(made.id)).amount_due).toBe(due);
});

test("an amount off is in the currency of the price", async () => {
	const { id: coupon } = await stripe.coupons.create({ amount_off: 500, currency: "eur" });
	const made = begin(await plan("Pro", 2500), { discounts: [{ coupon }] });
	await expect(made).rejects.toMatchObject({ statusCode: 400 });
});

test("less than can be charged is owed until the next invoice", async () => {
	const { id: coupon } = await stripe.coupons.create({ percent_off: 99, duration: "once" });
	const made = await subscribe(await plan("Pro", 2500), { discounts: [{ coupon }] });
	expect(made.status).toBe("active");
	expect(await invoiceOf(made.id)).toMatchObject({
		amount_due: 0,
		ending_balance: 25,
		status: "paid",
		total: 25,
	});
	expect(sim.customers()).toMatchObject([{ balance: 25 }]);
	await sim.advance(28 * DAY);
	expect(await invoiceOf(made.id)).toMatchObject({
		amount_paid: 2525,
		starting_balance: 25,
		total: 2500,
	});
	expect(sim.customers()).toMatchObject([{ balance: 0 }]);
});

test("a discount is of one invoice or of all, and is seen where it is asked for", async () => {
	const [once, forever] = await Promise.all(
		(["once", "forever"] as const).map((duration) =>
			stripe.coupons.create({ duration, percent_off: 20 }),
		),
	);
	const price = await plan("Pro", 2500);
	const first = await subscribe(price, { discounts: [{ coupon: once?.id ?? "" }] });
	const second = await subscribe(price, { discounts: [{ coupon: forever?.id ?? "" }] });
	expect((await invoiceOf(first.id)).amount_paid).toBe(2000);
	await sim.advance(28 * DAY);
	expect((await invoiceOf(first.id)).amount_paid).toBe(2500);
	expect((await invoiceOf(second.id)).amount_paid).toBe(2000);
	const seen = await stripe.subscriptions.retrieve(second.id, { expand: ["discounts"] });
	expect(seen.discounts).toMatchObject([{ coupon: { percent_off: 20 } }]);
});
