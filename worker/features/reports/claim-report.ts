import { and, eq, isNull, sql } from "drizzle-orm";
import type { Done } from "#contracts/recovery.ts";
import type { Caller } from "#worker/auth/caller.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { Problem } from "#worker/platform/problem.ts";

/**
 * Puts a report bought without an account among the reader's own: from then on nobody else reads it. The address that paid must be the
 * one they have shown to be theirs, when the statement runs. Source: DECISIONS 9. @throws Problem `not_found`
 */
export async function claimReport({ db }: Caller, id: string, user: UserRow): Promise<Done> {
	const claimed = await db
		.update(reports)
		.set({ userId: user.id })
		.where(
			and(
				eq(reports.id, id),
				isNull(reports.userId),
				isNull(reports.closedAt),
				eq(reports.state, "paid"),
				sql`${reports.emailKey} = (SELECT email_key FROM ${users} WHERE id = ${user.id} AND verified_at IS NOT NULL)`,
			),
		)
		.returning({ id: reports.id });
	if (claimed.length === 0) {
		throw new Problem("not_found", "This report cannot be put into your account.");
	}
	return { message: "The report is in your account." };
}
