import { sql } from "drizzle-orm";
import { users } from "#worker/db/schema/accounts.ts";
import { reports } from "#worker/db/schema/reports.ts";

/** Where the owner of a report is reached, of a row of `reports` that `users` is joined to: their account's address once it is verified, or the one a report was bought with. */
export const reportRecipient = sql<
	string | null
>`CASE WHEN ${reports.userId} IS NULL THEN ${reports.emailKey} WHEN ${users.verifiedAt} IS NOT NULL THEN ${users.email} END`;
