import { eq, or, type SQL } from "drizzle-orm";
import { looksLikeEmail } from "#domain/business/account/email.ts";
import { loginKey } from "#domain/business/account/login.ts";
import type { Db } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";

/** A person with an account, as the table holds them. Never sent as it is: see `toUser`. */
export type UserRow = typeof users.$inferSelect;

/** The account whose username or e-mail address was typed, in any case. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | null> {
	const key = loginKey(login);
	return findOne(db, looksLikeEmail(login) ? eq(users.emailKey, key) : eq(users.usernameKey, key));
}

export function findUserById(db: Db, id: string): Promise<UserRow | null> {
	return findOne(db, eq(users.id, id));
}

export function findUserByGoogle(db: Db, subject: string): Promise<UserRow | null> {
	return findOne(db, eq(users.googleSubject, subject));
}

async function findOne(db: Db, condition: SQL): Promise<UserRow | null> {
	const [row] = await db.select().from(users).where(condition).limit(1);
	return row ?? null;
}

/** A statement that opens an account and returns it, or returns nothing when the username or the address is taken. */
export function insertUser(db: Db, user: typeof users.$inferInsert) {
	return db.insert(users).values(user).onConflictDoNothing().returning();
}

/** Which of the two is in use, by anybody. */
export async function findTaken(
	db: Db,
	{ usernameKey, emailKey: key }: Pick<UserRow, "usernameKey" | "emailKey">,
): Promise<{ username: boolean; email: boolean }> {
	const rows = await db
		.select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
		.from(users)
		.where(or(eq(users.usernameKey, usernameKey), eq(users.emailKey, key)));
	return {
		username: rows.some((row) => row.usernameKey === usernameKey),
		email: rows.some((row) => row.emailKey === key),
	};
}
