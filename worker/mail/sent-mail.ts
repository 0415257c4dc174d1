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
		metadata: mail.to.toLowerCase(),
	});
}

/** The last hundred mails, the newest first; those to one address (in any case) when it is named, however many came since. */
export async function listSentMail(cache: KVNamespace, to?: string): Promise<SentMail[]> {
	const names = to === undefined ? await newest(cache) : await namesTo(cache, to.toLowerCase());
	const mails = await Promise.all(names.map((name) => cache.get<SentMail>(name, "json")));
	return mails.filter((mail) => mail !== null);
}

async function newest(cache: KVNamespace): Promise<string[]> {
	const { keys } = await cache.list({ prefix: PREFIX, limit: LISTED });
	return keys.map(({ name }) => name);
}

async function namesTo(cache: KVNamespace, to: string): Promise<string[]> {
	const names: string[] = [];
	let cursor: string | null = null;
	do {
		const page: KVNamespaceListResult<string> = await cache.list<string>({
			prefix: PREFIX,
			cursor,
		});
		names.push(...page.keys.filter(({ metadata }) => metadata === to).map(({ name }) => name));
		cursor = page.list_complete ? null : page.cursor;
	} while (cursor !== null);
	return names;
}

/** The mail with this id among the last hundred, or null. */
export async function findSentMail(cache: KVNamespace, id: string): Promise<SentMail | null> {
	const mails = await listSentMail(cache);
	return mails.find((mail) => mail.id === id) ?? null;
}
