import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PlanChangeQuote, SetupMade, SubscriptionOutcome } from "#contracts/subscription.ts";
import { pence } from "#domain/base/money.ts";
import { stripeChanges } from "#worker/billing/gateway/stripe-changes.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";
import { someGrant } from "#worker/test/some-grant.ts";

type Shop = ReturnType<typeof openPlanShop>;
type Person = Awaited<ReturnType<Shop["somebodyNew"]>>;

const quote = async (person: Person, plan: string) =>
	(await person.ask(`/subscription/change/${plan}`)).json<PlanChangeQuote>();

const change = (person: Person, planId: string, amount: number) =>
	person.ask("/subscription/change", { planId, amount });

/** Lets the period end, as it does for somebody who looks in now and then. */
async function passPeriod(shop: Shop, person: Person) {
	await shop.pass(25 * DAY);
	await person.state();
	await shop.pass(10 * DAY);
}

/** Pence of each plan's price at the provider, held or next. */
const priceOf = (shop: Shop) => shop.sim.subscriptions()[0]?.items.data[0]?.price.unit_amount;

test("a move down holds from the next period: until then plan and allowance stay, and it is said and mailed", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	const { currentPeriodEnd } = await person.state();

	const asked = await quote(person, "starter");
	const moved = await change(person, "starter", 1500);

	expect(asked).toMatchObject({ kind: "downgrade", dueNow: 0, startsAt: currentPeriodEnd });
	expect((await moved.json<SubscriptionOutcome>()).message).toBe(
		"Your plan changes to Starter on 27 December 2026. Until then you stay on Pro.",
	);
	expect(await person.state()).toMatchObject({
		plan: "pro",
		limit: 25,
		amountPence: 2500,
		nextPlan: "starter",
		nextPlanFrom: currentPeriodEnd,
		nextAmountPence: 1500,
	});
	expect(await person.emails()).toContain("Your plan changes to Starter");

	await passPeriod(shop, person);

	expect(await person.state()).toMatchObject({
		plan: "starter",
		limit: 5,
		amountPence: 1500,
		nextPlan: null,
		nextPlanFrom: null,
	});
	expect(shop.charged()).toEqual([2500, 1500]);
	await shop.often();
	expect(await person.emails()).toContain("You are on the Starter plan now");
	expect(shop.sim.violations()).toEqual([]);
});

test("rank decides what is up and down, whatever the plans cost", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	const set = (key: string, value: number) =>
		env.DB.prepare("INSERT OR REPLACE INTO settings (key, value, updated_at) VALUES (?, ?, 0)")
			.bind(key, value)
			.run();
	await set("starter_price_pence", 6000);
	try {
		expect(await quote(person, "starter")).toMatchObject({ kind: "downgrade", dueNow: 0 });
		await change(person, "starter", 6000);
		expect(await person.state()).toMatchObject({ plan: "pro", nextPlan: "starter" });
	} finally {
		await env.DB.prepare("DELETE FROM settings").run();
	}
	expect(shop.charged()).toEqual([2500]);
});

test("choosing the held plan again undoes it, with the price and discount that it had", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo({ plans: ["pro"] });
	const person = await shop.payer({ promoCode: code, amount: 2000 });
	expect(await quote(person, "starter")).toMatchObject({ amount: 1500, losesDiscount: true });
	await change(person, "starter", 1500);
	expect(await person.state()).toMatchObject({
		amountPence: 2000,
		discount: "20% off every month",
	});

	expect(await quote(person, "pro")).toMatchObject({ kind: "keep", amount: 2000, dueNow: 0 });
	const kept = await change(person, "pro", 2000);

	expect((await kept.json<SubscriptionOutcome>()).message).toBe("You stay on the Pro plan.");
	expect(await person.state()).toMatchObject({ plan: "pro", amountPence: 2000, nextPlan: null });
	expect(await person.emails()).toContain("You stay on the Pro plan");
	await passPeriod(shop, person);
	expect(shop.charged()).toEqual([2000, 2000]);
});

test("a discount is judged for the smaller plan when it is asked for, and holds for it", async () => {
	const shop = openPlanShop();
	const { code, id } = await somePromo({ plans: ["pro", "starter"] });
	const person = await shop.payer({ promoCode: code, amount: 2000 });

	expect(await quote(person, "starter")).toMatchObject({
		amount: 1200,
		discount: "20% off every month",
		losesDiscount: false,
	});
	await change(person, "starter", 1200);
	await env.DB.prepare("UPDATE promo_codes SET plans = ? WHERE id = ?")
		.bind(JSON.stringify(["pro"]), id)
		.run();
	await passPeriod(shop, person);

	expect(await person.state()).toMatchObject({ plan: "starter", amountPence: 1200 });
	expect(shop.charged()).toEqual([2000, 1200]);
});

