import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { PersonName } from "#contracts/credentials.ts";
import type { GoogleFailure } from "#contracts/sign-in.ts";
import { emailKey } from "#domain/business/account/email.ts";
import { usernameFromEmail } from "#domain/business/account/username.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { GooglePerson } from "#worker/accounts/google.ts";
import { newSession, type SignedIn } from "#worker/accounts/sessions-repository.ts";
import {
	findUserByGoogle,
	findUserByLogin,
	insertUser,
	type UserRow,
} from "#worker/accounts/users-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";

/** Usernames tried for a new account before it gets one that no one can have. */
const NAME_TRIES = 5;

/**
 * Signs in anyone whom Google vouches for: with the account linked to them, else an account that has verified the same
 * address, else a new account. Does not hand over an account whose address was never verified, because whoever opened
 * it may not own the address; nor one whose mailbox is not Google's, because the address may have changed hands.
 * Source: Rule ACCOUNT-7; Google, "OpenID Connect", on the claims `email_verified` and `hd`.
 */
export async function signInWithGoogle(
	caller: Caller,
	person: GooglePerson,
): Promise<SignedIn | GoogleFailure> {
	if (!person.emailVerified) {
		return "unverified";
	}
	const user =
		(await findUserByGoogle(caller.db, person.subject)) ??
		(await linkByAddress(caller, person)) ??
		(await openForGoogle(caller, person)) ??
		// In another tab the same person may have been faster.
		(await findUserByGoogle(caller.db, person.subject));
	if (user === null) {
		return "taken";
	}
	const { token, insert } = newSession(caller, user.id);
	await insert;
	return { user, token };
}

/** Ties an account with this verified address to the person, unless it is tied to another, and tells its owner. */
async function linkByAddress(
	{ db, now, token }: Caller,
	person: GooglePerson,
): Promise<UserRow | null> {
	if (!person.ownsMailbox) {
		return null;
	}
	const [user] = await db
		.update(users)
		.set({ googleSubject: person.subject })
		.where(
			and(
				eq(users.emailKey, emailKey(person.email)),
				isNotNull(users.verifiedAt),
				isNull(users.googleSubject),
			),
		)
		.returning();
	if (!user) {
		return null;
	}
	const queuedEmail = {
		id: newId("let", token),
		kind: "google_linked",
		recipient: user.email,
	} as const;
	await enqueueFor(db, { ...queuedEmail, userId: user.id, now });
	return user;
}

/** A new account; null when the address belongs to one already. */
async function openForGoogle(caller: Caller, person: GooglePerson): Promise<UserRow | null> {
	for (let attempt = 0; attempt <= NAME_TRIES; attempt++) {
		const user = await insertForGoogle(caller, person, attempt);
		if (user) {
			return user;
		}
		if (await findUserByLogin(caller.db, person.email)) {
			return null;
		}
	}
	return null;
}

async function insertForGoogle(
	{ db, now, token }: Caller,
	person: GooglePerson,
	attempt: number,
): Promise<UserRow | null> {
	const id = newId("usr", token);
	const { name, key } =
		attempt < NAME_TRIES
			? usernameFromEmail(person.email, attempt)
			: { name: id, key: id.toLowerCase() };
	const queuedEmail = person.ownsMailbox
		? ({ kind: "welcome", recipient: null } as const)
		: ({ kind: "verify_email", recipient: person.email } as const);
	const { made } = await runBatch(db, {
		made: insertUser(db, {
			id,
			username: name,
			usernameKey: key,
			email: person.email,
			emailKey: emailKey(person.email),
			verifiedAt: person.ownsMailbox ? now : null,
			firstName: personName(person.firstName),
			lastName: personName(person.lastName),
			googleSubject: person.subject,
			createdAt: now,
		}),
		notified: enqueueFor(db, { ...queuedEmail, id: newId("let", token), userId: id, now }),
	});
	return made[0] ?? null;
}

/** A name as our own form would take it, else none. */
function personName(given: string | null): string | null {
	const parsed = PersonName.safeParse(given ?? "");
	return parsed.success && parsed.data !== "" ? parsed.data : null;
}
