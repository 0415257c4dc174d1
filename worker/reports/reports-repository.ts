import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import {
	reportPayments,
	reportPositions,
	reportScenarios,
	reportShares,
	reportSnapshots,
	reports,
	reportTicks,
} from "#worker/db/schema/reports.ts";

/** A report as its table holds it, without what it says. */
export type ReportRow = typeof reports.$inferSelect;

/** Condition on `reports`: paid for and not closed. */
export const isOpen = and(eq(reports.state, "paid"), isNull(reports.closedAt));

/** Condition on `reports`: this report, while it is open and still theirs (or still without an account). */
export function isOpenReportOf(id: string, userId: string | null): SQL | undefined {
	return and(eq(reports.id, id), isOpen, sql`${reports.userId} IS ${userId}`);
}
export type NewReport = typeof reports.$inferInsert;

/** What a new report says: to everybody, and to its owner where they stated a position. */
export type NewSnapshot = {
	readonly basis: string;
	readonly document: string;
	readonly atPosition: Omit<typeof reportPositions.$inferInsert, "reportId"> | null;
};

/** Statements that keep a new report, and then what it says; for one `db.batch`, so that neither is ever there alone. */
export function insertReport(
	db: Db,
	report: NewReport,
	{ basis, document, atPosition }: NewSnapshot,
) {
	const reportId = report.id;
	return [
		db.insert(reports).values(report),
		db.insert(reportSnapshots).values({ reportId, basis, document }),
		...(atPosition ? [db.insert(reportPositions).values({ reportId, ...atPosition })] : []),
	] as const;
}

export async function findReport(db: Db, id: string): Promise<ReportRow | null> {
	const [row] = await db.select().from(reports).where(eq(reports.id, id)).limit(1);
	return row ?? null;
}

/** A query of a user's reports, newest first, each with what was paid for it in pence. */
export function listPurchases(db: Db, userId: string) {
	return db
		.select({ report: reports, amount: reportPayments.amount, owners: reportPositions.owners })
		.from(reports)
		.leftJoin(reportPositions, eq(reportPositions.reportId, reports.id))
		.leftJoin(
			reportPayments,
			and(
				eq(reportPayments.reportId, reports.id),
				inArray(reportPayments.state, ["settled", "refunded"]),
			),
		)
		.where(eq(reports.userId, userId))
		.orderBy(desc(reports.createdAt), desc(reports.id));
}

/** The columns that a closed report loses: who had it, what they typed, and what followed from that. A postcode, days and what paid for it remain. */
const FORGOTTEN = {
	address: null,
	emailKey: null,
	name: null,
	note: null,
	archivedAt: null,
	use: null,
	rent: null,
	price: null,
	propertyType: null,
	epcRating: null,
	investmentScore: null,
	grossYield: null,
	letVerdict: null,
	paysVerdict: null,
	answered: null,
} satisfies Partial<ReportRow>;

/** Condition on `reports`: a payment for it is under way. */
const isBeingPaid = sql`EXISTS (SELECT 1 FROM ${reportPayments} AS due WHERE due.report_id = ${reports.id} AND due.state = 'open')`;

/**
 * Statements for the batch that deletes an account, run before the deletion. Reports that nobody paid for go. The others are closed and lose their content
 * and buyer; a purchase of no one's is kept for its seven years (Rule REPORT-7). `purgeReports` drops their PDFs.
 */
