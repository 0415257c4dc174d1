import { and, eq, sql } from "drizzle-orm";
import type { Done, ResetPassword } from "#contracts/recovery.ts";
import { forgetAttempts } from "#worker/auth/attempts.ts";
import type { Caller } from "#worker/auth/caller.ts";
import { dropResetLinks, findLink, type LiveLink } from "#worker/auth/links-repository.ts";
import { hashPassword } from "#worker/auth/password-hash.ts";
import { refuseGuessable } from "#worker/auth/refuse-password.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";

const INVALID = "This link is not valid. Links expire after 1 hour and work once.";

/** Whether a link to set a new password still works; looking spends nothing. @throws Problem `link_invalid` */
export async function checkResetLink(caller: Caller, token: string): Promise<Done> {
	await liveResetLink(caller, token);
	return { message: "This link works." };
}

/**
 * Sets a new password, spends the link with every other one sent, and ends every session. Whoever opened the link has shown that
 * the address is theirs.
 * @throws Problem `link_invalid` | `password_refused`
 */
export async function resetPassword(
	caller: Caller,
	{ token, password }: ResetPassword,
): Promise<Done> {
	const { db, now } = caller;
	const { user, isLive } = await liveResetLink(caller, token);
	refuseGuessable(password, { personal: [user.username, user.email], field: "password" });
	const passwordHash = await hashPassword(password, caller.token());
	const letter = { id: newId("let", caller.token), kind: "password_changed" } as const;
	const [, , changed] = await db.batch([
		enqueueFor(db, { ...letter, userId: user.id, recipient: null, now }, isLive),
		db.delete(sessions).where(and(eq(sessions.userId, user.id), isLive)),
		db
			.update(users)
			.set({ passwordHash, verifiedAt: sql`coalesce(${users.verifiedAt}, ${now})` })
			.where(and(eq(users.id, user.id), isLive))
			.returning({ id: users.id }),
		forgetAttempts(db, "password", user.id),
		dropResetLinks(db, user.id),
	]);
	if (changed.length === 0) {
		throw new Problem("link_invalid", INVALID);
	}
	return { message: "Your password was changed. Sign in with the new one." };
}

/** A link that was sent to an address the account has left since is worth nothing. */
async function liveResetLink({ db, now }: Caller, token: string): Promise<LiveLink> {
	const link = await findLink(db, { purpose: "reset_password", token, now });
	if (!link || link.emailKey !== link.user.emailKey) {
		throw new Problem("link_invalid", INVALID);
	}
	return link;
}
