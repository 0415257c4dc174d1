import { DAY } from "#domain/base/calendar.ts";
import { BACKUP_DAYS } from "#domain/business/data-handling.ts";
import { type Bucket, listAll } from "./bucket.ts";
import { ERASURES } from "./note-erasures.ts";
import { BACKUPS } from "./run-backup.ts";

/** Files deleted by one call. */
const A_CALL = 1000;

/** Deletes backups, and what is known of erasures, once their time is over. `now`: UTC milliseconds. Source: Rule DATA-1. */
export async function dropOldBackups(bucket: Bucket, now: number): Promise<void> {
	for (const [prefix, days] of [
		[BACKUPS, BACKUP_DAYS.backup],
		[ERASURES, BACKUP_DAYS.erasure],
	] as const) {
		// Names go on with the day, so they compare as days do.
		const oldest = `${prefix}${new Date(now - days * DAY).toISOString()}`;
		const old = (await listAll(bucket, prefix)).filter((key) => key < oldest);
		for (let at = 0; at < old.length; at += A_CALL) {
			await bucket.remove(old.slice(at, at + A_CALL));
		}
	}
}
