import { and, eq, sql } from "drizzle-orm";
import type { ProfileChange } from "#contracts/account.ts";
import { parseUsername } from "#domain/account/username.ts";
import type { Caller } from "#worker/auth/caller.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Changes what is given and leaves the rest. @throws Problem `taken` when another account has the username */
export async function changeProfile(
	{ db }: Caller,
	user: UserRow,
	change: ProfileChange,
): Promise<UserRow> {
	const username = parseUsername(change.username ?? user.username);
	const names = {
		...(change.firstName === undefined ? {} : { firstName: change.firstName || null }),
		...(change.lastName === undefined ? {} : { lastName: change.lastName || null }),
	};
	const key = username?.key ?? user.usernameKey;
	const [changed] = await db
		.update(users)
		.set({ username: username?.name ?? user.username, usernameKey: key, ...names })
		.where(
			and(
				eq(users.id, user.id),
				sql`NOT EXISTS (SELECT 1 FROM ${users} AS other WHERE other.username_key = ${key} AND other.id <> ${user.id})`,
			),
		)
		.returning();
	if (!changed) {
		const message = "That username is taken";
		throw new Problem("taken", `${message}.`, { fields: { username: message } });
	}
	return changed;
}
