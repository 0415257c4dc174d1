import { emailKey } from "#domain/business/account/email.ts";
import { insertUser, type UserRow } from "#worker/accounts/users-repository.ts";
import type { Db } from "#worker/db/client.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW } from "./ask-app.ts";

/** An account of its own for a test, its address not verified unless `changes` say so. */
export async function someUser(db: Db, changes: Partial<UserRow> = {}): Promise<UserRow> {
	const id = newId("usr", randomToken);
	const email = changes.email ?? `${id}@example.com`;
	const row = { id, username: id, usernameKey: id.toLowerCase(), createdAt: NOW };
	const [user] = await insertUser(db, { ...row, ...changes, email, emailKey: emailKey(email) });
	if (!user) {
		throw new Error("the test's account could not be opened");
	}
	return user;
}
