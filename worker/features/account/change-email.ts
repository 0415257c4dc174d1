import { and, eq } from "drizzle-orm";
import type { EmailChange } from "#contracts/account.ts";
import { emailKey } from "#domain/business/account/email.ts";
import { isNamed } from "#worker/accounts/administrators.ts";
import { countAttempt, forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { confirmPassword, overtaken } from "#worker/accounts/confirm-password.ts";
import { addressIsFree, sessionLives } from "#worker/accounts/guards.ts";
import type { Viewer } from "#worker/accounts/sessions-repository.ts";
import { findUserByLogin, type UserRow } from "#worker/accounts/users-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";

/**
 * Asks to move the account to another address. Nothing changes until the link sent there is opened, and the current address is told at once. Asking for the
 * current address takes an earlier wish back. The link of an earlier wish opens nothing, because `verifyEmail` looks at the wish.
 * @throws Problem `wrong_password` | `password_missing` | `taken` | `rate_limited` |
 * `signed_out` | `not_allowed` for an address that makes its owner an administrator
 */
export async function changeEmail(
	caller: Caller,
	viewer: Viewer,
	{ email, password, env }: EmailChange & { readonly env: Pick<Bindings, "ADMIN_EMAILS"> },
): Promise<UserRow> {
	const { user } = viewer;
	refuseToStepDown(user, env);
	await confirmPassword(caller, user, { password, field: "password" });
	await forgetAttempts(caller.db, "confirm", user.id);
	const moves = emailKey(email) !== user.emailKey;
	if (moves) {
		await countAttempt(caller, "name", user.id);
		await refuseTaken(caller, email);
		await forgetAttempts(caller.db, "name", user.id);
		await countAttempt(caller, "mail", emailKey(email));
	}
	const changed = await keepWish(caller, viewer, moves ? email : null);
	if (!changed) {
		throw overtaken();
	}
	return changed;
}

/**
 * Refuses where the address alone makes the owner an administrator: they would lose their rights with it, and may be the last one. Source: Rule ADMIN-2.
 */
function refuseToStepDown(user: UserRow, env: Pick<Bindings, "ADMIN_EMAILS">): void {
	if (isNamed(user, env) && !user.isAdmin) {
		const message =
			"Your address makes you an administrator (ADMIN_EMAILS). Name the new one there first, and have another administrator give you the rights.";
		throw new Problem("not_allowed", message, { fields: { email: message } });
	}
}

async function refuseTaken({ db }: Caller, email: string): Promise<void> {
	if (await findUserByLogin(db, email)) {
		const message = "Another account uses this address";
		throw new Problem("taken", `${message}.`, { fields: { email: message } });
	}
}

/** Keeps the wish, or with null takes it back, and writes to both addresses. Null when the password or session is no more. */
async function keepWish(
	{ db, now, token }: Caller,
	viewer: Viewer,
	email: string | null,
): Promise<UserRow | null> {
	const { user } = viewer;
	const allowed = and(
		eq(users.id, user.id),
		sessionLives(viewer),
		addressIsFree(emailKey(email ?? user.email), user),
	);
	const queuedEmail = { userId: user.id, now };
	const wish = db.update(users).set({ pendingEmail: email }).where(allowed).returning();
	if (email === null) {
		const [changed] = await wish;
		return changed ?? null;
	}
	const { changed } = await runBatch(db, {
		changed: wish,
		asked: enqueueFor(
			db,
			{ ...queuedEmail, id: newId("let", token), kind: "verify_email", recipient: email },
			and(allowed, eq(users.pendingEmail, email)),
		),
		notified: enqueueFor(
			db,
			{
				...queuedEmail,
				id: newId("let", token),
				kind: "email_change_asked",
				recipient: user.email,
			},
			and(allowed, eq(users.pendingEmail, email)),
		),
	});
	return changed[0] ?? null;
}
