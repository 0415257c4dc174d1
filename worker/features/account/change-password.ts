import { and, eq } from "drizzle-orm";
import type { PasswordChange } from "#contracts/account.ts";
import { forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { confirmPassword, overtaken } from "#worker/accounts/confirm-password.ts";
import { hasPassword, sessionLives } from "#worker/accounts/guards.ts";
import { forgetDevices } from "#worker/accounts/known-devices.ts";
import { dropResetLinks } from "#worker/accounts/links-repository.ts";
import { hashPassword } from "#worker/accounts/password-hash.ts";
import { refuseGuessable } from "#worker/accounts/refuse-password.ts";
import { newSession, type Viewer } from "#worker/accounts/sessions-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";

/**
 * Sets a new password, forgets every device and ends every session, this one too. The returned token is that of a new session for the device that asked.
 * Earlier links to set a password, and a wish to move to another address, become worthless.
 * @throws Problem `wrong_password` | `password_missing` | `password_refused` | `rate_limited` | `signed_out`
 */
export async function changePassword(
	caller: Caller,
	viewer: Viewer,
	{ currentPassword, newPassword }: PasswordChange,
): Promise<{ token: string }> {
	const { db, now } = caller;
	const { user } = viewer;
	refuseGuessable(newPassword, { personal: [user.username, user.email], field: "newPassword" });
	await confirmPassword(caller, user, { password: currentPassword, field: "currentPassword" });
	const passwordHash = await hashPassword(newPassword, caller.token());
	const isSet = hasPassword(user, passwordHash);
	const session = newSession(caller, user.id, isSet);
	const queuedEmail = { id: newId("let", caller.token), kind: "password_changed" } as const;
	const { changed } = await runBatch(db, {
		changed: db
			.update(users)
			.set({ passwordHash, pendingEmail: null })
			.where(and(eq(users.id, user.id), sessionLives(viewer)))
			.returning({ id: users.id }),
		ended: db.delete(sessions).where(and(eq(sessions.userId, user.id), isSet)),
		forgotten: forgetDevices(db, user, isSet),
		opened: session.insert,
		notified: enqueueFor(
			db,
			{ ...queuedEmail, userId: user.id, recipient: user.email, now },
			isSet,
		),
		dropped: dropResetLinks(db, user.id),
		forgiven: forgetAttempts(db, "confirm", user.id),
	});
	if (changed.length === 0) {
		throw overtaken();
	}
	return { token: session.token };
}
