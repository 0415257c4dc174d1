import { afterEach, expect, test } from "vitest";
import { DAY, simulatedBilling } from "./test/simulated-stripe.ts";

const { sim, stripe, plan, begin, subscribe, subscription, invoiceOf } = simulatedBilling();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
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
