import { and, eq } from "drizzle-orm";
import type { ProfileChange } from "#contracts/account.ts";
import { parseUsername } from "#domain/business/account/username.ts";
import { countAttempt, forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { usernameIsFree } from "#worker/accounts/guards.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { Problem } from "#worker/platform/problem.ts";

/**
 * Changes what is given and leaves the rest. Usernames that turn out to be taken are limited, so that they cannot be listed.
 * @throws Problem `taken` when another account has the username | `rate_limited`
 */
export async function changeProfile(
	caller: Caller,
	user: UserRow,
	change: ProfileChange,
): Promise<UserRow> {
	const { db } = caller;
	const username = change.username === undefined ? null : parseUsername(change.username);
	if (username) {
		await countAttempt(caller, "name", user.id);
	}
	const [changed] = await db
		.update(users)
		.set({
			// A value is never empty here: naming the id keeps a change of nothing a statement.
			id: user.id,
			...(username ? { username: username.name, usernameKey: username.key } : {}),
			...(change.firstName === undefined ? {} : { firstName: change.firstName || null }),
			...(change.lastName === undefined ? {} : { lastName: change.lastName || null }),
		})
		.where(and(eq(users.id, user.id), username ? usernameIsFree(username.key, user) : undefined))
		.returning();
	if (!changed) {
		const message = "That username is taken";
		throw new Problem("taken", `${message}.`, { fields: { username: message } });
	}
	if (username) {
		await forgetAttempts(db, "name", user.id);
	}
	return changed;
}
