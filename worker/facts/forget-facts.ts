import { log } from "#worker/platform/log.ts";
import { CERTIFICATE_PREFIX, type FactsLabel, SHAPE_PREFIX } from "./facts-cache.ts";

/** Calls to the cache in one go: an invocation is allowed a thousand, and whoever forgets needs some for other things. */
const MOST_CALLS = 900;

/**
 * Forgets the cached facts about an authority, so that the next preview there reads our tables anew; others stay. What was kept without
 * the names of its authorities goes too. Never throws: what could not be forgotten is logged and goes within a week by itself.
 */
export async function forgetFactsOf(
	cache: KVNamespace,
	authority: string,
	mostCalls = MOST_CALLS,
): Promise<void> {
	await forget(cache, { authority, mostCalls });
}

/** Forgets the cached facts about every place, within the same bounds, and answers whether all are gone. */
export function forgetAllFacts(cache: KVNamespace, mostCalls = MOST_CALLS): Promise<boolean> {
	return forget(cache, { authority: null, mostCalls });
}

type Errand = { readonly authority: string | null; readonly mostCalls: number };

async function forget(cache: KVNamespace, { authority, mostCalls }: Errand): Promise<boolean> {
	try {
		const { forgotten, whole } = await forgetKeys(cache, { authority, mostCalls });
		const write = whole ? log.info : log.error;
		write(whole ? "cached facts forgotten" : "cached facts are too many to forget them all now", {
			authority,
			forgotten,
		});
		return whole;
	} catch (cause) {
		log.error("cached facts could not be forgotten", { authority, cause: String(cause) });
		return false;
	}
}

async function forgetKeys(cache: KVNamespace, { authority, mostCalls }: Errand) {
	let left = mostCalls;
	let forgotten = 0;
	let cursor: string | null = null;
	do {
		const page: KVNamespaceListResult<FactsLabel> = await cache.list<FactsLabel>({
			prefix: SHAPE_PREFIX,
			cursor,
		});
		left -= 1;
		const about = page.keys.filter((key) => isAbout(key, authority));
		const now = about.slice(0, left);
		await Promise.all(now.map(({ name }) => cache.delete(name)));
		left -= now.length;
		forgotten += now.length;
		const atEnd: boolean = page.list_complete || page.keys.some(({ name }) => isCertificate(name));
		if (now.length < about.length || (left <= 0 && !atEnd)) {
			return { forgotten, whole: false };
		}
		cursor = atEnd || page.list_complete ? null : page.cursor;
	} while (cursor !== null);
	return { forgotten, whole: true };
}

function isAbout(
	{ name, metadata }: KVNamespaceListKey<FactsLabel>,
	authority: string | null,
): boolean {
	return (
		!isCertificate(name) &&
		(authority === null || !metadata || metadata.authorities.includes(authority))
	);
}

/** Certificates say nothing about schemes or rates, and stand behind all facts. */
function isCertificate(name: string): boolean {
	return name.startsWith(CERTIFICATE_PREFIX);
}
