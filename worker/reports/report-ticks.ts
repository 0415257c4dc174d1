import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { reports, reportTicks } from "#worker/db/schema/reports.ts";
import { isOpenReportOf } from "./reports-repository.ts";

/** Whose tick it is. In a report with an owner, the owner's; in one without an account's (`userId` null), anyone's who holds its id. */
type TickOf = {
	readonly reportId: string;
	readonly stepId: string;
	/** The report's owner when it was looked up. */
	readonly userId: string | null;
};

/** Ids of the steps of a report's plan that are ticked, the first that was ticked first. */
export async function readTicks(db: Db, reportId: string): Promise<string[]> {
	const rows = await db
		.select({ stepId: reportTicks.stepId })
		.from(reportTicks)
		.where(eq(reportTicks.reportId, reportId))
		.orderBy(reportTicks.tickedAt, reportTicks.stepId)
		.execute();
	return rows.map(({ stepId }) => stepId);
}

/**
 * A statement that ticks a step while the report is open and still theirs. A
 * ticked step keeps the time of its first tick. Returns the tick that stands then.
 */
export function insertTick(db: Db, { reportId, stepId, userId }: TickOf, now: number) {
	return db
		.insert(reportTicks)
		.select(
			db
				.select({
					reportId: reports.id,
					stepId: sql<string>`${stepId}`.as("step_id"),
					tickedAt: sql<number>`${now}`.as("ticked_at"),
				})
				.from(reports)
				.where(isOpenReportOf(reportId, userId)),
		)
		.onConflictDoUpdate({
			target: [reportTicks.reportId, reportTicks.stepId],
			set: { tickedAt: sql`${reportTicks.tickedAt}` },
		})
		.returning({ stepId: reportTicks.stepId });
}

/** A statement that takes a tick away while the report is open and still theirs. */
export function deleteTick(db: Db, { reportId, stepId, userId }: TickOf) {
	const open = db.select({ id: reports.id }).from(reports).where(isOpenReportOf(reportId, userId));
	return db
		.delete(reportTicks)
		.where(and(inArray(reportTicks.reportId, open), eq(reportTicks.stepId, stepId)));
}

/** A query of the ticks of all of a user's reports. */
export function listTicksOf(db: Db, userId: string) {
	return db
		.select({
			reportId: reportTicks.reportId,
			stepId: reportTicks.stepId,
			tickedAt: reportTicks.tickedAt,
		})
		.from(reportTicks)
		.innerJoin(reports, eq(reports.id, reportTicks.reportId))
		.where(eq(reports.userId, userId))
		.orderBy(reportTicks.reportId, reportTicks.tickedAt, reportTicks.stepId);
}
