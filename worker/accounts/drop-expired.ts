import { lt } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { passkeyChallenges } from "#worker/db/schema/accounts.ts";
import { purgeAttempts } from "./attempts.ts";
import { dropForgottenDevices } from "./known-devices.ts";
import { dropExpiredLinks } from "./links-repository.ts";
import { dropDeadSessions } from "./sessions-repository.ts";

/** Forgets sessions, devices, links, challenges and attempts whose time is over. Nothing relies on it: what is over is refused in any case. */
export async function dropExpired(db: Db, now: number): Promise<void> {
	await db.batch([
		dropDeadSessions(db, now),
		dropForgottenDevices(db, now),
		dropExpiredLinks(db, now),
		db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now + 1)),
		purgeAttempts(db, now),
	]);
}
