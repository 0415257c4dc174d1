import { exists, type SQLWrapper, sql } from "drizzle-orm";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { schemeEdits } from "#worker/db/schema/watched.ts";
import { stampSchemeFacts } from "#worker/facts/facts-stamps.ts";

/**
 * Statements that keep the loader of published tables from replacing a row, and let the next preview in its authority read it. They hold only if the change
 * was noted, so they run after the entry is closed.
 */
export function keepEdit({ db, now }: Administrator, id: string, wasNoted: SQLWrapper) {
	return [
		db
			.insert(schemeEdits)
			.select(
				db
					.select({ schemeId: sql`${id}`.as("scheme_id"), editedAt: sql`${now}`.as("edited_at") })
					.from(sql`(SELECT 1)`)
					.where(exists(wasNoted)),
			)
			.onConflictDoUpdate({ target: schemeEdits.schemeId, set: { editedAt: now } }),
		stampSchemeFacts(db, { schemeId: id, only: wasNoted, now }),
	] as const;
}
