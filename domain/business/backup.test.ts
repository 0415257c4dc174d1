import { expect, test } from "vitest";
import { DAY, HOUR } from "../base/calendar.ts";
import { type BackupPass, backupStatus, isBackupDue } from "./backup.ts";

const RECIPIENT = `age1${"q".repeat(58)}`;
const NIGHT = Date.UTC(2026, 10, 29, 2, 30);
const never: BackupPass = { lastOkAt: null, begunAt: null, error: null };
const made: BackupPass = { lastOkAt: NIGHT + 60_000, begunAt: NIGHT, error: null };

test("a backup is due once a night, and at once where none was ever made", () => {
	expect(isBackupDue(never, NIGHT - 12 * HOUR)).toBe(true);
	expect(isBackupDue(made, NIGHT + 5 * 60_000)).toBe(false);
	expect(isBackupDue(made, NIGHT + DAY - 1)).toBe(false);
	expect(isBackupDue(made, NIGHT + DAY)).toBe(true);
});

test("a pass that did not end well is followed by another within the hour, not at once", () => {
	const failed = { ...made, begunAt: NIGHT + DAY, error: "It could not be kept." };
	expect(isBackupDue(failed, NIGHT + DAY + HOUR)).toBe(false);
	expect(isBackupDue(failed, NIGHT + DAY + HOUR + 1)).toBe(true);
});

test.each([
	["nobody to read it", never, undefined, "not_set_up", "names nobody"],
	["nothing in the setting", made, "", "not_set_up", "names nobody"],
	["the secret key in the setting", made, "AGE-SECRET-KEY-1ABC", "not_set_up", "take it away"],
	["rubbish in the setting", made, "ssh-ed25519 AAAA", "not_set_up", "begins with age1"],
	["none made yet", never, RECIPIENT, "never_made", "No backup was made"],
	["one of last night", made, RECIPIENT, "in_time", null],
	[
		"a failure",
		{ ...made, error: "It broke." },
		RECIPIENT,
		"failed",
		"It broke. The last is of 29",
	],
] as const)("of %s it is told how backups stand", (_, pass, recipient, status, why) => {
	const told = backupStatus(pass, recipient, NIGHT + HOUR);
	expect(told.status).toBe(status);
	expect(told.why).toEqual(why === null ? null : expect.stringContaining(why));
});

test("a backup of more than a day and two hours ago is overdue", () => {
	const at = (now: number) => backupStatus(made, RECIPIENT, now).status;
	expect(at(NIGHT + 60_000 + DAY + 2 * HOUR)).toBe("in_time");
	expect(at(NIGHT + 60_001 + DAY + 2 * HOUR)).toBe("overdue");
});
