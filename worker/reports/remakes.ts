import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ReportMethod } from "#contracts/report.ts";
import { METHODOLOGY_VERSION } from "#domain/score/method.ts";
import { isOlderMethod, remakeUntil } from "#domain/score/older-methods.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { Db } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { isHeldBy } from "./report-access.ts";
import {
	insertReport,
	type NewReport,
	type NewSnapshot,
	type ReportRow,
	remadeAs,
} from "./reports-repository.ts";

/** Of a report's row, what decides whether it may be made again. */
type Old = Pick<ReportRow, "id" | "userId" | "state" | "methodologyVersion">;

/** By which method a report was made, and until when the reader may have it made again. `remadeAs` is the report that it was made again as. Source: Rule SCORE-21. */
export function methodOf(
	report: Old,
	{
		user,
		now,
		remadeAs,
	}: { user: Pick<UserRow, "id"> | null; now: number; remadeAs: string | null },
): ReportMethod {
	const until = remakeUntil(report.methodologyVersion, now);
	const mayRemake = remadeAs === null && report.state === "paid" && isHeldBy(report, user);
	return {
		version: report.methodologyVersion,
		remakeUntil: until !== null && mayRemake ? new Date(until).toISOString() : null,
		remadeAs,
	};
}

/** The report that this one was made again as; null where it was not, or that one is closed. One of today's method is not looked for. */
export async function findRemake(
	db: Db,
	{ id, methodologyVersion }: Pick<Old, "id" | "methodologyVersion">,
): Promise<string | null> {
	if (!isOlderMethod(methodologyVersion)) {
		return null;
	}
	const [row] = await db.select({ remadeAs }).from(reports).where(eq(reports.id, id)).execute();
	return row?.remadeAs ?? null;
}

type Remake = {
	/** Id of the report it is made again from. */
	readonly from: string;
	/** Its owner when it was asked for; null for a report of no account's. */
	readonly userId: string | null;
	readonly snapshot: NewSnapshot;
};

/**
 * Statements for one batch, by name: they keep a report as the free remake of another, with that one's owner and buyer, or nothing at all when by then that one is closed, another's or
 * was made again before. `kept` returns the report that was kept. Of any number at once one is kept.
 */
export function insertRemake(db: Db, report: NewReport, { from, userId, snapshot }: Remake) {
	const isThis = eq(reports.id, report.id);
	const [insert, ...insertSnapshot] = insertReport(db, report, snapshot);
	return {
		insert,
		kept: db
			.update(reports)
			.set({
				state: "paid",
				paidAt: report.createdAt,
				remadeFrom: from,
				isTest: ofOld(from, sql`is_test`),
				emailKey: ofOld(from, sql`email_key`),
			})
			.where(and(isThis, isRemakable(from, userId)))
			.returning({ id: reports.id }),
		insertSnapshot,
		// Its snapshot goes with it (`ON DELETE CASCADE`).
		dropped: db.delete(reports).where(and(isThis, eq(reports.state, "unpaid"))),
	} as const;
}

function ofOld(from: string, column: SQL): SQL {
	return sql`(SELECT old.${column} FROM ${reports} AS old WHERE old.id = ${from})`;
}

/** Holds while a report is paid for, open, that owner's, of an older method, and was not made again. */
function isRemakable(from: string, userId: string | null): SQL {
	const isOpen = sql`old.state = 'paid' AND old.closed_at IS NULL AND old.user_id IS ${userId}`;
	const old = sql`SELECT 1 FROM ${reports} AS old WHERE old.id = ${from} AND ${isOpen} AND old.methodology_version < ${METHODOLOGY_VERSION}`;
	const made = sql`SELECT 1 FROM ${reports} AS remade WHERE remade.remade_from = ${from}`;
	return sql`(EXISTS (${old}) AND NOT EXISTS (${made}))`;
}
