import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";

const WEEK = 7 * DAY * 1000;

test("a first subscription begins with seven days free, and nothing runs before the card is entered", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	const made = await (await person.setup()).json<SetupMade>();

	expect(made).toMatchObject({ kind: "trial", planId: "pro", amount: 2500, dueNow: 0 });
	expect(made.clientSecret).toMatch(/^seti_/);
	expect(made.chargedFrom).toBe(new Date(NOW + WEEK).toISOString());
	expect(await person.state()).toMatchObject({ hasSubscription: false, status: null });
	expect(shop.sim.subscriptions()).toEqual([]);

	await shop.typeCard(made.clientSecret);
	const confirmed = await person.confirm(made.clientSecret);

	expect(confirmed.status).toBe(200);
	expect(await person.state()).toEqual({
		hasSubscription: true,
		canGenerate: true,
		plan: "pro",
		paidPlan: "pro",
		granted: null,
		limit: 5,
		reportsUsed: 0,
		status: "trialing",
		currentPeriodEnd: new Date(NOW + WEEK).toISOString(),
		cancelAtPeriodEnd: false,
		nextPlan: null,
		nextPlanFrom: null,
		nextAmountPence: null,
		trialEndsAt: new Date(NOW + WEEK).toISOString(),
		coolingOffUntil: null,
		withdrawn: null,
		amountPence: 2500,
		discount: null,
		card: { brand: "visa", last4: "4242" },
		isTest: true,
	});
	expect(await person.emails()).toEqual(["Welcome to the Pro plan"]);
	expect(shop.sim.violations()).toEqual([]);
});

test("after the trial the first month is charged, and the allowance is the plan's", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();

	await shop.pass(7 * DAY + 3600);

	expect(await person.state()).toMatchObject({
		status: "active",
		limit: 25,
		trialEndsAt: null,
		currentPeriodEnd: expect.stringMatching(/^2026-12-27/),
	});
	expect(shop.sim.paymentIntents().filter(({ status }) => status === "succeeded")).toHaveLength(1);
});

test.each([
	["starter", 1500, 5],
	["expert", 4500, -1],
] as const)(
	"%s at %d pence allows %d reports once the trial is over",
	async (planId, amount, limit) => {
		const shop = openPlanShop();
		const person = await shop.trialist({ planId, amount });

		await shop.pass(8 * DAY);

		expect(await person.state()).toMatchObject({ plan: planId, limit, amountPence: amount });
	},
);

test("the first month is charged at once to somebody who has had a trial", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await person.ask("/subscription/cancel", {});
	await shop.pass(8 * DAY);
	expect(await person.state()).toMatchObject({ hasSubscription: false, status: "canceled" });

	const made = await (await person.setup()).json<SetupMade>();

	expect(made).toMatchObject({ kind: "payment", dueNow: 2500, chargedFrom: null });
	expect(made.clientSecret).toMatch(/^pi_/);
	expect(await person.state()).toMatchObject({ hasSubscription: false });

	await shop.typeCard(made.clientSecret);
	expect((await person.confirm(made.clientSecret)).status).toBe(200);
	expect(await person.state()).toMatchObject({
		status: "active",
		limit: 25,
		card: { last4: "4242" },
	});
});

test("while the provider takes its time to activate what was paid, the answer is 202 and comes right", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await person.ask("/subscription/cancel", {});
	await shop.pass(8 * DAY);
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	shop.sim.holdActivation(true);
	await shop.typeCard(clientSecret);

	const early = await person.confirm(clientSecret);

	expect(early.status).toBe(202);
	expect(await early.json()).toMatchObject({
		isActive: false,
		message: "Your payment is being processed.",
	});
	shop.sim.holdActivation(false);
	expect((await person.confirm(clientSecret)).status).toBe(200);
});

test("a card whose owner does not prove who they are starts nothing, and another may be tried", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	const refused = await person.subscribe({ number: "4000002500003155", challenge: "fail" });

	expect(refused.status).toBe(202);
	expect(await refused.json()).toMatchObject({
		isActive: false,
		message: "This payment is not complete yet.",
	});
	const passed = await person.subscribe({ number: "4000002500003155", challenge: "pass" });
	expect(passed.status).toBe(200);
	expect(shop.sim.subscriptions()).toHaveLength(1);
});

test("confirmed from two windows while the provider tells us too, one subscription comes of it", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);

	const [one, two] = await Promise.all([
		person.confirm(clientSecret),
		person.confirm(clientSecret),
		shop.sim.flush(),
	]);

	expect([one.status, two.status]).toEqual([200, 200]);
	expect(shop.sim.subscriptions()).toHaveLength(1);
	expect(await person.emails()).toEqual(["Welcome to the Pro plan"]);
});

test("a buyer whose browser died after the card was taken has the plan all the same", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);

	await shop.sim.flush();

	expect(await person.state()).toMatchObject({ hasSubscription: true, status: "trialing" });
	expect((await person.confirm(clientSecret)).status).toBe(200);
});

test("a payment session of somebody else, or for another plan, confirms nothing", async () => {
	const shop = openPlanShop();
	const [owner, stranger] = [await shop.somebodyNew(), await shop.somebodyNew()];
	const { clientSecret } = await (await owner.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);

	expect((await stranger.confirm(clientSecret)).status).toBe(404);
	expect((await owner.confirm(clientSecret, "expert")).status).toBe(404);
	expect(shop.sim.subscriptions()).toEqual([]);
});
