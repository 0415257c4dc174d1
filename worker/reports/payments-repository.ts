import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Pence } from "#domain/base/money.ts";
import type { Db } from "#worker/db/client.ts";
import { reportPayments, reports } from "#worker/db/schema/reports.ts";
import { isTestMode } from "#worker/db/settings-repository.ts";
import { enqueueAboutReport } from "#worker/mail/outbox/outbox-repository.ts";

/** A payment begun for a report, as the table holds it. */
export type PaymentRow = typeof reportPayments.$inferSelect;

export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
	const [row] = await db.select().from(reportPayments).where(eq(reportPayments.id, id)).limit(1);
	return row ?? null;
}

/** The payments begun for a report in either mode, the last one first. */
export function findPayments(db: Db, reportId: string): Promise<PaymentRow[]> {
	return db
		.select()
		.from(reportPayments)
		.where(eq(reportPayments.reportId, reportId))
		.orderBy(desc(reportPayments.attempt))
		.execute();
}

/** The payment that paid for a report, given back since or not; null where none did. There is at most one. */
export async function findPaidBy(db: Db, reportId: string): Promise<PaymentRow | null> {
	const [row] = await db
		.select()
		.from(reportPayments)
		.where(
			and(
				eq(reportPayments.reportId, reportId),
				inArray(reportPayments.state, ["settled", "refunded"]),
			),
		);
	return row ?? null;
}

/** Up to `limit` open payments that no one has asked about since `before`, the longest unasked first. */
export function findUnasked(
	db: Db,
	{ before, limit }: { before: number; limit: number },
): Promise<PaymentRow[]> {
	return db
		.select()
		.from(reportPayments)
		.where(and(eq(reportPayments.state, "open"), lt(reportPayments.checkedAt, before)))
		.orderBy(asc(reportPayments.checkedAt))
		.limit(limit)
		.execute();
}

/** Keeps a payment begun just now; false when another was begun for the same attempt meanwhile, whose row stands. */
export async function keepPayment(
	db: Db,
	row: typeof reportPayments.$inferInsert,
): Promise<boolean> {
	const kept = await db
		.insert(reportPayments)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: reportPayments.id });
	return kept.length > 0;
}

/** A statement that changes what is noted of an open payment. */
export function notePayment(
	db: Db,
	id: string,
	note: Partial<Pick<PaymentRow, "amount" | "waivedAt" | "checkedAt">>,
) {
	return db
		.update(reportPayments)
		.set(note)
		.where(and(eq(reportPayments.id, id), eq(reportPayments.state, "open")));
}

/** A statement that moves a payment on from one of the states it may be in. */
export function movePayment(
	db: Db,
	id: string,
	{ from, to }: { from: PaymentRow["state"][]; to: PaymentRow["state"] },
) {
	return db
		.update(reportPayments)
		.set({ state: to })
		.where(and(eq(reportPayments.id, id), inArray(reportPayments.state, from)));
}

type PaymentTransition = {
	readonly payment: PaymentRow;
	/** Id of the email to the buyer, new. */
	readonly emailId: string;
	readonly now: number;
};

/**
 * Three statements for one `db.batch`: an email to the buyer, the payment settled, the report paid. Each looks at the state that the batch
 * found, so of any number at once, and of any number of payments for one report, exactly one does all three and the others nothing.
 * A test card settles nothing while live mode is on.
 */
export function settlement(
	db: Db,
	{ payment, received, emailId, now }: PaymentTransition & { readonly received: Pence },
) {
	const { id, reportId, emailKey, livemode } = payment;
	const waits = and(
		eq(reports.id, reportId),
		eq(reports.state, "unpaid"),
		isNull(reports.closedAt),
		livemode ? undefined : isTestMode,
	);
	return [
		enqueueAboutReport(
			db,
			{ id: emailId, kind: "report_ready", recipient: emailKey, now },
			and(waits, isOpen(id)),
		),
		db
			.update(reportPayments)
			.set({ state: "settled", settledAt: now, amount: received })
			.where(
				and(
					eq(reportPayments.id, id),
					eq(reportPayments.state, "open"),
					sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${waits})`,
				),
			),
		db
			.update(reports)
			.set({ state: "paid", paidAt: now, isTest: !livemode, emailKey })
			.where(and(waits, isSettledBy(id))),
	] as const;
}

/** Two statements for one `db.batch`: an open payment that was given back, and an email that says so. */
export function returned(db: Db, { payment, emailId, now }: PaymentTransition) {
	const { id, reportId, emailKey } = payment;
	return [
		enqueueAboutReport(
			db,
			{ id: emailId, kind: "payment_returned", recipient: emailKey, now },
			and(eq(reports.id, reportId), isOpen(id)),
		),
		movePayment(db, id, { from: ["open"], to: "returned" }),
	] as const;
}

/**
 * Three statements for one `db.batch`: an email to the buyer, the report closed, and the settled payment that was given back. None does anything a second
 * time.
 */
export function refunded(db: Db, { payment, emailId, now }: PaymentTransition) {
	const { id, reportId, emailKey } = payment;
	const isPaid = and(eq(reports.id, reportId), eq(reports.state, "paid"), isSettledBy(id));
	// One that went with its owner's account stays closed for that: it is no one's to see.
	const closed = {
		state: "refunded",
		closedAt: sql`coalesce(${reports.closedAt}, ${now})`,
		closedFor: sql`coalesce(${reports.closedFor}, 'refund')`,
	} as const;
	return [
		enqueueAboutReport(
			db,
			{ id: emailId, kind: "report_refunded", recipient: emailKey, now },
			isPaid,
		),
		db.update(reports).set(closed).where(isPaid),
		movePayment(db, id, { from: ["settled"], to: "refunded" }),
	] as const;
}

/** A statement that forgets who meant to pay, once payments before `before` have come to nothing. */
export function forgetPayers(db: Db, before: number) {
	return db
		.update(reportPayments)
		.set({ emailKey: null })
		.where(
			and(
				// In the words of the index.
				sql`${reportPayments.state} IN ('open', 'canceled', 'returned')`,
				isNotNull(reportPayments.emailKey),
				lt(reportPayments.createdAt, before),
			),
		);
}

function isOpen(id: string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${reportPayments} AS due WHERE due.id = ${id} AND due.state = 'open')`;
}

function isSettledBy(id: string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${reportPayments} AS settled WHERE settled.id = ${id} AND settled.state = 'settled')`;
}
