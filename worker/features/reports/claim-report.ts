import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Done } from "#contracts/credentials.ts";
import type { ClaimableReports } from "#contracts/report.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { Problem } from "#worker/platform/problem.ts";
import { toSummary } from "#worker/reports/report-view.ts";

/** Reports offered at once; anyone who bought more sees the next once these are claimed. */
const MOST_OFFERED = 20;

/** The reports that `claimReport` would put among the reader's own, newest first; none while their address is not verified. */
export async function listClaimable(
	{ db }: Pick<Caller, "db">,
	user: Pick<UserRow, "id">,
): Promise<ClaimableReports> {
	const rows = await db
		.select()
		.from(reports)
		.where(isClaimableBy(user))
		.orderBy(desc(reports.createdAt), desc(reports.id))
		.limit(MOST_OFFERED)
		.execute();
	return { reports: rows.map(toSummary) };
}

/**
 * Puts a report bought without an account among the reader's own: from then on no one else reads it. The address that paid must be the
 * one they have shown to be theirs, when the statement runs. Source: Rule REPORT-3. @throws Problem `not_found`
 */
export async function claimReport(
	{ db }: Pick<Caller, "db">,
	id: string,
	user: Pick<UserRow, "id">,
): Promise<Done> {
	const claimed = await db
		.update(reports)
		.set({ userId: user.id })
		.where(and(eq(reports.id, id), isClaimableBy(user)))
		.returning({ id: reports.id });
	if (claimed.length === 0) {
		throw new Problem("not_found", "This report cannot be put into your account.");
	}
	return { message: "The report is in your account." };
}

/** Condition: a paid, open report without an owner, bought with this account's verified address. */
function isClaimableBy({ id }: Pick<UserRow, "id">): SQL | undefined {
	return and(
		isNull(reports.userId),
		isNull(reports.closedAt),
		eq(reports.state, "paid"),
		sql`${reports.emailKey} = (SELECT email_key FROM ${users} WHERE id = ${id} AND verified_at IS NOT NULL)`,
	);
}
