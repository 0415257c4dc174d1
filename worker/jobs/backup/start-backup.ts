import { isBackupDue, recipientFault } from "#domain/business/backup.ts";
import { selectPass, toPass } from "#worker/db/backup-state.ts";
import type { Db } from "#worker/db/client.ts";
import type { Bindings } from "#worker/platform/env.ts";

type Starting = { readonly db: Db; readonly env: Pick<Bindings, "BACKUP" | "BACKUP_RECIPIENT"> };

/** Starts tonight's backup where it is due and somebody could read it. The pass itself sees to it that it is the only one. */
export async function startBackup({ db, env }: Starting, now: number): Promise<void> {
	if (recipientFault(env.BACKUP_RECIPIENT) !== null) {
		return;
	}
	if (isBackupDue(toPass(await selectPass(db)), now)) {
		await env.BACKUP.create({ id: `backup-${new Date(now).toISOString().replace(/\D/g, "")}` });
	}
}
