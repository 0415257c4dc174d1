import { lte, max } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";
import { forgetAllFacts } from "./forget-facts.ts";

/** Milliseconds for which cached facts are looked for again: the cache lists late, and what was being gathered meanwhile is kept late. */
const LATELY = 4 * 60_000;

/**
 * Forgets all cached facts where a refresh has changed what they quote, within the bounds of one go. Answers whether all are gone. Comes at the end
 * of a refresh and every few minutes, and costs one query where nothing was changed. @throws what the database throws
 */
export async function forgetStale(db: Db, cache: KVNamespace, now: number): Promise<boolean> {
	const [stale] = await db.select({ since: max(sourceRuns.staleSince) }).from(sourceRuns);
	const since = stale?.since ?? null;
	if (since === null) {
		return true;
	}
	const isWhole = await forgetAllFacts(cache);
	if (isWhole && since <= now - LATELY) {
		await db.update(sourceRuns).set({ staleSince: null }).where(lte(sourceRuns.staleSince, since));
	}
	return isWhole;
}