export function closeReportsOf(
	db: Db,
	userId: string,
	{ now, condition }: { now: number; condition: SQL },
) {
	const theirs = sql`IN (SELECT id FROM ${reports} WHERE user_id = ${userId})`;
	return [
		db.delete(reportSnapshots).where(and(sql`${reportSnapshots.reportId} ${theirs}`, condition)),
		db.delete(reportTicks).where(and(sql`${reportTicks.reportId} ${theirs}`, condition)),
		db.delete(reportShares).where(and(sql`${reportShares.reportId} ${theirs}`, condition)),
		db.delete(reportScenarios).where(and(sql`${reportScenarios.reportId} ${theirs}`, condition)),
		db
			.update(reportPayments)
			.set({ emailKey: null })
			.where(and(sql`${reportPayments.reportId} ${theirs}`, condition)),
		db
			.delete(reports)
			.where(
				and(
					eq(reports.userId, userId),
					eq(reports.state, "unpaid"),
					sql`NOT ${isBeingPaid}`,
					condition,
				),
			),
		db
			.update(reports)
			.set({
				closedAt: now,
				closedFor: "account",
				fileDroppedAt: null,
				...FORGOTTEN,
			})
			.where(and(eq(reports.userId, userId), condition)),
	] as const;
}

/**
 * Statements that close reports last used before `unusedSince`. They lose their content and buyer; a purchase of no one's remains, which goes once it was
 * made before `oldest`. `purgeReports` drops their PDFs.
 */
export function closeUnused(
	db: Db,
	{ unusedSince, oldest, now }: { unusedSince: number; oldest: number; now: number },
) {
	const lastUse = sql`coalesce(${reports.lastUsedAt}, ${reports.paidAt}, ${reports.createdAt})`;
	const unused = sql`${reports.state} <> 'unpaid' AND ${reports.createdAt} < ${unusedSince} AND ${lastUse} < ${unusedSince}`;
	return [
		db
			.delete(reportSnapshots)
			.where(sql`${reportSnapshots.reportId} IN (SELECT id FROM ${reports} WHERE ${unused})`),
		db
			.delete(reportTicks)
			.where(sql`${reportTicks.reportId} IN (SELECT id FROM ${reports} WHERE ${unused})`),
		db
			.delete(reportShares)
			.where(sql`${reportShares.reportId} IN (SELECT id FROM ${reports} WHERE ${unused})`),
		db
			.delete(reportScenarios)
			.where(sql`${reportScenarios.reportId} IN (SELECT id FROM ${reports} WHERE ${unused})`),
		db
			.update(reports)
			.set({
				closedAt: sql`coalesce(${reports.closedAt}, ${now})`,
				closedFor: "age",
				fileDroppedAt: null,
				userId: null,
				...FORGOTTEN,
			})
			.where(and(unused, sql`coalesce(${reports.closedFor}, 'refund') = 'refund'`)),
		db
			.delete(reports)
			.where(
				and(
					sql`${reports.state} <> 'unpaid'`,
					lt(reports.createdAt, oldest),
					isNotNull(reports.fileDroppedAt),
				),
			),
	] as const;
}

/** A statement that notes that a report was used. */
export function noteUse(db: Db, id: string, now: number) {
	return db.update(reports).set({ lastUsedAt: now }).where(eq(reports.id, id));
}

/** Two statements that drop reports no one paid for or is paying for: without an owner made before `ownerless`, of an account before `owned`. */
export function dropUnpaid(db: Db, { ownerless, owned }: { ownerless: number; owned: number }) {
	const unpaid = and(eq(reports.state, "unpaid"), sql`NOT ${isBeingPaid}`);
	return [
		db.delete(reports).where(and(unpaid, isNull(reports.userId), lt(reports.createdAt, ownerless))),
		db.delete(reports).where(and(unpaid, lt(reports.createdAt, owned))),
	] as const;
}

/** Closed reports whose PDF may still be kept. */
export function findClosed(db: Db, limit: number): Promise<ReportRow[]> {
	return db
		.select()
		.from(reports)
		.where(and(isNotNull(reports.closedAt), isNull(reports.fileDroppedAt)))
		.orderBy(reports.closedAt)
		.limit(limit)
		.execute();
}

/** A statement that notes that the PDFs of closed reports were dropped. */
export function noteDropped(db: Db, ids: readonly string[], now: number) {
	return db
		.update(reports)
		.set({ fileDroppedAt: now })
		.where(inArray(reports.id, [...ids]));
}
