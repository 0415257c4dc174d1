import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { Preview } from "#contracts/preview.ts";
import type { SubscriptionState } from "#contracts/subscription.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { connect } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { member } from "#worker/test/browser.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someGrant } from "#worker/test/some-grant.ts";
import { selectPlan } from "./grants-repository.ts";
import { planOf } from "./standing.ts";

beforeAll(loadReferenceData);
const db = connect(env.DB);

type Person = Awaited<ReturnType<ReturnType<typeof openPlanShop>["somebodyNew"]>>;

const generate = (person: Person) =>
	person.ask("/reports/generate-subscription", { postcode: "M14 5LL" });

const isEntitled = async (person: Person) =>
	Preview.parse(await (await person.ask("/property/preview/M145LL")).json()).entitled;

/** Puts somebody's subscription to Pro into a state, as if the provider had said so. */
const stand = (person: Person, status: string) =>
	env.DB.prepare("UPDATE subscriptions SET status = ? WHERE user_id = ?")
		.bind(status, person.id)
		.run();

const subscriptionOf = (person: Person) =>
	env.DB.prepare("SELECT id FROM subscriptions WHERE user_id = ?")
		.bind(person.id)
		.first<string>("id");

/** The provider's status of Pro, the grant, and the result: the plan, its number of reports, and the status that the next report is answered with. */
test.each<[string | null, PlanId | null, PlanId | null, number, number]>([
	[null, "starter", "starter", 5, 201],
	[null, null, null, 0, 403],
	["trialing", "starter", "pro", 5, 201],
	["trialing", "pro", "pro", 25, 201],
	["trialing", "expert", "expert", -1, 201],
	["trialing", null, null, 0, 403],
	["active", "starter", "starter", 5, 201],
	["active", "pro", "pro", 25, 201],
	["active", "expert", "expert", -1, 201],
	["active", null, null, 0, 403],
	["past_due", "starter", "starter", 5, 201],
	["past_due", null, "pro", 0, 409],
	["unpaid", "expert", "expert", -1, 201],
	["paused", "pro", "pro", 25, 201],
	["canceled", "starter", "starter", 5, 201],
	["canceled", null, null, 0, 403],
	["incomplete", "pro", "pro", 25, 201],
	["incomplete_expired", "pro", "pro", 25, 201],
])(
	"Pro that is %s, and a grant of %s, come to %s",
	async (status, granted, plan, limit, answer) => {
		const shop = openPlanShop();
		const person = await (status === null ? shop.somebodyNew() : shop.trialist());
		await stand(person, status ?? "");
		const isInGoodStanding = status === "active" || status === "trialing";
		await someGrant(person.id, {
			plan: granted,
			overSubscription: isInGoodStanding ? await subscriptionOf(person) : null,
			overPlan: isInGoodStanding ? "pro" : null,
		});

		const can = answer === 201;
		expect(await person.state()).toMatchObject({
			plan,
			limit,
			hasSubscription: can,
			canGenerate: can,
			status,
		});
		expect(planOf(await runBatch(db, selectPlan(db, person.id)), NOW)).toBe(plan);
		expect(await isEntitled(person)).toBe(can);
		expect((await generate(person)).status).toBe(answer);
		expect(await person.state()).toMatchObject({ reportsUsed: can ? 1 : 0 });
	},
);

test("what is done with the provider goes by what is paid for: a grant neither begins, changes nor ends a plan", async () => {
	const shop = openPlanShop();
	const granted = await shop.somebodyNew();
	await someGrant(granted.id);
	expect((await granted.ask("/subscription/cancel", {})).status).toBe(403);
	expect(await (await granted.ask("/trial/status")).json()).toMatchObject({ eligible: true });
	expect((await granted.setup()).status).toBe(200);

	const paying = await shop.trialist();
	await someGrant(paying.id, {
		plan: null,
		overSubscription: await subscriptionOf(paying),
		overPlan: "pro",
	});
	expect(await (await paying.setup()).json()).toMatchObject({ code: "already_subscribed" });
	expect(await (await paying.ask("/trial/status")).json()).toMatchObject({
		active: true,
		limit: 5,
	});
	const ended = await (await paying.ask("/subscription/cancel", {})).json<SubscriptionState>();
	expect(ended).toMatchObject({ plan: null, paidPlan: "pro", cancelAtPeriodEnd: true });
	expect(ended.granted).toEqual({
		plan: null,
		until: new Date(NOW + 30 * DAY * 1000).toISOString(),
	});
});

test("of forty reports at once a grant of Starter makes exactly five, and none of them is a test", async () => {
	const person = await openPlanShop().somebodyNew();
	const grant = await someGrant(person.id, { plan: "starter" });

	const answers = await Promise.all(Array.from({ length: 40 }, () => generate(person)));

	expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
	expect(answers.filter(({ status }) => status === 422)).toHaveLength(35);
	const kept = await env.DB.prepare(
		"SELECT DISTINCT state, is_test, subscription_id, allowance_period FROM reports WHERE user_id = ?",
	)
		.bind(person.id)
		.all();
	expect(kept.results).toEqual([
		{ state: "paid", is_test: 0, subscription_id: grant.id, allowance_period: NOW },
	]);
});

test("a grant is counted by months that begin on its own day, and ends to the millisecond", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const startsAt = Date.UTC(2026, 9, 25, 12);
	await someGrant(person.id, { plan: "starter", startsAt, endsAt: NOW + 10 * DAY * 1000 });
	await generate(person);
	expect(await person.state()).toMatchObject({ reportsUsed: 1 });

	await shop.pass(5 * DAY);
	expect(await person.state()).toMatchObject({ reportsUsed: 0, plan: "starter" });
	await generate(person);
	expect(await person.state()).toMatchObject({ reportsUsed: 1 });

	await shop.pass(5 * DAY - 1);
	expect(await person.state()).toMatchObject({ hasSubscription: true });
	await shop.pass(1);
	expect(await person.state()).toMatchObject({ hasSubscription: false, plan: null, granted: null });
	expect((await generate(person)).status).toBe(403);
});

test("what somebody stands at takes one round trip besides the session's", async () => {
	const { browser, id } = await member();
	await someGrant(id);
	let trips = 0;
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => {
			trips += 1;
			return env.DB.prepare(query);
		},
	});
	const counted = browser.copy({ ...offline, DB });

	const state = await counted.ask("/api/subscription/status");

	expect(await state.json()).toMatchObject({ plan: "pro", hasSubscription: true });
	expect(trips).toBe(2);
});

test("reports made under a grant cost nothing of the plan that is paid for", async () => {
	const person = await openPlanShop().trialist();
	await generate(person);
	const { id } = await someGrant(person.id, { plan: "expert" });
	await generate(person);
	await generate(person);
	expect(await person.state()).toMatchObject({ plan: "expert", reportsUsed: 2 });

	await env.DB.prepare("DELETE FROM plan_grants WHERE id = ?").bind(id).run();

	expect(await person.state()).toMatchObject({ plan: "pro", reportsUsed: 1, limit: 5 });
});
