import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { insertPlanReport } from "#worker/reports/plan-reports.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { someGrant } from "#worker/test/some-grant.ts";
import { reportAllowance } from "./report-allowance.ts";
import { findStanding } from "./standing.ts";

const db = connect(env.DB);

/** Keeps a report of somebody's whose plan was read before `meanwhile` happened; whether it was kept. */
async function makesAfter(userId: string, meanwhile: () => Promise<unknown>): Promise<boolean> {
	const allowance = reportAllowance(userId, await findStanding(db, userId, NOW), NOW);
	if (!allowance) {
		throw new Error("nothing pays");
	}
	await meanwhile();
	const report = {
		id: newId("rpt", randomToken),
		userId,
		createdAt: NOW,
		postcode: "M14 5LL",
		assessedOn: "2026-11-20",
		methodologyVersion: 1,
	};
	const snapshot = { basis: "{}", document: "{}", atPosition: null };
	const { kept } = await runBatch(db, insertPlanReport(db, report, { snapshot, allowance }));
	return kept.length === 1;
}

const run = (statement: string, userId: string) => env.DB.prepare(statement).bind(userId).run();

test("while nothing changes, the plan and the grant each pay", async () => {
	const shop = openPlanShop();
	const [paying, granted] = [await shop.trialist(), await shop.somebodyNew()];
	await someGrant(granted.id);

	expect(await makesAfter(paying.id, async () => null)).toBe(true);
	expect(await makesAfter(granted.id, async () => null)).toBe(true);
});

test.each([
	["another plan", "UPDATE subscriptions SET plan = 'expert' WHERE user_id = ?"],
	["another status", "UPDATE subscriptions SET status = 'past_due' WHERE user_id = ?"],
])("a plan that has %s by then pays for nothing", async (_, statement) => {
	const { id } = await openPlanShop().trialist();

	expect(await makesAfter(id, () => run(statement, id))).toBe(false);
});

test("a plan that is set aside meanwhile pays for nothing", async () => {
	const { id } = await openPlanShop().trialist();

	expect(await makesAfter(id, () => someGrant(id, { plan: null }))).toBe(false);
});

test.each([
	["gone", "DELETE FROM plan_grants WHERE user_id = ?"],
	["another plan's", "UPDATE plan_grants SET plan = 'starter' WHERE user_id = ?"],
	["taken away", "UPDATE plan_grants SET plan = NULL WHERE user_id = ?"],
	["shorter", "UPDATE plan_grants SET ends_at = ends_at - 1 WHERE user_id = ?"],
	["over something else", "UPDATE plan_grants SET over_plan = 'pro' WHERE user_id = ?"],
])("a grant that is %s by then pays for nothing", async (_, statement) => {
	const { id } = await openPlanShop().somebodyNew();
	await someGrant(id);

	expect(await makesAfter(id, () => run(statement, id))).toBe(false);
});

test("a grant pays for nothing once a plan was begun that may decide in its place", async () => {
	const person = await openPlanShop().somebodyNew();
	await someGrant(person.id);

	expect(await makesAfter(person.id, () => person.subscribe())).toBe(false);
});

test("a subscription with test cards, which counts nothing in live mode, hinders no grant", async () => {
	const { id } = await openPlanShop().trialist();
	await someGrant(id);
	await env.DB.prepare("INSERT INTO settings VALUES ('stripe_live', 1, 0)").run();

	expect(await makesAfter(id, async () => null)).toBe(true);

	await env.DB.prepare("DELETE FROM settings").run();
});
