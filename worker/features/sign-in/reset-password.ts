import { and, eq, sql } from "drizzle-orm";
import type { Done, ResetPassword } from "#contracts/credentials.ts";
import { forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { hasPassword } from "#worker/accounts/guards.ts";
import { forgetDevices } from "#worker/accounts/known-devices.ts";
import { dropResetLinks, findLink, type LiveLink } from "#worker/accounts/links-repository.ts";
import { hashPassword } from "#worker/accounts/password-hash.ts";
import { refuseGuessable } from "#worker/accounts/refuse-password.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Whether a link to set a new password still works; looking spends nothing. @throws Problem `link_invalid` */
export async function checkResetLink(caller: Caller, token: string): Promise<Done> {
	await liveResetLink(caller, token);
	return { message: "This link works." };
}

/**
 * Sets a new password, spends this and every other link sent, forgets every device and ends every session. Whoever opened the link has shown that the
 * address is theirs. So what a stranger may have left behind is undone: a wish to move to another address, and a tie to somebody's Google account.
 * @throws Problem `link_invalid` | `password_refused`
 */
export async function resetPassword(
	caller: Caller,
	{ token, password }: ResetPassword,
): Promise<Done> {
	const { db, now } = caller;
	const { user, isLive, emailKey } = await liveResetLink(caller, token);
	refuseGuessable(password, { personal: [user.username, user.email], field: "password" });
	const passwordHash = await hashPassword(password, caller.token());
	const allowed = and(eq(users.id, user.id), eq(users.emailKey, emailKey), isLive);
	const isSet = hasPassword(user, passwordHash);
	const { changed } = await runBatch(db, {
		changed: db
			.update(users)
			.set({
				passwordHash,
				verifiedAt: sql`coalesce(${users.verifiedAt}, ${now})`,
				pendingEmail: null,
				googleSubject: null,
			})
			.where(allowed)
			.returning({ id: users.id }),
		ended: db.delete(sessions).where(and(eq(sessions.userId, user.id), isSet)),
		forgotten: forgetDevices(db, user, isSet),
		notified: enqueueFor(
			db,
			{
				id: newId("let", caller.token),
				kind: "password_changed",
				userId: user.id,
				recipient: user.email,
				now,
			},
			isSet,
		),
		forgiven: forgetAttempts(db, "password", user.id),
		dropped: dropResetLinks(db, user.id),
	});
	if (changed.length === 0) {
		throw invalid();
	}
	return { message: "Your password was changed. Sign in with the new one." };
}

/** A link that was sent to an address the account has left since is worth nothing. */
async function liveResetLink({ db, now }: Caller, token: string): Promise<LiveLink> {
	const link = await findLink(db, { purpose: "reset_password", token, now });
	if (!link || link.emailKey !== link.user.emailKey) {
		throw invalid();
	}
	return link;
}

function invalid(): Problem {
	return new Problem(
		"link_invalid",
		"This link is not valid. Links expire after 1 hour and work once.",
	);
}
