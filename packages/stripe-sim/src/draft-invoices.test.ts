import type Stripe from "stripe";
import { afterEach, expect, test } from "vitest";
import { DAY, simulatedBilling } from "./test/simulated-stripe.ts";

const HOUR = 3600;
const DECLINED = "4000000000000341";

const { sim, stripe, plan, subscribe, subscription, invoiceOf, giveCard } = simulatedBilling({
	draftSeconds: HOUR,
});

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const trial = { trial_period_days: 7 };

test("a trial that ends is active for an hour before its first invoice is charged", async () => {
	const { id } = await subscribe(await plan("Pro", 2500), trial);
	await sim.advance(7 * DAY);
	expect((await subscription(id)).status).toBe("active");
	expect(await invoiceOf(id)).toMatchObject({
		status: "draft",
		amount_due: 2500,
		attempted: false,
	});
	expect(sim.paymentIntents()).toEqual([]);
	await sim.advance(HOUR - 60);
	expect((await invoiceOf(id)).status).toBe("draft");
	await sim.advance(60);
	expect(await invoiceOf(id)).toMatchObject({ status: "paid", amount_paid: 2500 });
	expect((await subscription(id)).status).toBe("active");
});

test("a card that is declined after that hour leaves the subscription past due", async () => {
	const { id } = await subscribe(await plan("Pro", 2500), { ...trial, number: DECLINED });
	await sim.advance(7 * DAY);
	expect((await subscription(id)).status).toBe("active");
	await sim.advance(HOUR);
	expect((await subscription(id)).status).toBe("past_due");
	await giveCard(id, "4242424242424242");
	await sim.advance(3 * DAY);
	expect((await subscription(id)).status).toBe("active");
});

test("seconds that pass while the clock is advanced put nothing past its end", async () => {
	let clock = Date.UTC(2027, 0, 31, 12);
	let millisecondsPerLook = 0;
	const ticking = simulatedBilling({
		draftSeconds: HOUR,
		now: () => {
			clock += millisecondsPerLook;
			return clock;
		},
	});
	const { id } = await ticking.subscribe(await ticking.plan("Pro", 2500), trial);
	millisecondsPerLook = 700;
	await ticking.sim.advance(7 * DAY + HOUR);
	expect(await ticking.invoiceOf(id)).toMatchObject({ status: "paid", amount_paid: 2500 });
});

test("the draft of a subscription that ends meanwhile is charged to nobody", async () => {
	const { id } = await subscribe(await plan("Pro", 2500), trial);
	await sim.advance(7 * DAY);
	await stripe.subscriptions.cancel(id);
	await sim.advance(DAY);
	expect((await invoiceOf(id)).status).toBe("draft");
	expect(sim.paymentIntents()).toEqual([]);
});

test("a trial that is ended by hand is charged at once", async () => {
	const { id } = await subscribe(await plan("Pro", 2500), trial);
	await stripe.subscriptions.update(id, { trial_end: "now" });
	expect(await invoiceOf(id)).toMatchObject({ status: "paid", amount_paid: 2500 });
});

test("a preview counts with the discounts that it is asked for", async () => {
	const dear = await plan("Expert", 5600);
	const { id, items } = await subscribe(await plan("Pro", 2800));
	await sim.advance(7 * DAY);
	const { id: coupon } = await stripe.coupons.create({ duration: "forever", percent_off: 50 });
	const change: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails = {
		items: [{ id: items.data[0]?.id ?? "", price: dear.id }],
		proration_behavior: "always_invoice",
	};
	const asked = { subscription: id, subscription_details: change };
	expect((await stripe.invoices.createPreview(asked)).total).toBe(2100);
	const halved = await stripe.invoices.createPreview({ ...asked, discounts: [{ coupon }] });
	expect(halved.total).toBe(1050);
	expect((await subscription(id)).discounts).toEqual([]);
});
