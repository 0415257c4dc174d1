import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type Administrator, adminRights, adminsOnly } from "#worker/accounts/administrators.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { newId } from "#worker/platform/ids.ts";
import { type AuditedAction, insertEntry } from "./insert-entry.ts";

type Statement = BatchItem<"sqlite">;
type Statements = Readonly<Record<string, Statement | readonly Statement[]>>;
type ResultsOf<Command extends Statements> = Awaited<ReturnType<typeof runBatch<Command>>>;

/** A change that an administrator makes in our own tables, by named statements. */
type AuditedCommand<Change extends Statements, After extends Statements> = AuditedAction & {
	/** A scalar subquery that gives the subject as JSON, null while there is none. */
	readonly standing: SQL;
	/** Each looks itself whether `isActiveAdmin` still holds. */
	readonly change: () => Change;
	/** What follows behind the entry: statements that hang on `wasNoted`, and reads of what came of it. */
	readonly after?: (wasNoted: ReturnType<typeof entryOf>["wasNoted"]) => After;
};

/**
 * Runs a change in one batch with its entry in the audit log, and gives what each statement gave by its name. The entry says how the subject
 * stood before and after, read by the batch that makes the change. Nothing is noted where `isActiveAdmin` no longer holds, nor where nothing
 * changed. @throws Problem `admins_only` where it no longer held
 */
export async function runAudited<
	const Change extends Statements,
	const After extends Statements = Record<never, never>,
>(
	admin: Administrator,
	{ standing, change, after, ...auditedAction }: AuditedCommand<Change, After>,
): Promise<ResultsOf<Change> & ResultsOf<After>> {
	const { opening, closing, wasNoted } = entryOf(admin, auditedAction, standing);
	const statements: Statements = { opening, ...change(), closing, ...after?.(wasNoted) };
	const { rights, ...results } = await runBatch(admin.db, {
		...statements,
		rights: adminRights(admin),
	});
	if (!rights[0]?.isActiveAdmin) {
		throw adminsOnly();
	}
	return results as ResultsOf<Change> & ResultsOf<After>;
}

/** The statements that go around a change, and one that reads whether it was noted: none is, when the administrator no longer is one. */
function entryOf(admin: Administrator, auditedAction: AuditedAction, standing: SQL) {
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
		wasNoted: db.select({ id: auditLog.id }).from(auditLog).where(isThis),
	};
}
