import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { type Administrator, adminRights, adminsOnly } from "#worker/accounts/administrators.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { newId } from "#worker/platform/ids.ts";
import { type AuditedAction, insertEntry } from "./insert-entry.ts";

/** Outcome of an entry while the provider is being asked. It stays for good where the request died before it could note what came of it. */
const INTENDED = JSON.stringify({ asked: true });

/** Milliseconds within which the provider answers, or never will. Until then the same action by another administrator shares this entry. */
const UNDER_WAY = 60_000;

/** `before` is an expression for the subject's state before the action, as JSON. Where it gives null there is no subject, and nothing is noted. */
type IntendedAction = AuditedAction & { readonly before: SQL };

/** Lets an action note what it has done so far. The note stays in the log, whatever fails afterwards. */
type ActionNotes = {
	readonly done: (what: object) => void;
	/** A statement for the batch that deletes the subject: notes the deletion where `isGone` holds. */
	readonly gone: (isGone: SQL) => ReturnType<typeof noteVanished>;
};

/** The result, and what to note: values, null where nothing was done after all, or that a batch of the action has noted it already. */
type Outcome<T> = { readonly result: T; readonly noted: object | null | "in its batch" };

/**
 * Runs an action at the payment provider, which no batch of ours can hold. Notes the intention before and the outcome after: a failure by its code, with
 * what had been done by then. The same action twice at once shares one entry, in which what was done outranks a failure.
 * @throws Problem `admins_only`, before anything is done | whatever `act` throws
 */
export async function withAuditTrail<T>(
	admin: Administrator,
	intended: IntendedAction,
	act: (notes: ActionNotes) => Promise<Outcome<T>>,
): Promise<T> {
	const entry = await noteAuditedAction(admin, intended);
	let done: object | null = null;
	const notes: ActionNotes = {
		done: (what) => {
			done = { ...done, ...what };
		},
		gone: (isGone) => noteVanished(admin, entry, isGone),
	};
	const { result, noted } = await act(notes).catch(async (cause: unknown) => {
		const failed = toProblem(cause).code;
		const failure = done
			? noteDone(admin, intended, { entry, done, failed })
			: noteFailure(admin, entry, failed);
		await failure.execute();
		throw cause;
	});
	if (noted !== "in its batch") {
		const outcome = noted
			? noteDone(admin, intended, { entry, done: noted })
			: takeBack(admin, entry);
		await outcome.execute();
	}
	return result;
}

/** The entry of an action: one's own, or that of somebody who is doing the same at this moment. */
type Entry = { readonly id: string; readonly isOwn: boolean };

async function noteAuditedAction(admin: Administrator, intended: IntendedAction): Promise<Entry> {
	const { db, now, token } = admin;
	const id = newId("aud", token);
	const isSame = and(
		eq(auditLog.subjectKind, intended.kind),
		eq(auditLog.subjectId, intended.id),
		eq(auditLog.action, intended.action),
		eq(auditLog.after, INTENDED),
		sql`${auditLog.at} > ${now - UNDER_WAY}`,
	);
	const isUnderWay = sql`EXISTS (SELECT 1 FROM ${auditLog} WHERE ${isSame})`;
	const {
		begun: [begun],
		rights,
	} = await runBatch(db, {
		noted: insertEntry(
			admin,
			{ id, auditedAction: intended, before: intended.before, after: sql`${INTENDED}` },
			and(admin.isActiveAdmin, sql`(${intended.before}) IS NOT NULL`, sql`NOT ${isUnderWay}`),
		),
		begun: db
			.select({ id: auditLog.id })
			.from(auditLog)
			.where(or(eq(auditLog.id, id), isSame))
			.limit(1),
		rights: adminRights(admin),
	});
	if (!rights[0]?.isActiveAdmin) {
		throw adminsOnly();
	}
	return { id: begun?.id ?? id, isOwn: begun?.id === id };
}

/**
 * Adds what was done to the current entry, even where another administrator found nothing
 * left to do and withdrew it. A failure does not overwrite somebody else's success.
 */
function noteDone(
	admin: Administrator,
	intended: IntendedAction,
	{ entry, done, failed }: { entry: Entry; done: object; failed?: string },
) {
	const after = JSON.stringify(failed === undefined ? done : { ...done, failed });
	const together = sql`json_patch(${auditLog.after}, excluded.after)`;
	const isOpen = sql`(${auditLog.after} ->> 'asked' IS NOT NULL OR ${auditLog.after} ->> 'failed' IS NOT NULL)`;
	return insertEntry(
		admin,
		{ id: entry.id, auditedAction: intended, before: intended.before, after: sql`${after}` },
		sql`TRUE`,
	).onConflictDoUpdate({
		target: auditLog.id,
		set: {
			after:
				failed === undefined
					? sql`json_remove(${together}, '$.asked', '$.failed')`
					: sql`json_remove(${together}, '$.asked')`,
		},
		setWhere: failed === undefined ? sql`${auditLog.after} IS NOT NULL` : isOpen,
	});
}

/** Leaves somebody else's entry alone: they note their own outcome. */
function noteFailure({ db }: Administrator, entry: Entry, failed: string) {
	return db
		.update(auditLog)
		.set({ after: JSON.stringify({ failed }) })
		.where(isUndecided(entry));
}

function takeBack({ db }: Administrator, entry: Entry) {
	return db.delete(auditLog).where(isUndecided(entry));
}

function noteVanished({ db }: Administrator, { id }: Entry, isGone: SQL) {
	return db
		.update(auditLog)
		.set({ after: null })
		.where(and(eq(auditLog.id, id), isGone));
}

/** Condition: the entry is one's own and has no outcome yet. */
function isUndecided({ id, isOwn }: Entry): SQL | undefined {
	return and(eq(auditLog.id, id), eq(auditLog.after, INTENDED), isOwn ? undefined : sql`FALSE`);
}
