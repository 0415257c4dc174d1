import { RefusedNews } from "#datasets/ingest/run/importer.ts";
import { FACTS_PREFIX } from "#domain/base/facts/facts.ts";
import { CACHE_CALLS } from "./budget.ts";

/** Limits of one run: calls to the cache, and keys listed by a call, few enough that all of them could be forgotten in the same run. */
const LIMITS = { calls: CACHE_CALLS, keys: 500 };

/** How far the cache was gone through. */
export type Forgotten = {
	readonly forgotten: number;
	/** Where to go on; null when it was gone through to its end. */
	readonly cursor: string | null;
};

/**
 * Forgets the cached facts about these postcodes, given without the space, and no others. Goes through the keys of the cache from a cursor, as far as the
 * limits of one run allow. Repeating it does no harm.
 * @throws RefusedNews where the cache comes to no end
 */
export async function forgetPostcodes(
	cache: KVNamespace,
	postcodes: ReadonlySet<string>,
	from: string | null,
	limits = LIMITS,
): Promise<Forgotten> {
	let cursor = from;
	let forgotten = 0;
	let calls = 0;
	do {
		const page: KVNamespaceListResult<unknown> = await cache.list({
			prefix: FACTS_PREFIX,
			cursor,
			limit: limits.keys,
		});
		if (!page.list_complete && page.cursor === cursor) {
			throw new RefusedNews(
				"The cache of facts did not go on from where it was: the next run begins again.",
			);
		}
		const about = page.keys.filter(({ name }) => postcodes.has(postcodeOf(name)));
		if (calls > 0 && calls + 1 + about.length > limits.calls) {
			return { forgotten, cursor };
		}
		await Promise.all(about.map(({ name }) => cache.delete(name)));
		calls += 1 + about.length;
		forgotten += about.length;
		cursor = page.list_complete ? null : page.cursor;
	} while (cursor !== null && calls < limits.calls);
	return { forgotten, cursor };
}

/** Keys of facts end in their postcode. One of a certificate ends in its number. */
function postcodeOf(key: string): string {
	return key.slice(key.lastIndexOf(":") + 1);
}
