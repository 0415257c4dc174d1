import { DAY, HOUR, londonDay } from "../base/calendar.ts";
import { dateInWords } from "../base/words.ts";

/** When of a day, in UTC, the nightly backup is due: nobody reads or pays much then. */
const DUE_AT = 2.5 * HOUR;

/** Milliseconds after which a pass that failed is tried again. */
const TRIED_AGAIN = HOUR;

/** Milliseconds after which the last backup is too old: a night's, and what a pass takes. */
const OVERDUE_AFTER = DAY + 2 * HOUR;

/** How the backups stand. Instants are UTC milliseconds. */
export type BackupPass = {
	/** The moment whose state the last whole backup holds. */
	readonly lastOkAt: number | null;
	/** When the last pass began. */
	readonly begunAt: number | null;
	/** Why the last pass failed, in words; null where it did not. */
	readonly error: string | null;
};

/** Whether a pass is to begin: tonight's was not made, and none began within the hour. One that is under way refuses another itself. */
export function isBackupDue({ lastOkAt, begunAt }: BackupPass, now: number): boolean {
	const tonight = Math.floor((now - DUE_AT) / DAY) * DAY + DUE_AT;
	const before = (at: number | null, limit: number) => at === null || at < limit;
	return (
		before(lastOkAt, tonight) && (before(begunAt, tonight) || before(begunAt, now - TRIED_AGAIN))
	);
}

export const backupStatuses = ["not_set_up", "never_made", "in_time", "failed", "overdue"] as const;

/** How the backups stand, in a word, and in a sentence where something is to be done. */
export type BackupStatus = {
	readonly status: (typeof backupStatuses)[number];
	readonly why: string | null;
};

/** Says how backups stand under a setting. */
export function backupStatus(
	{ lastOkAt, error }: BackupPass,
	recipient: string | undefined,
	now: number,
): BackupStatus {
	const fault = recipientFault(recipient);
	if (fault !== null) {
		return { status: "not_set_up", why: `No backup is made: ${fault}` };
	}
	const last = lastOkAt === null ? "" : ` The last is of ${dateInWords(londonDay(lastOkAt))}.`;
	if (error !== null) {
		return { status: "failed", why: `The last backup failed: ${error}${last}` };
	}
	if (lastOkAt === null) {
		return { status: "never_made", why: "No backup was made yet." };
	}
	return now - lastOkAt > OVERDUE_AFTER
		? { status: "overdue", why: `The nightly backup did not run.${last}` }
		: { status: "in_time", why: null };
}

/** What is wrong with the setting that backups are encrypted to, in a sentence; null where nothing is. */
export function recipientFault(recipient: string | undefined): string | null {
	if (!recipient) {
		return "BACKUP_RECIPIENT names nobody who could read it.";
	}
	if (/^AGE-SECRET-KEY-/i.test(recipient)) {
		return "BACKUP_RECIPIENT is the secret key: take it away, make a new pair, and set the public one.";
	}
	return /^age1[0-9a-z]{20,}$/.test(recipient)
		? null
		: "BACKUP_RECIPIENT is not a public key of age, which begins with age1.";
}
