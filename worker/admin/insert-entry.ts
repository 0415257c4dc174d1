import { type SQL, sql } from "drizzle-orm";
import type { AuditAction, AuditSubject } from "#contracts/admin/audit.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { auditLog } from "#worker/db/schema/audit.ts";

/** What an administrator does, and to what. */
export type AuditedAction = {
	readonly action: AuditAction;
	readonly kind: AuditSubject;
	readonly id: string;
};

/** Who answers for an entry: an administrator as a rule. */
type Actor = Pick<Administrator, "db" | "now"> & {
	readonly viewer: { readonly user: Pick<UserRow, "id" | "username"> };
};

type Entry = {
	readonly id: string;
	readonly auditedAction: AuditedAction;
	/** Expressions that give how the subject stood and stands, as JSON or null. */
	readonly before: SQL;
	readonly after: SQL;
};

/** A statement that notes an action in the audit log, as done now by this administrator, where `where` holds. */
export function insertEntry(
	{ db, viewer, now }: Actor,
	{ id, auditedAction, before, after }: Entry,
	where: SQL | undefined,
) {
	// In the order of the table's columns, as an insert from a query needs them.
	const columns = {
		id: sql`${id}`.as("id"),
		at: sql`${now}`.as("at"),
		actorId: sql`${viewer.user.id}`.as("actor_id"),
		actorName: sql`${viewer.user.username}`.as("actor_name"),
		action: sql`${auditedAction.action}`.as("action"),
		subjectKind: sql`${auditedAction.kind}`.as("subject_kind"),
		subjectId: sql`${auditedAction.id}`.as("subject_id"),
		before: sql`(${before})`.as("before"),
		after: sql`(${after})`.as("after"),
	};
	const entry = db.select(columns).from(sql`(SELECT 1)`).where(where);
	return db.insert(auditLog).select(entry);
}
