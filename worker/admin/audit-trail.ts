import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { type Administrator, adminRights, adminsOnly } from "#worker/accounts/administrators.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { newId } from "#worker/platform/ids.ts";
import { type AuditedAction, insertEntry } from "./insert-entry.ts";

/** What stands in an entry from before the provider is asked until it has answered, and for good when no one lived to say what came of it. */
const INTENDED = JSON.stringify({ asked: true });

/** Milliseconds in which the provider has answered, or never will: until then the same action by somebody else is this one. */
const UNDER_WAY = 60_000;

/** `before` is an expression that gives how the subject stood, as JSON; where it gives null there is nothing to do it to, and nothing is noted. */
type IntendedAction = AuditedAction & { readonly before: SQL };

/** How an act says on its way what it has done: that stays in the log, whatever fails afterwards. */
type ActionNotes = {
	readonly done: (what: object) => void;
	/** A statement for the batch that makes the subject vanish: notes that it has, where `isGone` holds. */
	readonly gone: (isGone: SQL) => ReturnType<typeof noteVanished>;
};

/** What came of it: the values to note, null where nothing was done after all, or that a batch of the act has noted it. */
type Outcome<T> = { readonly result: T; readonly noted: object | null | "in its batch" };

/**
 * Does something at the payment provider that no batch of ours can hold: notes it before, and what came of it afterwards, a failure by its
 * code with what had been done by then. Of the same done twice at once one is noted, and what was done counts before a failure.
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

/** The entry about an action: one's own, or that of anyone who is doing the same at this moment. */
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
 * Adds what was done to what the entry says by now, also where anyone who noted the intention found nothing left to do and took it back. A failure
 * says nothing against somebody else's success.
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

/** Somebody else's entry stays: they say themselves what came of it. */
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

/** One's own entry, of which no one has said yet what came of it. */
function isUndecided({ id, isOwn }: Entry): SQL | undefined {
	return and(eq(auditLog.id, id), eq(auditLog.after, INTENDED), isOwn ? undefined : sql`FALSE`);
}
