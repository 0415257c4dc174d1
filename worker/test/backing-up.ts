import { env } from "cloudflare:workers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import type { BackupFile } from "#tools/restore/read-backup.ts";
import { restoreBackup } from "#tools/restore/restore-backup.ts";
import { backedUp } from "#worker/db/backed-up.ts";
import { listAll, r2Bucket } from "#worker/jobs/backup/bucket.ts";
import { ERASURES } from "#worker/jobs/backup/note-erasures.ts";
import { runBackup } from "#worker/jobs/backup/run-backup.ts";
import { atOnce } from "#worker/jobs/refresh/steps.ts";
import { NOW, noNetwork, offline } from "./ask-app.ts";
import { emptyTables } from "./empty-tables.ts";

/** The owner's secret key, which the product never has. */
export const identity = await generateX25519Identity();

/** Bindings that backups are made under. */
export const backing = { ...offline, BACKUP_RECIPIENT: await identityToRecipient(identity) };

export const world = { fetch: noNetwork, now: () => NOW };

/** Makes a backup, and returns the file. */
export async function backUp({ run = "backup-1", DB = env.DB, steps = atOnce } = {}) {
	await runBackup({ env: { ...backing, DB }, world }, run, steps);
	return lastBackup();
}

/** The newest backup in the bucket. @throws Error where there is none */
export async function lastBackup(): Promise<BackupFile> {
	const key = (await listAll(r2Bucket(env.BACKUPS), "backups/")).at(-1);
	const object = key === undefined ? null : await env.BACKUPS.get(key);
	if (!object) {
		throw new Error("there is no backup");
	}
	return fileOf(await object.bytes());
}

export function fileOf(bytes: Uint8Array): BackupFile {
	const read = async (from: number, until: number) => bytes.slice(from, until);
	return { name: "a.age", size: bytes.length, read };
}

type Restoring = { now?: number; key?: string; store?: Store };

export async function restore(
	file: BackupFile,
	{ now = NOW, key = identity, store = d1Store(env.DB) }: Restoring = {},
) {
	const erasures = await listAll(r2Bucket(env.BACKUPS), ERASURES);
	return restoreBackup({ store, file, identity: key, erasures, now, through: "files" });
}

/** Loses the database, and restores it. */
export async function loseAndRestore(file: BackupFile, options: Restoring = {}) {
	await emptyTables();
	return restore(file, options);
}

/** Every row of every table that is backed up. */
export async function everyRow() {
	const tables = await env.DB.batch(
		backedUp.map(({ name, columns, key }) => {
			const list = (names: readonly string[]) => names.map((each) => `"${each}"`).join();
			return env.DB.prepare(`SELECT ${list(columns)} FROM "${name}" ORDER BY ${list(key)}`);
		}),
	);
	return Object.fromEntries(backedUp.map(({ name }, at) => [name, tables[at]?.results]));
}
