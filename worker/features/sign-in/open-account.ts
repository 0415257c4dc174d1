import type { Register } from "#contracts/sign-in.ts";
import { emailKey } from "#domain/business/account/email.ts";
import { parseUsername, USERNAME_RULE } from "#domain/business/account/username.ts";
import { countAttempt, forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { hashPassword } from "#worker/accounts/password-hash.ts";
import { refuseGuessable } from "#worker/accounts/refuse-password.ts";
import { newSession, type SignedIn } from "#worker/accounts/sessions-repository.ts";
import { findTaken, insertUser } from "#worker/accounts/users-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";

/**
 * Opens an account, signs its owner in and writes to them to confirm their address: all of it or nothing, and of two at once
 * for one name only one.
 * @throws Problem `taken` | `password_refused` | `rate_limited`
 */
export async function openAccount(caller: Caller, wanted: Register): Promise<SignedIn> {
	const { db, now } = caller;
	const username = parseUsername(wanted.username);
	if (!username) {
		throw new Problem("invalid_input", USERNAME_RULE, { fields: { username: USERNAME_RULE } });
	}
	refuseGuessable(wanted.password, {
		personal: [username.name, wanted.email],
		field: "password",
	});
	const id = newId("usr", caller.token);
	await countAttempt(caller, "mail", id);
	await countAttempt(caller, "name", id);
	const row = {
		id,
		username: username.name,
		usernameKey: username.key,
		email: wanted.email,
		emailKey: emailKey(wanted.email),
		firstName: wanted.firstName || null,
		lastName: wanted.lastName || null,
		passwordHash: await hashPassword(wanted.password, caller.token()),
		createdAt: now,
	};
	const session = newSession(caller, id);
	const emailId = newId("let", caller.token);
	const { made } = await runBatch(db, {
		made: insertUser(db, row),
		opened: session.insert,
		notified: enqueueFor(db, {
			id: emailId,
			kind: "verify_email",
			userId: id,
			recipient: row.email,
			now,
		}),
	});
	const [user] = made;
	if (!user) {
		throw await taken(caller, row);
	}
	await forgetAttempts(db, "name", id);
	return { user, token: session.token };
}

async function taken({ db }: Caller, row: { usernameKey: string; emailKey: string }) {
	const { username, email } = await findTaken(db, row);
	const fields = {
		...(username ? { username: "That username is taken" } : {}),
		...(email ? { email: "There is an account with this e-mail address" } : {}),
	};
	const [message = "That username or e-mail address is taken"] = Object.values(fields);
	return new Problem("taken", `${message}.`, { fields });
}
