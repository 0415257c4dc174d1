import { afterEach, expect, test } from "vitest";
import { BEGINNING, DAY, simulatedBilling } from "./test/simulated-stripe.ts";

const { sim, stripe, plan, subscribe, subscription } = simulatedBilling();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

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
