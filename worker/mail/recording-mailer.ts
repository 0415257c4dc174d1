import type { Mailer } from "./mailer.ts";
import { keepSentMail } from "./sent-mail.ts";

/** Sends by another mailer and keeps what that one accepted. */
export function recordingMailer(mailer: Mailer, cache: KVNamespace): Mailer {
	return {
		send: async (mail) => {
			await mailer.send(mail);
			await keepSentMail(cache, mail, Date.now());
		},
	};
}
