import { and, asc, eq, gt, sql } from "drizzle-orm";
import { PASSKEY_CHALLENGE } from "#domain/business/account/lifetimes.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { Viewer } from "#worker/accounts/sessions-repository.ts";
import type { Db } from "#worker/db/client.ts";
import { passkeyChallenges, passkeys, recoveryCodes } from "#worker/db/schema/accounts.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
type Purpose = (typeof passkeyChallenges.$inferSelect)["purpose"];

/** A query of an account's passkeys, the oldest first. */
export function listPasskeys(db: Db, userId: string) {
	return db
		.select()
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** A query of how many recovery codes an account has left. */
export function countRecoveryCodes(db: Db, userId: string) {
	return db
		.select({ left: sql<number>`count(*)`.mapWith(Number) })
		.from(recoveryCodes)
		.where(eq(recoveryCodes.userId, userId));
}

/** Keeps what an authenticator is asked to sign, in place of what it was asked before in this session. */
export async function keepChallenge(
	{ db, now }: Caller,
	{ session }: Pick<Viewer, "session">,
	{ purpose, challenge }: { purpose: Purpose; challenge: string },
): Promise<void> {
	const asked = { challenge, expiresAt: now + PASSKEY_CHALLENGE };
	await db
		.insert(passkeyChallenges)
		.values({ sessionId: session.id, purpose, ...asked })
		.onConflictDoUpdate({
			target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
			set: asked,
		});
}

/** Takes the challenge of this session, so that no two answers meet it; null where none waits or its time is over. */
export async function takeChallenge(
	{ db, now }: Caller,
	{ session }: Pick<Viewer, "session">,
	purpose: Purpose,
): Promise<string | null> {
	const [taken] = await db
		.delete(passkeyChallenges)
		.where(
			and(
				eq(passkeyChallenges.sessionId, session.id),
				eq(passkeyChallenges.purpose, purpose),
				gt(passkeyChallenges.expiresAt, now),
			),
		)
		.returning({ challenge: passkeyChallenges.challenge });
	return taken?.challenge ?? null;
}
