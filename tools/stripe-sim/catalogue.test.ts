import { afterEach, expect, test } from "vitest";
import { simulatedStripe } from "./test/simulated-stripe.ts";

const { sim, stripe, typesOfEvents } = simulatedStripe();

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
