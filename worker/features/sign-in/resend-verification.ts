import type { Done } from "#contracts/recovery.ts";
import { emailKey } from "#domain/account/email.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";

/** Sends the link again, to the address that waits for it. @throws Problem `rate_limited` */
export async function resendVerification(caller: Caller, user: UserRow): Promise<Done> {
	const recipient = user.pendingEmail ?? (user.verifiedAt === null ? user.email : null);
	if (recipient === null) {
		return { message: "Your e-mail address is verified already." };
	}
	await countAttempt(caller, "mail", emailKey(recipient));
	await enqueueFor(caller.db, {
		id: newId("let", caller.token),
		kind: "verify_email",
		userId: user.id,
		recipient,
		now: caller.now,
	});
	return { message: `We sent a link to ${recipient}. It works for 24 hours.` };
}
