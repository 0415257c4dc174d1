import { and, desc, eq, gt, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { SESSION_IDLE, SESSION_NOTED } from "#domain/business/account/lifetimes.ts";
import type { Db } from "#worker/db/client.ts";
import { passkeys, sessions, users } from "#worker/db/schema/accounts.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Caller } from "./caller.ts";
import { hashToken } from "./hash-token.ts";
import type { UserRow } from "./users-repository.ts";

/** Longer ones tell their owner nothing more. */
const USER_AGENT_LENGTH = 300;

export type SessionRow = typeof sessions.$inferSelect;

/** Who holds a session. */
export type Viewer = { readonly user: UserRow; readonly session: SessionRow };

/**
 * A new session: the secret for its holder, and the statement that stores it and returns it. It does nothing, and returns
 * nothing, when the user is no more or `condition` does not hold.
 */
export function newSession(caller: Caller, userId: string, condition?: SQL) {
	const token = caller.token();
	const row = {
		id: newId("ses", caller.token),
		tokenHash: hashToken(token),
		userAgent: caller.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
	};
	const insert = caller.db
		.insert(sessions)
		.select(
			caller.db
				.select({
					id: sql`${row.id}`.as("id"),
					tokenHash: sql`${row.tokenHash}`.as("token_hash"),
					userId: users.id,
					userAgent: sql`${row.userAgent}`.as("user_agent"),
					createdAt: sql`${caller.now}`.as("created_at"),
					usedAt: sql`${caller.now}`.as("used_at"),
					provedAt: sql`NULL`.as("proved_at"),
				})
				.from(users)
				.where(and(eq(users.id, userId), condition)),
		)
		.returning({ id: sessions.id });
	return { token, insert };
}

/** Who holds a session, and whether it opens nothing yet: its account has a passkey, and neither that nor a recovery code was shown. */
export type Holder = Viewer & { readonly wantsProof: boolean };

/** Returns the holder of the session with this secret; null when it never was, was ended or lay unused for 30 days. */
export async function findHolder(db: Db, token: string, now: number): Promise<Holder | null> {
	const [row] = await db
		.select({
			user: users,
			session: sessions,
			wantsProof: sql<boolean>`(${sessions.provedAt} IS NULL AND ${hasPasskey(users.id)})`.mapWith(
				Boolean,
			),
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.tokenHash, hashToken(token)), isAlive(now)));
	return row ?? null;
}

/** Notes that a session is in use, at most once an hour. */
export function noteUse(db: Db, session: SessionRow, now: number) {
	return db
		.update(sessions)
		.set({ usedAt: now })
		.where(and(eq(sessions.id, session.id), lt(sessions.usedAt, now - SESSION_NOTED + 1)));
}

/** A query of the sessions of a user that are alive, last used first. */
export function listSessions(db: Db, userId: string, now: number) {
	return db
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, userId), isAlive(now)))
		.orderBy(desc(sessions.usedAt), desc(sessions.createdAt));
}

/** Condition: the account of this id, or of the row that a column names, has a passkey. */
export function hasPasskey(userId: SQLWrapper | string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${passkeys} AS held WHERE held.user_id = ${userId})`;
}

/** Ends the session with this secret, if there is one. */
export async function endSession(db: Db, token: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends a session of this user and of no one else. False when they have none of that name. */
export async function endSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
		.returning({ id: sessions.id });
	return ended.length > 0;
}

/** Ends every session of a user but one. */
export async function endOtherSessions(db: Db, { user, session }: Viewer): Promise<void> {
	await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, session.id)));
}

/** A statement that drops sessions unused for 30 days. */
export function dropDeadSessions(db: Db, now: number) {
	return db.delete(sessions).where(lt(sessions.usedAt, now - SESSION_IDLE + 1));
}

function isAlive(now: number) {
	return gt(sessions.usedAt, now - SESSION_IDLE);
}

/** Someone who has just been let in, and the secret of their new session. */
export type SignedIn = { readonly user: UserRow; readonly token: string };
