import { and, eq, sql } from "drizzle-orm";
import { UNLIMITED } from "#domain/plans.ts";
import type { Db } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { insertReport, type NewReport } from "./reports-repository.ts";

/** What pays for a report instead of a card. */
export type Allowance = Pick<typeof subscriptions.$inferSelect, "id" | "plan" | "status"> & {
	/** Reports in the billing period; `UNLIMITED` for any number. */
	readonly limit: number;
};

/**
 * Statements for one `db.batch`: they keep a report as paid for by a plan, or nothing at all when by then the plan is another, or its
 * billing period has no report left. The second returns the report that was kept. Count and report stand in one transaction, so of any
 * number at once no more are kept than the plan allows.
 */
export function insertPlanReport(
	db: Db,
	report: NewReport,
	{
		snapshot,
		allowance,
	}: {
		snapshot: Parameters<typeof insertReport>[2];
		allowance: Allowance;
	},
) {
	const { createdAt, id } = report;
	const isThis = eq(reports.id, id);
	const [insert, insertSnapshot] = insertReport(db, report, snapshot);
	return [
		insert,
		db
			.update(reports)
			.set({
				state: "paid",
				paidAt: createdAt,
				isTest: sql`NOT (SELECT livemode FROM ${subscriptions} WHERE id = ${allowance.id})`,
				subscriptionId: allowance.id,
				allowancePeriod: sql`(SELECT period_start FROM ${subscriptions} WHERE id = ${allowance.id})`,
			})
			.where(and(isThis, isLeft(allowance)))
			.returning({ id: reports.id }),
		insertSnapshot,
		// Its snapshot goes with it (`ON DELETE CASCADE`).
		db.delete(reports).where(and(isThis, eq(reports.state, "unpaid"))),
	] as const;
}

/** Holds while the plan is what it was when it was asked, with a report left in its billing period. */
function isLeft({ id, plan, status, limit }: Allowance) {
	const made = sql`SELECT count(*) FROM ${reports} AS made WHERE made.subscription_id = holder.id AND made.allowance_period = holder.period_start`;
	const left = limit === UNLIMITED ? sql`TRUE` : sql`(${made}) < ${limit}`;
	return sql`EXISTS (SELECT 1 FROM ${subscriptions} AS holder WHERE holder.id = ${id} AND holder.plan = ${plan} AND holder.status = ${status} AND ${left})`;
}
