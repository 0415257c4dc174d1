import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { prepareState } from "../dev/prepare-state.ts";
import { sharedSample } from "../shared-samples.ts";
import { print } from "./print.ts";
import { runMeasured } from "./run-measured.ts";
import { writeSalesFile, type Years } from "./sales-file.ts";

const run = promisify(execFile);
const MEGABYTE = 1_000_000;
const USUAL = 200 * MEGABYTE;
const GIGABYTE = 1000 * MEGABYTE;

/** What files of sales differ in: how many of their rows are recent enough to be kept. The years of the second are five, all kept. */
const kinds: readonly { readonly what: string; readonly years: Years }[] = [
	{ what: "spread over all years, as the complete file is", years: [1995, 2026] },
	{ what: "every one of them kept", years: [2021, 2025] },
];

/**
 * Imports files in the form of `pp-complete.csv`, of the real rows among the samples over and over, and has sqlite3 import the same ones. `gigabyte`
 * makes them as large as the goal for memory says.
 */
export async function measureSalesImport({ gigabyte }: { gigabyte: boolean }): Promise<void> {
	const samples = sharedSample("ppd");
	if (samples === null) {
		print("Import of sold prices", "not measured: no samples of Price Paid Data");
		return;
	}
	for (const { what, years } of kinds) {
		const folder = await mkdtemp(path.join(tmpdir(), "lettable-bench-"));
		try {
			const file = path.join(folder, "pp-complete.csv");
			const bytes = gigabyte ? GIGABYTE : USUAL;
			const rows = await writeSalesFile(file, { folder: samples, bytes, years });
			await measureFile(folder, file, { what, rows });
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	}
}

async function measureFile(
	folder: string,
	file: string,
	{ what, rows }: { what: string; rows: number },
): Promise<void> {
	const megabytes = ((await stat(file)).size / MEGABYTE).toFixed(0);
	const state = path.join(folder, "state");
	await prepareState(state);
	const ours = await importOnce(file, state);
	const perSecond = rows / ours.seconds;
	print(
		`Import of sold prices, ${rows.toLocaleString("en-GB")} rows of ${megabytes} MB, ${what}`,
		`${ours.seconds.toFixed(1)} s, ${perSecond.toFixed(0)} rows/s`,
	);
	print("  peak memory of the import (goal under 300 MB)", `${ours.peak.toFixed(0)} MB`);
	print("  and of the process that holds wrangler's D1", `${ours.storePeak.toFixed(0)} MB`);
	const theirs = await sqliteSeconds(file, path.join(folder, "sqlite.db"));
	print(
		"  against sqlite3 .import (goal at least 0.5)",
		theirs === null ? "no sqlite3 on this machine" : `${(theirs / ours.seconds).toFixed(2)}x`,
	);
}

async function importOnce(file: string, state: string) {
	const limits = ["--max-old-space-size=256", "--max-semi-space-size=16"];
	const { seconds, peaks } = await runMeasured([
		...limits,
		...["datasets/commands/import-sales.ts", file, "--persist-to", state],
	]);
	// The process that holds the store ends before the one that started it.
	const [storePeak = 0, peak = 0] = peaks;
	return { seconds, peak, storePeak };
}

/** Seconds that sqlite3 takes for the same file; null where it is not installed. */
async function sqliteSeconds(file: string, database: string): Promise<number | null> {
	const columns = Array.from({ length: 16 }, (_, at) => `c${at}`).join(", ");
	const started = performance.now();
	try {
		await run("sqlite3", [
			database,
			`CREATE TABLE sales (${columns});`,
			".mode csv",
			`.import "${file}" sales`,
		]);
	} catch (cause) {
		if (Reflect.get(Object(cause), "code") === "ENOENT") {
			return null;
		}
		throw cause;
	}
	return (performance.now() - started) / 1000;
}
