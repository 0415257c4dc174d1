import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { reportsAreFree } from "#worker/db/settings-repository.ts";
import { enqueueAboutReport } from "#worker/mail/outbox/outbox-repository.ts";

type FreeReport = {
	readonly id: string;
	/** Address of whoever asked for it, lower case. */
	readonly emailKey: string;
	/** Id of the email to them, new. */
	readonly emailId: string;
	readonly now: number;
};

/**
 * Two statements for one batch, by name: an email, and a report that counts as paid though nothing was. Each checks the state and the price in the batch,
 * so of any number of calls at once only one does both, and none once reports cost something again. `given` returns the report that was given.
 */
export function freeReport(db: Db, { id, emailKey, emailId, now }: FreeReport) {
	const waits = and(
		eq(reports.id, id),
		eq(reports.state, "unpaid"),
		isNull(reports.closedAt),
		reportsAreFree,
	);
	return {
		notified: enqueueAboutReport(
			db,
			{ id: emailId, kind: "report_ready", recipient: emailKey, now },
			waits,
		),
		given: db
			.update(reports)
			.set({ state: "paid", paidAt: now, emailKey })
			.where(waits)
			.returning({ id: reports.id }),
	} as const;
}
