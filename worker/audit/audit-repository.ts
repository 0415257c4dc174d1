import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AuditAction, AuditSubject } from "#contracts/admin/audit.ts";
import type { Administrator } from "#worker/auth/administrators.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { newId } from "#worker/platform/ids.ts";

/** What an administrator does, and to what. */
export type Deed = {
	readonly action: AuditAction;
	readonly kind: AuditSubject;
	readonly id: string;
};

/**
 * Statements that go around a change in one `db.batch`: `[opening, ...the change, ...closing]`. They note what stood before and after it, read by
 * the batch that makes it. `standing` is a scalar subquery that gives the subject as
 * JSON, null while there is none. Nothing is noted where `mayAct` no longer holds, nor where nothing changed.
 */
export function recordOf(
	admin: Administrator,
	{ action, kind, id: subjectId }: Deed,
	standing: SQL,
) {
	const { db, viewer, now, token } = admin;
	const id = newId("aud", token);
	const isThis = eq(auditLog.id, id);
	return {
		opening: db.insert(auditLog).select(
			db
				.select({
					id: sql`${id}`.as("id"),
					at: sql`${now}`.as("at"),
					actorId: sql`${viewer.user.id}`.as("actor_id"),
					actorName: sql`${viewer.user.username}`.as("actor_name"),
					action: sql`${action}`.as("action"),
					subjectKind: sql`${kind}`.as("subject_kind"),
					subjectId: sql`${subjectId}`.as("subject_id"),
					before: sql`(${standing})`.as("before"),
					after: sql`NULL`.as("after"),
				})
				.from(sql`(SELECT 1)`)
				.where(admin.mayAct),
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
