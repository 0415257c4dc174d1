import { and, eq, isNull, not, or, sql } from "drizzle-orm";
import type { Done } from "#contracts/credentials.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { addressIsFree } from "#worker/accounts/guards.ts";
import { dropVerifyLinks, findLink } from "#worker/accounts/links-repository.ts";
import type { Viewer } from "#worker/accounts/sessions-repository.ts";
import { findUserByLogin } from "#worker/accounts/users-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";

/**
 * Marks an address as the viewer's: the account's own, or the one it asked to move to. The new address replaces the old one, and a tie to a Google account
 * with the old one is dropped. Needs the account's own session: a mail proves the address only where its reader also holds the account. Works once.
 * @throws Problem `link_invalid` | `link_not_yours` | `taken` when another account has begun to use the new address meanwhile
 */
export async function verifyEmail(caller: Caller, { user }: Viewer, token: string): Promise<Done> {
	const { db, now } = caller;
	const link = await findLink(db, { purpose: "verify_email", token, now });
	if (!link) {
		throw invalid();
	}
	if (link.user.id !== user.id) {
		throw new Problem(
			"link_not_yours",
			"This link belongs to another account. Sign in to that one to use it.",
		);
	}
	const { emailKey: key, isLive } = link;
	const isOwn = eq(users.emailKey, key);
	const isPending = eq(sql`lower(${users.pendingEmail})`, key);
	const allowed = and(or(isOwn, isPending), isLive, addressIsFree(key, user));
	const queuedEmail = { userId: user.id, now };
	const { verified } = await runBatch(db, {
		welcomed: enqueueFor(
			db,
			{ ...queuedEmail, id: newId("let", caller.token), kind: "welcome", recipient: null },
			and(isNull(users.verifiedAt), allowed),
		),
		notified: enqueueFor(
			db,
			{
				...queuedEmail,
				id: newId("let", caller.token),
				kind: "email_changed",
				recipient: user.email,
			},
			and(not(isOwn), allowed),
		),
		verified: db
			.update(users)
			.set({
				email: sql`CASE WHEN ${isOwn} THEN ${users.email} ELSE ${users.pendingEmail} END`,
				pendingEmail: sql`CASE WHEN ${isPending} THEN NULL ELSE ${users.pendingEmail} END`,
				googleSubject: sql`CASE WHEN ${isOwn} THEN ${users.googleSubject} END`,
				emailKey: key,
				verifiedAt: now,
			})
			.where(and(eq(users.id, user.id), allowed))
			.returning({ id: users.id }),
		dropped: dropVerifyLinks(db, user.id, key),
	});
	if (verified.length === 0) {
		const holder = await findUserByLogin(db, key);
		throw holder && holder.id !== user.id
			? new Problem("taken", "Another account uses this address by now.")
			: invalid();
	}
	return { message: "Thank you. Your e-mail address is verified." };
}

function invalid(): Problem {
	return new Problem(
		"link_invalid",
		"This link is not valid. Links expire after 24 hours and work once.",
	);
}