test("cancelling undoes it: the plan ends as the plan it is, and resumed it goes on as that", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await change(person, "starter", 1500);

	await person.ask("/subscription/cancel", {});

	expect(await person.state()).toMatchObject({
		plan: "pro",
		cancelAtPeriodEnd: true,
		nextPlan: null,
	});
	expect(priceOf(shop)).toBe(2500);
	expect((await change(person, "starter", 1500)).status).toBe(409);
	await person.ask("/subscription/resume", {});
	expect(await person.state()).toMatchObject({ plan: "pro", amountPence: 2500, nextPlan: null });
	expect((await person.emails()).filter((subject) => subject.startsWith("You stay"))).toEqual([]);
});

test("a move up undoes it first, and is prorated from the plan that is held", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	const before = await quote(person, "expert");
	await change(person, "starter", 1500);

	const asked = await quote(person, "expert");
	const changed = await change(person, "expert", 4500);

	expect(asked).toEqual(before);
	expect(changed.status).toBe(200);
	expect(await person.state()).toMatchObject({ plan: "expert", limit: -1, nextPlan: null });
	expect(shop.charged()).toEqual([2500, before.dueNow]);
	expect(await person.emails()).toContain("You are on the Expert plan now");
	expect(shop.sim.violations()).toEqual([]);
});

test("with a discount of the held plan alone the move up costs what was quoted", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo({ plans: ["pro", "expert"] });
	const person = await shop.payer({ promoCode: code, amount: 2000 });
	const before = await quote(person, "expert");
	await change(person, "starter", 1500);

	const asked = await quote(person, "expert");
	await change(person, "expert", asked.amount);

	expect(asked).toEqual(before);
	expect(shop.charged()).toEqual([2000, before.dueNow]);
	expect(await person.state()).toMatchObject({ plan: "expert", amountPence: 3600 });
});

test("a move up whose card is declined leaves the plan as it was, and nothing is charged", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await change(person, "starter", 1500);
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, "4000000000000341");

	expect((await person.confirm(clientSecret, "expert")).status).toBe(402);

	expect(await person.state()).toMatchObject({ plan: "pro", status: "active", amountPence: 2500 });
	expect(shop.charged()).toEqual([2500]);
});

test("from Expert down to Pro, then further down: what is held stays Expert, and the last word counts", async () => {
	const shop = openPlanShop();
	const person = await shop.payer({ planId: "expert", amount: 4500 });

	await change(person, "pro", 2500);
	expect((await change(person, "pro", 2500)).status).toBe(409);
	await change(person, "starter", 1500);

	expect(await person.state()).toMatchObject({ plan: "expert", limit: -1, nextPlan: "starter" });
	await change(person, "pro", 2500);
	expect(await person.state()).toMatchObject({ plan: "expert", nextPlan: "pro" });
	await passPeriod(shop, person);
	expect(await person.state()).toMatchObject({ plan: "pro", limit: 25 });
	expect(shop.charged()).toEqual([4500, 2500]);
});

test("in a trial a move down holds at once, with the trial's five reports and its end", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	const { trialEndsAt } = await person.state();

	expect(await quote(person, "starter")).toMatchObject({ kind: "downgrade", startsAt: null });
	await change(person, "starter", 1500);

	expect(await person.state()).toMatchObject({
		plan: "starter",
		limit: 5,
		trialEndsAt,
		nextPlan: null,
	});
	expect(await person.emails()).toContain("You are on the Starter plan now");
});

test("by the checkout, with another card, a move down waits for the next period too", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	const made = await (await person.setup({ planId: "starter", amount: 1500 })).json<SetupMade>();
	await shop.typeCard(made.clientSecret, "5555555555554444");

	const confirmed = await person.confirm(made.clientSecret, "starter");

	expect(made).toMatchObject({ kind: "change", dueNow: 0, startsAt: made.chargedFrom });
	expect((await confirmed.json<SubscriptionOutcome>()).message).toContain("changes to Starter on");
	await shop.sim.deliver({ order: "reversed", copies: 2 });
	expect(await person.state()).toMatchObject({
		plan: "pro",
		nextPlan: "starter",
		card: { last4: "4444" },
	});
});

