import type { BackupState } from "#contracts/health.ts";
import { type BackupPass, backupStatus } from "#domain/business/backup.ts";
import type { Bindings } from "#worker/platform/env.ts";
import type { Db } from "./client.ts";
import { backupPass } from "./schema/backup.ts";

type Row = typeof backupPass.$inferSelect;

/** A statement that reads what is known of the backups. */
export function selectPass(db: Db) {
	return db.select().from(backupPass);
}

/** How the backups stand; nothing is known of them before the first pass. */
export function toPass([row]: readonly Row[]): BackupPass {
	return row ?? { lastOkAt: null, begunAt: null, error: null };
}

type Here = { readonly env: Pick<Bindings, "BACKUP_RECIPIENT">; readonly now: number };

/** How the backups stand, for anyone who looks. */
export function toBackupState(rows: readonly Row[], { env, now }: Here): BackupState {
	const pass = toPass(rows);
	const { lastOkAt } = pass;
	return {
		...backupStatus(pass, env.BACKUP_RECIPIENT, now),
		lastOkAt: lastOkAt === null ? null : new Date(lastOkAt).toISOString(),
	};
}
