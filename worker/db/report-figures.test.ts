import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { NOW } from "#worker/test/ask-app.ts";
import { someReport } from "#worker/test/shop.ts";
import backfill from "../../migrations/0019_report_figures.sql?raw";
import { connect } from "./client.ts";
import { reportSnapshots, reports } from "./schema/reports.ts";

const db = connect(env.DB);
const paid = { state: "paid", paidAt: NOW } as const;
const kept = async (id: string) => (await db.select().from(reports).where(eq(reports.id, id)))[0];

test("a report of before has its figures out of what was frozen of it; one without them has none", async () => {
	const old = await someReport(paid);
	const document = JSON.stringify({
		inputs: { use: "hmo" },
		rent: { statedRent: 105_000, statedPrice: null },
	});
	await db.update(reportSnapshots).set({ document }).where(eq(reportSnapshots.reportId, old));
	const closed = await someReport({ ...paid, closedAt: NOW });
	await db.delete(reportSnapshots).where(eq(reportSnapshots.reportId, closed));

	await env.DB.prepare(backfill.replace(/^--.*\n/, "")).run();

	expect(await kept(old)).toMatchObject({ use: "hmo", rent: 105_000, price: null });
	expect(await kept(closed)).toMatchObject({ use: null, rent: null, price: null });
});
