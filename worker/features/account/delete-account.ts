import { eq } from "drizzle-orm";
import type { AccountDeletion } from "#contracts/account.ts";
import type { Done } from "#contracts/recovery.ts";
import { forgetAttempts } from "#worker/auth/attempts.ts";
import type { Caller } from "#worker/auth/caller.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { dropLettersAbout, enqueueTo } from "#worker/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Deletes an account with its sessions, links and waiting letters, and writes one last letter to say so.
 * @throws Problem `wrong_password` | `password_missing` | `rate_limited`
 */
export async function deleteAccount(
	caller: Caller,
	user: UserRow,
	{ password }: AccountDeletion,
): Promise<Done> {
	const { db, now, token } = caller;
	await confirmPassword(caller, user, { password, field: "password" });
	await db.batch([
		dropLettersAbout(db, user.id),
		// Sessions and links go with their user (`ON DELETE CASCADE`).
		db.delete(users).where(eq(users.id, user.id)),
		enqueueTo(db, { id: newId("let", token), kind: "account_deleted", recipient: user.email, now }),
		forgetAttempts(db, "password", user.id),
	]);
	return { message: "Your account was deleted." };
}
