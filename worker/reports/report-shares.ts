import { and, count, desc, eq, getTableColumns, isNotNull, lt, sql } from "drizzle-orm";
import { MOST_SHARES } from "#domain/telling/report/share-terms.ts";
import type { Db } from "#worker/db/client.ts";
import { reportShares, reports } from "#worker/db/schema/reports.ts";
import type { OwnedReport } from "./owned-report.ts";
import { isOpen, isOpenReportOf, type ReportRow } from "./reports-repository.ts";

export type ShareRow = typeof reportShares.$inferSelect;

/** A query of the links to a report that is open and theirs, the newest first. */
export function listShares(db: Db, { reportId, userId }: OwnedReport) {
	return db
		.select(getTableColumns(reportShares))
		.from(reportShares)
		.innerJoin(reports, eq(reports.id, reportShares.reportId))
		.where(isOpenReportOf(reportId, userId))
		.orderBy(desc(reportShares.createdAt), desc(reportShares.id));
}

/** A query of the links to all of a user's reports. */
export function listSharesOf(db: Db, userId: string) {
	return db
		.select(getTableColumns(reportShares))
		.from(reportShares)
		.innerJoin(reports, eq(reports.id, reportShares.reportId))
		.where(eq(reports.userId, userId))
		.orderBy(reportShares.reportId, reportShares.createdAt, reportShares.id);
}

/** A statement that makes a link while the report is open and theirs and has less than `MOST_SHARES`. Returns it if it was made. */
export function insertShare(
	db: Db,
	{ reportId, userId }: OwnedReport,
	{ id, name, withTax, createdAt }: Pick<ShareRow, "id" | "name" | "withTax" | "createdAt">,
) {
	const others = db
		.select({ count: count() })
		.from(reportShares)
		.where(eq(reportShares.reportId, reportId));
	return db
		.insert(reportShares)
		.select(
			db
				.select({
					id: sql<string>`${id}`.as("id"),
					reportId: reports.id,
					name: sql<string>`${name}`.as("name"),
					withTax: sql<boolean>`${withTax}`.as("with_tax"),
					createdAt: sql<number>`${createdAt}`.as("created_at"),
					lastUsedAt: sql<null>`NULL`.as("last_used_at"),
					uses: sql<number>`0`.as("uses"),
				})
				.from(reports)
				.where(and(isOpenReportOf(reportId, userId), lt(others, MOST_SHARES))),
		)
		.returning({ id: reportShares.id });
}

/** A statement that withdraws a link to a report of theirs, and deletes the recipient's name with it. */
export function deleteShare(db: Db, { reportId, userId }: OwnedReport, id: string) {
	const theirs = sql`(SELECT id FROM ${reports} WHERE id = ${reportId} AND user_id = ${userId})`;
	return db
		.delete(reportShares)
		.where(and(eq(reportShares.id, id), sql`${reportShares.reportId} IN ${theirs}`));
}

/** The report that a link opens, and whether at its owner's position; null when it was withdrawn, or the report is closed or no account's. */
export async function findShared(
	db: Db,
	id: string,
): Promise<(ReportRow & Pick<ShareRow, "withTax">) | null> {
	const [row] = await db
		.select({ ...getTableColumns(reports), withTax: reportShares.withTax })
		.from(reportShares)
		.innerJoin(reports, eq(reports.id, reportShares.reportId))
		.where(and(eq(reportShares.id, id), isOpen, isNotNull(reports.userId)))
		.execute();
	return row ?? null;
}

/** A statement that counts that a link was opened. */
export function noteOpened(db: Db, id: string, now: number) {
	return db
		.update(reportShares)
		.set({ uses: sql`${reportShares.uses} + 1`, lastUsedAt: now })
		.where(eq(reportShares.id, id));
}
