import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { newId } from "#worker/platform/ids.ts";
import { randomToken } from "#worker/platform/random-token.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { type Allowance, insertPlanReport } from "./plan-reports.ts";

const db = connect(env.DB);

/** A subscription with an allowance of one report. */
async function someAllowance(): Promise<Allowance> {
	const id = `sub_${randomToken()}`;
	await db.insert(subscriptions).values({
		id,
		customerId: "cus_1",
		livemode: true,
		plan: "pro",
		status: "active",
		price: 2500,
		amount: 2500,
		periodStart: NOW,
		periodEnd: NOW + 1,
		cancelAtPeriodEnd: false,
		createdAt: NOW,
		askedAt: NOW,
	});
	return { id, plan: "pro", status: "active", limit: 1 };
}

async function make(allowance: Allowance): Promise<number> {
	const report = {
		id: newId("rpt", randomToken),
		createdAt: NOW,
		postcode: "M14 5LL",
		assessedOn: "2026-11-20",
		methodologyVersion: 1,
	};
	const snapshot = { basis: "{}", document: "{}" };
	const [, kept] = await db.batch(insertPlanReport(db, report, { snapshot, allowance }));
	return kept.length;
}

const held = (id: string) =>
	env.DB.prepare("SELECT state, is_test, allowance_period FROM reports WHERE subscription_id = ?")
		.bind(id)
		.all();

test("a report is kept as paid for, in the period it counts in", async () => {
	const allowance = await someAllowance();

	expect([await make(allowance), await make(allowance)]).toEqual([1, 0]);

	expect((await held(allowance.id)).results).toEqual([
		{ state: "paid", is_test: 0, allowance_period: NOW },
	]);
});

test.each([
	["another plan", { plan: "expert" }],
	["another status", { status: "past_due" }],
])("for a plan that has %s by then nothing is kept", async (_, now) => {
	const allowance = await someAllowance();
	const [[column, value] = ["", ""]] = Object.entries(now);
	await env.DB.prepare(`UPDATE subscriptions SET ${column} = ? WHERE id = ?`)
		.bind(value, allowance.id)
		.run();

	expect(await make({ ...allowance, limit: -1 })).toBe(0);

	expect((await held(allowance.id)).results).toEqual([]);
});

test("what was made in an earlier period does not count", async () => {
	const allowance = await someAllowance();
	await make(allowance);
	await env.DB.prepare("UPDATE subscriptions SET period_start = period_start + 1 WHERE id = ?")
		.bind(allowance.id)
		.run();

	expect(await make(allowance)).toBe(1);
});
