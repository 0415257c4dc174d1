import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { auditActions, auditSubjects } from "#contracts/admin/audit.ts";

/**
 * What administrators changed. Written in the batch that makes the change, so that neither is ever there alone. It names accounts by id, so that one
 * that is deleted leaves no name here.
 */
export const auditLog = sqliteTable(
	"audit_log",
	{
		/** `aud_…`. */
		id: text().primaryKey(),
		at: integer().notNull(),
		actorId: text("actor_id").notNull(),
		/** The username the administrator had: it answers for the change when the account is gone. */
		actorName: text("actor_name").notNull(),
		action: text({ enum: auditActions }).notNull(),
		subjectKind: text("subject_kind", { enum: auditSubjects }).notNull(),
		subjectId: text("subject_id").notNull(),
		/** JSON of what stood there before and after; null for what was not there, or is no more. */
		before: text(),
		after: text(),
	},
	(table) => [
		index("audit_log_at").on(table.at, table.id),
		index("audit_log_subject").on(table.subjectKind, table.subjectId),
	],
);
