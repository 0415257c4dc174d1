import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";

type Person = Awaited<ReturnType<ReturnType<typeof openPlanShop>["somebodyNew"]>>;

const set = (key: string, value: number) =>
	env.DB.prepare("INSERT OR REPLACE INTO settings (key, value, updated_at) VALUES (?, ?, 0)")
		.bind(key, value)
		.run();

afterEach(async () => {
	await env.DB.prepare("DELETE FROM settings").run();
});

/** Puts somebody's subscription into a state, as if the provider had said so. */
const stand = (person: Person, status: string) =>
	env.DB.prepare("UPDATE subscriptions SET status = ? WHERE user_id = ?")
		.bind(status, person.id)
		.run();

/** Rule PLAN-2: what the app makes of each status of the provider. The last column is what choosing a plan then leads to. */
test.each([
	["incomplete", false, null, 200],
	["trialing", true, "pro", 200],
	["active", true, "pro", 200],
	["past_due", false, "pro", 409],
	["unpaid", false, "pro", 409],
	["paused", false, "pro", 409],
	["canceled", false, null, 200],
	["incomplete_expired", false, null, 200],
] as const)(
	"%s: reports can be made: %s; the plan shown is %s; another may be chosen: %d",
	async (status, hasSubscription, plan, setup) => {
		const person = await openPlanShop().trialist();
		await stand(person, status);

		expect(await person.state()).toMatchObject({
			hasSubscription,
			canGenerate: hasSubscription,
			plan,
			status,
		});
		expect((await person.setup({ planId: "expert", amount: 4500 })).status).toBe(setup);
	},
);

test("a trial is offered once, and said to be under way while it is", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const trial = async () => (await person.ask("/trial/status")).json();
	expect(await trial()).toEqual({
		eligible: true,
		active: false,
		endsAt: null,
		daysLeft: 0,
		reportsUsed: 0,
		limit: 5,
	});

	await person.subscribe();
	await shop.pass(2 * DAY);

	expect(await trial()).toMatchObject({ eligible: false, active: true, daysLeft: 5 });
	await shop.pass(6 * DAY);
	expect(await trial()).toMatchObject({ eligible: false, active: false, daysLeft: 0 });
});

test("who never came through the first payment may still have a trial", async () => {
	const person = await openPlanShop().trialist();
	await stand(person, "incomplete_expired");

	expect(await (await person.ask("/trial/status")).json()).toMatchObject({ eligible: true });
});

test("a new price is for who subscribes from now on: whoever has the plan keeps theirs", async () => {
	const shop = openPlanShop();
	const early = await shop.trialist();
	await set("pro_price_pence", 3000);

	const late = await shop.somebodyNew();
	expect((await late.setup()).status).toBe(409);
	await late.subscribe({ amount: 3000 });
	for (const days of [8, 25, 7]) {
		await shop.pass(days * DAY);
		await Promise.all([early.state(), late.state()]);
	}

	expect(await early.state()).toMatchObject({ amountPence: 2500 });
	expect(await late.state()).toMatchObject({ amountPence: 3000 });
	const amounts = shop.sim.paymentIntents().map(({ amount }) => amount);
	expect(amounts.toSorted()).toEqual([2500, 2500, 3000, 3000]);
	expect(await (await late.ask("/subscription-prices")).json()).toEqual({
		starter: 15,
		pro: 30,
		expert: 45,
	});
});

test("a price that changes between choosing and confirming is the one that was agreed", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await set("pro_price_pence", 9900);
	await shop.typeCard(clientSecret);

	expect((await person.confirm(clientSecret)).status).toBe(200);

	expect(await person.state()).toMatchObject({ amountPence: 2500 });
});

test("what test cards subscribed to is worth nothing once payments are real", async () => {
	const person = await openPlanShop().trialist();

	await set("stripe_live", 1);

	expect(await person.state()).toMatchObject({ hasSubscription: false, plan: null, status: null });
	expect(await (await person.ask("/trial/status")).json()).toMatchObject({ eligible: true });
	await set("stripe_live", 0);
	expect(await person.state()).toMatchObject({ hasSubscription: true });
});
