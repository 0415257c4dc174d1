import { eq, sql } from "drizzle-orm";
import type { Claims } from "#contracts/claims.ts";
import { REPORTS_CLAIMED } from "#domain/claims.ts";
import type { Db } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";

/** A statement that reads how many reports were made, ever. */
export function selectReportsMade(db: Db) {
	return db
		.select({
			made: sql<number>`coalesce(sum(${eventCounts.count}), 0)`.mapWith(Number).as("made"),
		})
		.from(eventCounts)
		.where(eq(eventCounts.event, "report_generated"));
}

/** The owner's figure until the true one is higher. Source: DECISIONS 11. */
export function toClaims([row]: readonly { made: number }[]): Claims {
	return { reportsGenerated: Math.max(REPORTS_CLAIMED, row?.made ?? 0) };
}
