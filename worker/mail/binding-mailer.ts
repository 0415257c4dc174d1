import { APP_NAME } from "#domain/base/product.ts";
import { SIMULATORS_ALLOWED } from "#worker/platform/build.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { guardedMailer, type Mail, type Mailer } from "./mailer.ts";
import { keepSentMail } from "./sent-mail.ts";

/** Milliseconds. */
const PATIENCE = 10_000;

type Settings = Pick<Bindings, "MAIL" | "MAIL_FROM" | "PUBLIC_URL">;

/**
 * Sends by Cloudflare Email Service. Its `send` rejects when a setting is missing, when the service refuses the mail, or when it
 * is silent for 10 s.
 */
export function bindingMailer(env: Settings): Mailer {
	return guardedMailer(async (mail) => {
		refuseMissing(env);
		await inTime(accept(env, mail));
	});
}

/** Without a sender no mail can leave; without our own address its links would lead nowhere. */
function refuseMissing(env: Settings): void {
	for (const name of ["MAIL_FROM", "PUBLIC_URL"] as const) {
		if (env[name].trim() === "") {
			throw new Error(`no mail is sent: ${name} is not set`);
		}
	}
}

async function accept(
	env: Settings,
	{ to, subject, html, text, unsubscribe }: Mail,
): Promise<void> {
	const from = { name: APP_NAME, email: env.MAIL_FROM };
	const headers = unsubscribe === undefined ? {} : { headers: oneClick(unsubscribe) };
	await env.MAIL.send({ from, to, subject, html, text, ...headers });
}

/** What lets a mail program show a button that leaves the list at once. Source: RFC 8058, section 3.1. */
function oneClick(address: string): Record<string, string> {
	return {
		"List-Unsubscribe": `<${address}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}

async function inTime(sending: Promise<void>): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new Error(`the mail service did not answer in ${PATIENCE / 1000} s`)),
			PATIENCE,
		);
	});
	try {
		await Promise.race([sending, timeout]);
	} finally {
		clearTimeout(timer);
	}
}

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
