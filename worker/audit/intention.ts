import { and, eq, sql } from "drizzle-orm";
import { type Administrator, adminsOnly, readRights } from "#worker/auth/administrators.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { Deed } from "./audit-repository.ts";

/** What stands in an entry from before the provider is asked until it has answered, and for good when nobody lived to say what came of it. */
const INTENDED = JSON.stringify({ asked: true });

/** Milliseconds in which the provider has answered, or never will: until then the same deed by somebody else is this one. */
const UNDER_WAY = 60_000;

/** What came of it: the values to note, or null where nothing was done after all. */
type Outcome<T> = { readonly result: T; readonly noted: object | null };

/**
 * Does something at the payment provider that no batch of ours can hold: notes it before, and what came of it afterwards, a failure by its
 * code. `before` is how the subject stood. Of the same done twice at once one is noted.
 * @throws Problem `admins_only`, before anything is done | whatever `act` throws
 */
export async function withIntention<T>(
	admin: Administrator,
	{ before, ...deed }: Deed & { readonly before: object },
	act: () => Promise<Outcome<T>>,
): Promise<T> {
	const entry = await noteIntention(admin, deed, before);
	const { result, noted } = await act().catch(async (cause: unknown) => {
		const failed = cause instanceof Problem ? cause.code : "internal";
		await noteOutcome(admin, entry, { failed });
		throw cause;
	});
	await noteOutcome(admin, entry, noted);
	return result;
}

/** The id of the entry, which was made unless the same is under way already. */
async function noteIntention(
	admin: Administrator,
	{ action, kind, id: subjectId }: Deed,
	before: object,
): Promise<string> {
	const { db, viewer, now, token } = admin;
	const id = newId("aud", token);
	const isUnderWay = sql`EXISTS (SELECT 1 FROM ${auditLog} AS begun WHERE begun.subject_kind = ${kind} AND begun.subject_id = ${subjectId} AND begun.action = ${action} AND begun.after = ${INTENDED} AND begun.at > ${now - UNDER_WAY})`;
	const [, [rights]] = await orUnavailable(
		db.batch([
			db.insert(auditLog).select(
				db
					.select({
						id: sql`${id}`.as("id"),
						at: sql`${now}`.as("at"),
						actorId: sql`${viewer.user.id}`.as("actor_id"),
						actorName: sql`${viewer.user.username}`.as("actor_name"),
						action: sql`${action}`.as("action"),
						subjectKind: sql`${kind}`.as("subject_kind"),
						subjectId: sql`${subjectId}`.as("subject_id"),
						before: sql`${JSON.stringify(before)}`.as("before"),
						after: sql`${INTENDED}`.as("after"),
					})
					.from(sql`(SELECT 1)`)
					.where(and(admin.mayAct, sql`NOT ${isUnderWay}`)),
			),
			readRights(admin),
		]),
	);
	if (!rights?.mayAct) {
		throw adminsOnly();
	}
	return id;
}

async function noteOutcome({ db }: Administrator, id: string, noted: object | null): Promise<void> {
	const isThis = eq(auditLog.id, id);
	const outcome =
		noted === null
			? db.delete(auditLog).where(isThis)
			: db
					.update(auditLog)
					.set({ after: JSON.stringify(noted) })
					.where(isThis);
	await orUnavailable(outcome.execute());
}
