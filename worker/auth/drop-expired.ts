import type { Db } from "#worker/db/client.ts";
import { dropOldAttempts } from "./attempts.ts";
import { dropExpiredLinks } from "./links-repository.ts";
import { dropDeadSessions } from "./sessions-repository.ts";

/** Forgets sessions, links and attempts whose time is over. Nothing relies on it: what is over is refused in any case. */
export async function dropExpired(db: Db, now: number): Promise<void> {
	await db.batch([dropDeadSessions(db, now), dropExpiredLinks(db, now), dropOldAttempts(db, now)]);
}
