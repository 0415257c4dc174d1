import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Pence } from "#domain/money.ts";
import type { Db } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { reportPayments, reports } from "#worker/db/schema/reports.ts";

/** A payment begun for a report, as the table holds it. */
export type PaymentRow = typeof reportPayments.$inferSelect;

export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
	const [row] = await db.select().from(reportPayments).where(eq(reportPayments.id, id)).limit(1);
	return row ?? null;
}

/** The payment of a report that was begun last in a mode. */
export async function findLastPayment(
	db: Db,
	{ reportId, livemode }: Pick<PaymentRow, "reportId" | "livemode">,
): Promise<PaymentRow | null> {
	const [row] = await db
		.select()
		.from(reportPayments)
		.where(and(eq(reportPayments.reportId, reportId), eq(reportPayments.livemode, livemode)))
		.orderBy(desc(reportPayments.attempt))
		.limit(1);
	return row ?? null;
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

/** A statement that notes what an open payment asks for now, and who pays. */
export function noteAgreement(
	db: Db,
	{ id, amount, emailKey }: Pick<PaymentRow, "id" | "amount" | "emailKey">,
) {
	return db
		.update(reportPayments)
		.set({ amount, emailKey })
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

type Settlement = {
	readonly payment: PaymentRow;
	readonly received: Pence;
	/** Id of the letter to the buyer, new. */
	readonly letterId: string;
	readonly now: number;
};

/**
 * Three statements for one `db.batch`: a letter to the buyer, the payment settled, the report paid. Each looks at the state that the batch
 * found, so of any number at once, and of any number of payments for one report, exactly one does all three and the others nothing.
 * The third returns the report when it was this one.
 */
export function settlement(db: Db, { payment, received, letterId, now }: Settlement) {
	const { id, reportId, emailKey, livemode } = payment;
	const isDue = sql`EXISTS (SELECT 1 FROM ${reportPayments} AS due WHERE due.id = ${id} AND due.state = 'open')`;
	const waits = and(
		eq(reports.id, reportId),
		eq(reports.state, "unpaid"),
		sql`${reports.closedAt} IS NULL`,
	);
	return [
		db.insert(outbox).select(
			db
				.select({
					id: sql`${letterId}`.as("id"),
					kind: sql`'report_ready'`.as("kind"),
					userId: sql`NULL`.as("user_id"),
					reportId: reports.id,
					recipient: sql`${emailKey}`.as("recipient"),
					createdAt: sql`${now}`.as("created_at"),
					dueAt: sql`${now}`.as("due_at"),
					tries: sql`0`.as("tries"),
					lastError: sql`NULL`.as("last_error"),
				})
				.from(reports)
				.where(and(waits, isDue)),
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
			.where(and(waits, isSettledBy(id)))
			.returning({ id: reports.id }),
	] as const;
}

/**
 * Two statements for one `db.batch`: a settled payment that was given back, and its report, which is closed by it.
 * Neither does anything a second time.
 */
export function refunded(db: Db, payment: PaymentRow, now: number) {
	return [
		db
			.update(reports)
			.set({ state: "refunded", closedAt: now })
			.where(
				and(eq(reports.id, payment.reportId), eq(reports.state, "paid"), isSettledBy(payment.id)),
			),
		movePayment(db, payment.id, { from: ["settled"], to: "refunded" }),
	] as const;
}

function isSettledBy(id: string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${reportPayments} AS settled WHERE settled.id = ${id} AND settled.state = 'settled')`;
}
