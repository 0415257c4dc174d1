import { SIMULATORS_ALLOWED } from "#worker/platform/build.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { bindingMailer } from "./binding-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { recordingMailer } from "./recording-mailer.ts";

/** The mailer of this build: wherever simulators are allowed it also remembers what it sent, for people and tests to read. */
export function mailerOf(env: Bindings): Mailer {
	const mailer = bindingMailer(env);
	return SIMULATORS_ALLOWED ? recordingMailer(mailer, env.CACHE) : mailer;
}
