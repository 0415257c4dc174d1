import { type SQL, sql } from "drizzle-orm";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import type { Viewer } from "./sessions-repository.ts";
import type { UserRow } from "./users-repository.ts";

/**
 * Conditions under which a statement may act on an account. What was read before a statement runs may no longer hold when it
 * does: hashing a password alone takes a fifth of a second, in which another request can change everything.
 */

/** Condition: the account has this password hash. Pass the hash that was checked to make sure it is unchanged, or a new one to see whether it was set. */
export function hasPassword({ id }: Pick<UserRow, "id">, passwordHash: string | null): SQL {
	return sql`EXISTS (SELECT 1 FROM ${users} AS holder WHERE holder.id = ${id} AND holder.password_hash IS ${passwordHash})`;
}

/**
 * Condition: the session that asked has not been ended. A new password ends every
 * session, so a password confirmed earlier in the request is then still the account's.
 */
export function sessionLives({ session }: Pick<Viewer, "session">): SQL {
	return sql`EXISTS (SELECT 1 FROM ${sessions} AS asking WHERE asking.id = ${session.id})`;
}

/** No one but this account uses the address. */
export function addressIsFree(key: string, { id }: Pick<UserRow, "id">): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${users} AS other WHERE other.email_key = ${key} AND other.id <> ${id})`;
}

/** No one but this account uses the username. */
export function usernameIsFree(key: string, { id }: Pick<UserRow, "id">): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${users} AS other WHERE other.username_key = ${key} AND other.id <> ${id})`;
}
