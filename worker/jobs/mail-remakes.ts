import { and, eq, isNull, lt, max, type SQL, sql } from "drizzle-orm";
import { METHODOLOGY_VERSION } from "#domain/score/method.ts";
import { REMAKE_UNTIL } from "#domain/score/older-methods.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { enqueueAboutReport } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { reportRecipient } from "#worker/reports/report-recipient.ts";
import type { JobContext } from "./run-jobs.ts";

/** People written to in one run: one batch each, well within what a trigger may ask of D1. The rest are written to the next day. */
const MOST = 200;

/** Holds for a report that may be made again and of which nobody was told yet. */
const isUntold = and(
	eq(reports.state, "paid"),
	isNull(reports.closedAt),
	isNull(reports.remakeNoticeAt),
	lt(reports.methodologyVersion, METHODOLOGY_VERSION),
	// The outer column by name: drizzle would leave its table out.
	sql`NOT EXISTS (SELECT 1 FROM ${reports} AS remade WHERE remade.remade_from = "reports"."id")`,
);

/**
 * Lets one mail wait for everyone who has reports of an older method, about their newest: it can be made again, free, for a while. Run twice, at once or dead half-way, no one gets a
 * second: the mail and the note on each of their reports are written in one batch, and neither while the report is noted. Source: Rule SCORE-21.
 */
export async function mailRemakes({ db, world }: JobContext): Promise<void> {
	const now = world.now();
	if (now >= REMAKE_UNTIL) {
		return;
	}
	const owners = await db
		.select({
			userId: reports.userId,
			recipient: reportRecipient.as("recipient"),
			// SQLite takes the other columns from the row that has the greatest: their newest report.
			newest: max(reports.createdAt),
			id: reports.id,
		})
		.from(reports)
		.leftJoin(users, eq(users.id, reports.userId))
		.where(and(isUntold, sql`${reportRecipient} IS NOT NULL`))
		.groupBy(reports.userId, sql`recipient`)
		.limit(MOST);
	for (const { id, userId, recipient: to } of owners) {
		const email = {
			id: newId("let", world.token),
			kind: "report_remake",
			recipient: to,
			now,
		} as const;
		await db.batch([
			enqueueAboutReport(db, email, and(eq(reports.id, id), isUntold)),
			db
				.update(reports)
				.set({ remakeNoticeAt: now })
				.where(and(isUntold, ownedBy(userId, to))),
		]);
	}
}

/** Holds for the reports of an account, or of no account's that were bought with an address. */
function ownedBy(userId: string | null, emailKey: string | null): SQL | undefined {
	return userId === null
		? and(isNull(reports.userId), sql`${reports.emailKey} = ${emailKey}`)
		: eq(reports.userId, userId);
}
