import { lt } from "drizzle-orm";
import { DROPPED_AFTER_DAYS } from "#domain/business/data-handling.ts";
import type { Db } from "#worker/db/client.ts";
import { stripeEvents } from "#worker/db/schema/reports.ts";
import { forgetPayers } from "./payments-repository.ts";
import { fileKeysOf } from "./report-file.ts";
import { dropUnpaid, findClosed, noteDropped } from "./reports-repository.ts";

const DAY = 24 * 3_600_000;

/** Milliseconds for which a report waits to be paid for: its figures age. One of an account stands in a list its owner keeps. */
const UNPAID_WAITS = {
	ownerless: DROPPED_AFTER_DAYS.unpaidReport * DAY,
	owned: DROPPED_AFTER_DAYS.unpaidReportOfAccount * DAY,
} as const;

/** Milliseconds for which it is kept who meant to pay and did not, and which events came: Stripe repeats one for three days at most. */
const TRACES_KEPT = DROPPED_AFTER_DAYS.paymentTraces * DAY;

/** PDFs dropped in one run. */
const A_BATCH = 50;

/** Drops what no one bought in time, the PDFs of closed reports, and traces of payments that came to nothing. */
export async function purgeReports(
	{ db, files }: { db: Db; files: R2Bucket },
	now: number,
): Promise<void> {
	const { ownerless, owned } = UNPAID_WAITS;
	await db.batch([
		...dropUnpaid(db, { ownerless: now - ownerless, owned: now - owned }),
		forgetPayers(db, now - TRACES_KEPT),
		db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, now - TRACES_KEPT)),
	]);
	const closed = await findClosed(db, A_BATCH);
	if (closed.length > 0) {
		// Dropped first and noted then: half-way and dead, it is dropped once more.
		await files.delete(closed.flatMap((report) => Object.values(fileKeysOf(report))));
		await noteDropped(
			db,
			closed.map(({ id }) => id),
			now,
		);
	}
}
