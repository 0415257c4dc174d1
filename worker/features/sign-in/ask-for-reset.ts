import type { Done, ForgotPassword } from "#contracts/recovery.ts";
import { emailKey } from "#domain/account/email.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { enqueueTo } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";

/**
 * Writes down that a link was asked for. Whether an account has the address is only looked up when the letter is written, after
 * the answer has gone: nothing in the answer, nor in how long it takes, can tell.
 * @throws Problem `rate_limited`, alike for every address
 */
export async function askForReset(caller: Caller, { email }: ForgotPassword): Promise<Done> {
	await countAttempt(caller, "mail", emailKey(email));
	await enqueueTo(caller.db, {
		id: newId("let", caller.token),
		kind: "reset_password",
		recipient: email,
		now: caller.now,
	});
	return {
		message:
			"If an account exists for this address, a link to set a new password will arrive. It expires in 1 hour.",
	};
}
