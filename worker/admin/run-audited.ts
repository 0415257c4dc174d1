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
	/** Statements that run after the entry: those that depend on `wasNoted`, and reads of the result. */
	readonly after?: (wasNoted: ReturnType<typeof entryOf>["wasNoted"]) => After;
};

/**
 * Runs a change and its entry in the audit log as one batch, and returns each statement's result by its name. The entry holds the subject before and after,
 * read by the same batch. Notes nothing where nothing changed, or where `isActiveAdmin` no longer holds.
 * @throws Problem `admins_only` where it no longer holds
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

/** The statements around a change, and one that reads whether it was noted. Nothing is noted once the administrator has lost their rights. */
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
