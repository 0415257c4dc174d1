import { exports } from "cloudflare:workers";
import { lte } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { cachePurges } from "#worker/db/schema/source-runs.ts";

/** Milliseconds within which an answer that was begun before a change may still come to be kept. */
const UNDER_WAY = 60_000;

/** Drops what the cache keeps under these tags. @throws Error when the platform refuses */
type Drop = (tags: string[]) => Promise<void>;

/**
 * Drops what the cache before the Worker keeps of tables that were changed. A change is done with a minute later at the earliest, so that the next run
 * drops what was kept meanwhile. `now`: UTC milliseconds. @throws Error when the platform refuses: the next run tries again
 */
export async function dropKeptAnswers(
	db: Db,
	now: number,
	drop: Drop = (tags) => exports.PublicAnswers.drop(tags),
): Promise<void> {
	const changed = await db.select({ tag: cachePurges.tag }).from(cachePurges);
	if (changed.length > 0) {
		await drop(changed.map(({ tag }) => tag));
		await db.delete(cachePurges).where(lte(cachePurges.changedAt, now - UNDER_WAY));
	}
}
