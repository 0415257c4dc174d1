import { type FileHandle, open, readFile } from "node:fs/promises";
import type { R2Bucket } from "@cloudflare/workers-types";
import { runCommand } from "#datasets/commands/run-command.ts";
import { onlyFile, readOptions, withStore } from "#datasets/commands/store/open-store.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { type Bucket, listAll, r2Bucket } from "#worker/jobs/backup/bucket.ts";
import { ERASURES } from "#worker/jobs/backup/note-erasures.ts";
import { elsewhere } from "#worker/jobs/backup/open-bucket.ts";
import type { BackupFile } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const WITHOUT_ERASURES = "--without-erasures";
const USAGE = `npm run restore -- FILE [--key backup.key] [--remote] [--env NAME] [--persist-to FOLDER] [${WITHOUT_ERASURES}]`;

/** Fills an empty database from a backup, by the secret key in a file, and erases again what was erased since. */
await runCommand(async () => {
	const args = process.argv.slice(2);
	const place = args.indexOf("--key");
	const [, key = "backup.key"] = place < 0 ? [] : args.splice(place, 2);
	const options = readOptions(args.filter((arg) => arg !== WITHOUT_ERASURES));
	const path = onlyFile(options, USAGE);
	const identity = secretKeyIn(await readGiven(key), key);
	const handle = await opened(path);
	try {
		const file = await fileBehind(handle, path);
		await withStore(options, async (store, backups) => {
			const erasures = args.includes(WITHOUT_ERASURES) ? [] : await listErasures(backups);
			const started = performance.now();
			const restored = await restoreBackup({
				store,
				file,
				identity,
				erasures,
				now: Date.now(),
				through: options.remote ? "files" : "binding",
			});
			const seconds = ((performance.now() - started) / 1000).toFixed(1);
			console.info(
				`Restored ${restored.rows.toLocaleString("en-GB")} rows as of ${new Date(restored.moment).toISOString()} in ${seconds} s; ${restored.erased} erasures and withdrawals since were done again.`,
			);
			console.info("Next: npm run data:load, with the same options, then deploy.");
		});
	} finally {
		await handle.close();
	}
});

function secretKeyIn(text: string, path: string): string {
	const key = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0];
	if (key === undefined) {
		throw new Refusal(
			`${path} holds no secret key of age, a line that begins with AGE-SECRET-KEY-.`,
		);
	}
	return key;
}

async function readGiven(path: string): Promise<string> {
	try {
		return await readFile(path, "utf8");
	} catch (cause) {
		throw new Refusal(`There is no key in ${path}: name its file with --key.`, { cause });
	}
}

async function opened(path: string): Promise<FileHandle> {
	try {
		return await open(path);
	} catch (cause) {
		throw new Refusal(`${path} cannot be read.`, { cause });
	}
}

async function fileBehind(handle: FileHandle, name: string): Promise<BackupFile> {
	const { size } = await handle.stat();
	return {
		name,
		size,
		read: async (from, until) => {
			const length = Math.min(until, size) - from;
			const { buffer } = await handle.read(new Uint8Array(length), 0, length, from);
			return buffer;
		},
	};
}

/** Names of what was erased since, in the bucket that the settings of the S3 API name, else in the local one. */
async function listErasures(backups: R2Bucket | null): Promise<string[]> {
	return listAll(bucketOf(backups), ERASURES);
}

function bucketOf(backups: R2Bucket | null): Bucket {
	const set = elsewhere(process.env, fetch);
	if (set) {
		return set;
	}
	if (backups === null) {
		throw new Refusal(
			"The erasures lie in the bucket of backups: set BACKUP_S3_URL, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET to read them. With --without-erasures whoever was erased comes back.",
		);
	}
	return r2Bucket(backups as unknown as Parameters<typeof r2Bucket>[0]);
}
