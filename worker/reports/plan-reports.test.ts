import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { type Allowance, insertPlanReport } from "./plan-reports.ts";

const db = connect(env.DB);

/** What allows one report, in the period of now unless said otherwise. */
function someAllowance(over: Partial<Allowance> = {}): Allowance {
	return {
		id: `sub_${randomToken()}`,
		period: sql`${NOW}`,
		isTest: sql`FALSE`,
		limit: 1,
		holds: sql`TRUE`,
		...over,
	};
}

async function make(allowance: Allowance): Promise<number> {
	const report = {
		id: newId("rpt", randomToken),
		createdAt: NOW,
		postcode: "M14 5LL",
		assessedOn: "2026-11-20",
		methodologyVersion: 1,
	};
	const snapshot = { basis: "{}", document: "{}", atPosition: null };
	const { kept } = await runBatch(db, insertPlanReport(db, report, { snapshot, allowance }));
	return kept.length;
}

const held = (id: string) =>
	env.DB.prepare("SELECT state, is_test, allowance_period FROM reports WHERE subscription_id = ?")
		.bind(id)
		.all();

test("a report is kept as paid for, in the period it counts in", async () => {
	const allowance = someAllowance();

	expect([await make(allowance), await make(allowance)]).toEqual([1, 0]);

	expect((await held(allowance.id)).results).toEqual([
		{ state: "paid", is_test: 0, allowance_period: NOW },
	]);
});

test("what does not hold by then keeps nothing, whatever it allows", async () => {
	const allowance = someAllowance({ holds: sql`FALSE`, limit: -1 });

	expect(await make(allowance)).toBe(0);

	expect((await held(allowance.id)).results).toEqual([]);
});

test("what was made in an earlier period does not count", async () => {
	const allowance = someAllowance();
	await make(allowance);

	expect(await make({ ...allowance, period: sql`${NOW + 1}` })).toBe(1);
	expect(await make({ ...allowance, period: sql`${NOW + 1}` })).toBe(0);
});
