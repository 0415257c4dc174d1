import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { newId } from "#worker/platform/ids.ts";
import { type AuditedAction, insertEntry } from "./insert-entry.ts";

/**
 * Statements that go around a change in one `db.batch`: `[opening, ...the change, ...closing]`. They note what stood before and after it, read by
 * the batch that makes it. `standing` is a scalar subquery that gives the subject as JSON, null while there is none. Nothing is noted where
 * `isActiveAdmin` no longer holds, nor where nothing changed.
 */
export function recordOf(admin: Administrator, auditedAction: AuditedAction, standing: SQL) {
	const { db, token, isActiveAdmin } = admin;
	const id = newId("aud", token);
	const isThis = eq(auditLog.id, id);
	return {
		opening: insertEntry(
			admin,
			{ id, auditedAction, before: standing, after: sql`NULL` },
			isActiveAdmin,
		),
		closing: [
			db
				.update(auditLog)
				.set({ after: sql`(${standing})` })
				.where(isThis),
			db.delete(auditLog).where(and(isThis, sql`${auditLog.before} IS ${auditLog.after}`)),
		] as const,
		/** Reads whether the change was noted: none was, when the administrator no longer is one. */
		wasNoted: db.select({ id: auditLog.id }).from(auditLog).where(isThis),
	};
}
