import { and, eq } from "drizzle-orm";
import type { EmailChange } from "#contracts/account.ts";
import { emailKey } from "#domain/account/email.ts";
import { countAttempt, forgetAttempts } from "#worker/auth/attempts.ts";
import type { Caller } from "#worker/auth/caller.ts";
import { addressIsFree, type UserRow } from "#worker/auth/users-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { enqueueFor } from "#worker/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Asks to move the account to another address. Nothing changes until the link sent there was opened; asking for the address one
 * has takes an earlier wish back. A link for an earlier wish opens nothing, because `verifyEmail` looks at the wish.
 * @throws Problem `wrong_password` | `taken` | `rate_limited`
 */
export async function changeEmail(
	caller: Caller,
	user: UserRow,
	{ email, password }: EmailChange,
): Promise<UserRow> {
	const { db, now } = caller;
	await confirmPassword(caller, user, { password, field: "password" });
	await forgetAttempts(db, "password", user.id);
	const key = emailKey(email);
	const moves = key !== user.emailKey;
	if (moves) {
		await countAttempt(caller, "mail", user.id);
	}
	const letter = { id: newId("let", caller.token), kind: "verify_email", now } as const;
	const [[changed]] = await db.batch([
		db
			.update(users)
			.set({ pendingEmail: moves ? email : null })
			.where(and(eq(users.id, user.id), addressIsFree(key, user.id)))
			.returning(),
		...(moves
			? [
					enqueueFor(
						db,
						{ ...letter, userId: user.id, recipient: email },
						eq(users.pendingEmail, email),
					),
				]
			: []),
	]);
	if (!changed) {
		const message = "Another account uses this address";
		throw new Problem("taken", `${message}.`, { fields: { email: message } });
	}
	return changed;
}
