import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { getPlatformProxy } from "wrangler";
import { runCommand } from "#datasets/commands/run-command.ts";
import { DEVELOPMENT } from "#datasets/commands/store/open-store.ts";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import { runBackup } from "#worker/jobs/backup/run-backup.ts";
import type { Steps } from "#worker/jobs/refresh/steps.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { migrate } from "../dev/migrate.ts";
import { root } from "../dev/project.ts";
import type { BackupFile } from "../restore/read-backup.ts";
import { restoreBackup } from "../restore/restore-backup.ts";
import { print } from "./measure.ts";

const MEGABYTE = 1_000_000;
const A_STATEMENT = 1000;
const atOnce: Steps = { do: (_, work) => work() };

/**
 * Measures a backup and a restore on local D1, in Node, of made-up accounts with a report each: what a report says is 31 kB of hexadecimal noise, as
 * much as a packed one, which a backup packs to half, and one in life to three quarters.
 */
await runCommand(async () => {
	const { values } = parseArgs({
		options: { accounts: { type: "string", default: "100000" }, reports: { type: "string" } },
	});
	const accounts = Number(values.accounts);
	const reports = Number(values.reports ?? values.accounts);
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-backup-"));
	try {
		await measure(folder, { accounts, reports });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});

type Size = { readonly accounts: number; readonly reports: number };

async function measure(folder: string, { accounts, reports }: Size): Promise<void> {
	const identity = await generateX25519Identity();
	const recipient = await identityToRecipient(identity);
	await using full = await openAt(path.join(folder, "full"));
	await fill(full.store, { accounts, reports });
	const env = { ...full.env, BACKUP_RECIPIENT: recipient } as unknown as Bindings;
	const begun = performance.now();
	const world = { fetch, now: Date.now };
	await runBackup({ env, world }, "measured", atOnce);
	const seconds = secondsSince(begun);
	const { objects } = await env.BACKUPS.list();
	const key = objects[0]?.key ?? "";
	const size = objects[0]?.size ?? 0;
	const what = `${accounts.toLocaleString("en-GB")} accounts and ${reports.toLocaleString("en-GB")} reports, local D1`;
	print(`Backup of ${what}`, `${seconds} s, ${(size / MEGABYTE).toFixed(0)} MB`);

	await using empty = await openAt(path.join(folder, "empty"));
	const file: BackupFile = {
		name: key,
		size,
		read: async (offset, until) => {
			const length = Math.min(until, size) - offset;
			const part = await env.BACKUPS.get(key, { range: { offset, length } });
			return new Uint8Array((await part?.arrayBuffer()) ?? new ArrayBuffer());
		},
	};
	const started = performance.now();
	const { rows } = await restoreBackup({
		store: empty.store,
		file,
		identity,
		erasures: [],
		now: Date.now(),
		through: "binding",
	});
	print(
		"  and its restore, checked first (goal under 900 s)",
		`${secondsSince(started)} s, ${rows.toLocaleString("en-GB")} rows`,
	);
}

function secondsSince(started: number): string {
	return ((performance.now() - started) / 1000).toFixed(1);
}

async function openAt(state: string) {
	const proxy = await getPlatformProxy<{ DB: Parameters<typeof d1Store>[0] }>({
		configPath: path.join(root, "wrangler.toml"),
		environment: DEVELOPMENT,
		persist: { path: path.join(state, "v3") },
	});
	const store = d1Store(proxy.env.DB);
	await migrate(store, { state });
	return { env: proxy.env, store, [Symbol.asyncDispose]: proxy.dispose };
}

async function fill(store: Store, { accounts, reports }: Size): Promise<void> {
	for (let from = 0; from < Math.max(accounts, reports); from += A_STATEMENT) {
		const numbers = (limit: number) =>
			JSON.stringify(
				Array.from(
					{ length: Math.max(0, Math.min(A_STATEMENT, limit - from)) },
					(_, at) => from + at,
				),
			);
		const run = (sql: string, limit: number) => ({ sql, params: [numbers(limit)] });
		await store.apply([
			run(
				"INSERT INTO users (id, username, username_key, email, email_key, created_at, verified_at) SELECT 'usr_' || value, 'u' || value, 'u' || value, 'u' || value || '@example.com', 'u' || value || '@example.com', 1790000000000, 1790000000000 FROM json_each(?1)",
				accounts,
			),
			run(
				"INSERT INTO subscriptions (id, user_id, customer_id, livemode, plan, status, price, amount, period_start, period_end, cancel_at_period_end, created_at, asked_at) SELECT 'sub_' || value, 'usr_' || value, 'cus_' || value, 1, 'pro', 'active', 2500, 2500, 1790000000000, 1800000000000, 0, 1790000000000, 1790000000000 FROM json_each(?1)",
				accounts,
			),
			run(
				"INSERT INTO reports (id, user_id, state, created_at, paid_at, postcode, assessed_on, methodology_version) SELECT 'rpt_' || value, iif(value < (SELECT count(*) FROM users), 'usr_' || value, NULL), 'paid', 1790000000000, 1790000000000, 'M14 5LL', '2026-11-20', 3 FROM json_each(?1)",
				reports,
			),
			run(
				"INSERT INTO report_snapshots SELECT 'rpt_' || value, hex(randomblob(2600)), hex(randomblob(12800)) FROM json_each(?1)",
				reports,
			),
			run(
				"INSERT INTO report_payments (id, report_id, livemode, attempt, amount, state, created_at, settled_at, checked_at) SELECT 'pi_' || value, 'rpt_' || value, 1, 1, 1500, 'settled', 1790000000000, 1790000000000, 1790000000000 FROM json_each(?1)",
				reports,
			),
		]);
	}
}
