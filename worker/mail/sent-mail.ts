import type { Mail } from "./mailer.ts";

const PREFIX = "mail:";
/** Seconds. */
const KEPT_FOR = 7 * 24 * 60 * 60;
/** Mails listed at most. */
const LISTED = 100;
/** A time after every other, in milliseconds: the key counts down to it, so that KV lists the newest first. */
const END_OF_TIME = 9_999_999_999_999;

/** A mail that was accepted for delivery. `sentAt` is an ISO instant. */
export type SentMail = Mail & { readonly id: string; readonly sentAt: string };

/** Keeps a sent mail for a week. `now` is UTC milliseconds. */
export async function keepSentMail(cache: KVNamespace, mail: Mail, now: number): Promise<void> {
	const sent: SentMail = {
		id: crypto.randomUUID(),
		...mail,
		sentAt: new Date(now).toISOString(),
	};
	await cache.put(`${PREFIX}${END_OF_TIME - now}:${sent.id}`, JSON.stringify(sent), {
		expirationTtl: KEPT_FOR,
	});
}

/** The last hundred mails, the newest first; those to one address (in any case) when it is named. */
export async function listSentMail(cache: KVNamespace, to?: string): Promise<SentMail[]> {
	const { keys } = await cache.list({ prefix: PREFIX, limit: LISTED });
	const mails = await Promise.all(keys.map(({ name }) => cache.get<SentMail>(name, "json")));
	return mails
		.filter((mail) => mail !== null)
		.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase());
}

/** The mail with this id among the last hundred, or null. */
export async function findSentMail(cache: KVNamespace, id: string): Promise<SentMail | null> {
	const mails = await listSentMail(cache);
	return mails.find((mail) => mail.id === id) ?? null;
}
