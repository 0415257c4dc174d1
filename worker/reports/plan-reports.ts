import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { UNLIMITED } from "#domain/business/plans.ts";
import type { Db } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { insertReport, type NewReport, type NewSnapshot } from "./reports-repository.ts";

/** What pays for a report instead of a card. */
export type Allowance = {
	/** The subscription, or the grant, that the report counts by. */
	readonly id: string;
	/** Start of the billing period, or of the month of the grant, that it counts in, when the statement runs. */
	readonly period: SQL;
	/** Whether test cards pay. */
	readonly isTest: SQL;
	/** Reports in the period; `UNLIMITED` for any number. */
	readonly limit: number;
	/** Condition: the plan is what it was when it was asked for. */
	readonly holds: SQL;
};

/**
 * Statements for one batch, by name. They keep a report as paid for by a plan, or nothing where the plan has changed or its period has no report left.
 * `kept` returns the kept report. Count and report stand in one transaction, so no number of calls at once gets past the plan's limit.
 */
export function insertPlanReport(
	db: Db,
	report: NewReport,
	{
		snapshot,
		allowance,
	}: {
		snapshot: NewSnapshot;
		allowance: Allowance;
	},
) {
	const { createdAt, id } = report;
	const isThis = eq(reports.id, id);
	const [insert, ...insertSnapshot] = insertReport(db, report, snapshot);
	return {
		insert,
		kept: db
			.update(reports)
			.set({
				state: "paid",
				paidAt: createdAt,
				isTest: allowance.isTest,
				subscriptionId: allowance.id,
				allowancePeriod: allowance.period,
			})
			.where(and(isThis, isLeft(allowance)))
			.returning({ id: reports.id }),
		insertSnapshot,
		// Its snapshot goes with it (`ON DELETE CASCADE`).
		dropped: db.delete(reports).where(and(isThis, eq(reports.state, "unpaid"))),
	} as const;
}

/**
 * A statement that has a plan pay for a report that its owner made and did not buy, and returns the report. Does nothing where the report is paid for,
 * closed or another's by then, or the plan has no report left. One statement counts and opens, as in `insertPlanReport`.
 */
export function openByPlan(
	db: Db,
	{ id, userId, now }: { readonly id: string; readonly userId: string; readonly now: number },
	allowance: Allowance,
) {
	const waits = and(
		eq(reports.id, id),
		eq(reports.userId, userId),
		eq(reports.state, "unpaid"),
		isNull(reports.closedAt),
	);
	return db
		.update(reports)
		.set({
			state: "paid",
			paidAt: now,
			isTest: allowance.isTest,
			subscriptionId: allowance.id,
			allowancePeriod: allowance.period,
		})
		.where(and(waits, isLeft(allowance)))
		.returning({ id: reports.id });
}

/** Condition: the plan is what it was when it was asked for, with a report left in its period. */
function isLeft({ id, period, limit, holds }: Allowance): SQL {
	const made = sql`SELECT count(*) FROM ${reports} AS made WHERE made.subscription_id = ${id} AND made.allowance_period = ${period}`;
	const left = limit === UNLIMITED ? sql`TRUE` : sql`(${made}) < ${limit}`;
	return sql`(${holds} AND ${left})`;
}
