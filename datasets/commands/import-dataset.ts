import { join } from "node:path";
import type { Importer, ImportProgress } from "#datasets/ingest/run/importer.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import { asImportingProcess, type ImportingProcess } from "./importing-process.ts";
import { importsFolder } from "./imports-folder.ts";
import { runImporter } from "./run-importer.ts";
import type { StoreOptions } from "./store/open-store.ts";

/** Runs an importer into a store as the only process doing so, and prints the outcome. */
export async function importDataset(
	store: Store,
	importer: Importer,
	options: StoreOptions,
	report: (done: ImportProgress) => void = () => undefined,
): Promise<void> {
	const startedAt = Date.now();
	await asImportingProcess(processPath(options, importer.id), importer.name, (here) =>
		bringInAs(here, store, importer, { startedAt, report }),
	);
}

/** The file that names the process that imports a dataset into the database which the options choose. */
export function processPath(options: StoreOptions, id: string): string {
	return join(importsFolder(options), `${id}.pid`);
}

type Telling = {
	/** When the command began, UTC milliseconds. */
	readonly startedAt: number;
	readonly report: (done: ImportProgress) => void;
};

/** Runs the importer for a process that already holds that role and has prepared the edition. Prints the dataset's line and a line for each note. */
export async function bringInAs(
	here: ImportingProcess,
	store: Store,
	importer: Importer,
	{ startedAt, report }: Telling,
): Promise<void> {
	const { outcome, edition } = await runImporter(store, importer, { now: Date.now, here, report });
	const what = edition
		? `${edition.rows.toLocaleString("en-GB")} rows as of ${edition.asOf}, `
		: "";
	const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
	console.info(`${importer.name}: ${what}${outcome} in ${seconds} s.`);
	for (const note of edition?.notes ?? []) {
		console.info(`  ${note}`);
	}
}
