import { eq } from "drizzle-orm";
import type { PasswordChange } from "#contracts/account.ts";
import { forgetAttempts } from "#worker/auth/attempts.ts";
import type { Caller } from "#worker/auth/caller.ts";
import { dropResetLinks } from "#worker/auth/links-repository.ts";
import { hashPassword } from "#worker/auth/password-hash.ts";
import { refuseGuessable } from "#worker/auth/refuse-password.ts";
import { newSession } from "#worker/auth/sessions-repository.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Sets a new password and ends every session, this one too; the answer's token is of a new one for the device that asked. Links
 * to set a password that were sent before are worth nothing afterwards.
 * @throws Problem `wrong_password` | `password_missing` | `password_refused` | `rate_limited`
 */
export async function changePassword(
	caller: Caller,
	user: UserRow,
	{ currentPassword, newPassword }: PasswordChange,
): Promise<{ token: string }> {
	const { db, now } = caller;
	await confirmPassword(caller, user, { password: currentPassword, field: "currentPassword" });
	refuseGuessable(newPassword, { personal: [user.username, user.email], field: "newPassword" });
	const passwordHash = await hashPassword(newPassword, caller.token());
	const session = newSession(caller, user.id);
	const letter = { id: newId("let", caller.token), kind: "password_changed" } as const;
	await db.batch([
		db.update(users).set({ passwordHash }).where(eq(users.id, user.id)),
		db.delete(sessions).where(eq(sessions.userId, user.id)),
		session.insert,
		dropResetLinks(db, user.id),
		enqueueFor(db, { ...letter, userId: user.id, recipient: null, now }),
		forgetAttempts(db, "password", user.id),
	]);
	return { token: session.token };
}
