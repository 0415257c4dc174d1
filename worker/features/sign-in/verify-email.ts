import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Done } from "#contracts/recovery.ts";
import { emailKey } from "#domain/account/email.ts";
import type { Caller } from "#worker/auth/caller.ts";
import { dropVerifyLinks, findLink } from "#worker/auth/links-repository.ts";
import { addressIsFree } from "#worker/auth/users-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";

/**
 * Takes an address as shown to be its account's: the one it has, or the one it asked to move to, which then takes the other's
 * place. Works once.
 * @throws Problem `link_invalid` | `taken` when another account has begun to use the new address meanwhile
 */
export async function verifyEmail(caller: Caller, token: string): Promise<Done> {
	const { db, now } = caller;
	const link = await findLink(db, { purpose: "verify_email", token, now });
	if (!link) {
		throw invalid();
	}
	const { user, emailKey: key, isLive } = link;
	const isOwn = eq(users.emailKey, key);
	const isPending = eq(sql`lower(${users.pendingEmail})`, key);
	const allowed = and(or(isOwn, isPending), isLive, addressIsFree(key, user.id));
	const letter = { userId: user.id, now };
	const [, , verified] = await db.batch([
		enqueueFor(
			db,
			{ ...letter, id: newId("let", caller.token), kind: "welcome", recipient: null },
			and(isNull(users.verifiedAt), allowed),
		),
		enqueueFor(
			db,
			{ ...letter, id: newId("let", caller.token), kind: "email_changed", recipient: user.email },
			and(sql`NOT ${isOwn}`, allowed),
		),
		db
			.update(users)
			.set({
				email: sql`CASE WHEN ${isOwn} THEN ${users.email} ELSE ${users.pendingEmail} END`,
				pendingEmail: sql`CASE WHEN ${isPending} THEN NULL ELSE ${users.pendingEmail} END`,
				emailKey: key,
				verifiedAt: now,
			})
			.where(and(eq(users.id, user.id), allowed))
			.returning({ id: users.id }),
		dropVerifyLinks(db, user.id, key),
	]);
	if (verified.length === 0) {
		throw key === user.emailKey || key !== emailKey(user.pendingEmail ?? "")
			? invalid()
			: new Problem("taken", "Another account uses this address by now.");
	}
	return { message: "Thank you. Your e-mail address is verified." };
}

function invalid(): Problem {
	return new Problem(
		"link_invalid",
		"This link is not valid. Links expire after 24 hours and work once.",
	);
}
