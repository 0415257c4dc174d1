import { SIMULATORS_ALLOWED } from "#worker/platform/build.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { bindingMailer } from "./binding-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { keepSentMail } from "./sent-mail.ts";

/** The mailer of this build: wherever simulators are allowed it also remembers what it sent, for people and tests to read. */
export function mailerOf(env: Bindings): Mailer {
	const mailer = bindingMailer(env);
	return SIMULATORS_ALLOWED ? recordingMailer(mailer, env.CACHE) : mailer;
}

/** Sends by another mailer and keeps what that one accepted. */
export function recordingMailer(mailer: Mailer, cache: KVNamespace): Mailer {
	return {
		send: async (mail) => {
			await mailer.send(mail);
			await keepSentMail(cache, mail, Date.now());
		},
	};
}