test("what an administrator granted counts on, where it is more", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await someGrant(person.id, { plan: "expert", endsAt: (shop.sim.now() + 90 * DAY) * 1000 });

	await change(person, "starter", 1500);

	expect(await person.state()).toMatchObject({ plan: "expert", limit: -1, nextPlan: "starter" });
	await passPeriod(shop, person);
	expect(await person.state()).toMatchObject({ plan: "expert", paidPlan: "starter", limit: -1 });
});

test("two changes at once leave one of them, and charge what it was quoted at", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	const { dueNow } = await quote(person, "expert");

	const answers = await Promise.all([
		change(person, "starter", 1500),
		change(person, "expert", 4500),
	]);

	const statuses = answers.map(({ status }) => status);
	expect(statuses.toSorted()).toEqual([200, 409]);
	const state = await person.state();
	const won = statuses[0] === 200;
	expect([state.plan, state.nextPlan]).toEqual(won ? ["pro", "starter"] : ["expert", null]);
	expect(shop.charged()).toEqual(won ? [2500] : [2500, dueNow]);
	// The window is free again.
	expect((await change(person, won ? "expert" : "pro", won ? 4500 : 2500)).status).toBe(200);
});

test("where we died after telling the provider, its event and the daily trigger find the move", async () => {
	const shop = openPlanShop();
	const [heard, reconciled] = [await shop.payer(), await shop.payer()];
	for (const { id } of shop.sim.subscriptions()) {
		await (await shop.gateway()).plans.change(id, {
			plan: "starter",
			price: pence(1500),
			discount: null,
		});
	}

	expect(await heard.state()).toMatchObject({ plan: "pro", nextPlan: null });
	await shop.sim.flush();
	expect(await heard.state()).toMatchObject({ plan: "pro", limit: 25, nextPlan: "starter" });

	await env.DB.prepare("UPDATE subscriptions SET next_plan = NULL, next_amount = NULL").run();
	await shop.sim.advance(2 * DAY);
	await shop.daily();
	expect(await reconciled.state()).toMatchObject({
		plan: "pro",
		nextPlan: "starter",
		nextAmountPence: 1500,
	});
});

test("events that come twice, backwards and after the renewal change nothing of it", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await change(person, "starter", 1500);
	await shop.sim.deliver({ order: "reversed", copies: 2 });
	expect(await person.state()).toMatchObject({ plan: "pro", nextPlan: "starter" });

	await passPeriod(shop, person);
	await shop.sim.deliver({ order: "reversed", copies: 2 });

	expect(await person.state()).toMatchObject({ plan: "starter", nextPlan: null });
	await shop.often();
	const emails = await person.emails();
	expect(emails.filter((subject) => subject.includes("Starter"))).toHaveLength(2);
});

test("cancelled in the provider's own pages, a move down is undone there too", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await change(person, "starter", 1500);
	const [subscription] = shop.sim.subscriptions();

	await shop.stripe.subscriptions.update(subscription?.id ?? "", { cancel_at_period_end: true });
	await shop.sim.advance(2 * DAY);
	await shop.daily();

	expect(await person.state()).toMatchObject({ cancelAtPeriodEnd: true, nextPlan: null });
	expect(priceOf(shop)).toBe(2500);
});

test("who asks for a smaller plan in the moment of the renewal has what was charged until the next", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await person.state();
	await shop.pass(25 * DAY);
	await person.state();
	const [{ id } = { id: "" }] = shop.sim.subscriptions();
	const { plans } = await shop.gateway();
	// The period ends between reading and writing.
	const { retrieve } = shop.stripe.subscriptions;
	let isFirst = true;
	shop.stripe.subscriptions.retrieve = (async (...args: Parameters<typeof retrieve>) => {
		const found = await retrieve.apply(shop.stripe.subscriptions, args);
		if (isFirst) {
			isFirst = false;
			await shop.sim.advance(6 * DAY);
		}
		return found;
	}) as typeof retrieve;
	const to = { plan: "starter", price: pence(1500), discount: null } as const;
	await stripeChanges(shop.stripe).change(id, to);

	expect(await plans.read(id)).toMatchObject({ plan: "pro", next: { plan: "starter" } });
	expect(shop.charged()).toEqual([2500, 2500]);
	expect(await person.state()).toMatchObject({ plan: "pro", nextPlan: "starter" });
});
