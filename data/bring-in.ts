import { join } from "node:path";
import type { Done, Importer } from "#national/run/importer.ts";
import type { Store } from "#national/store/store.ts";
import { type Imported, runImporter } from "./run-importer.ts";
import type { StoreOptions } from "./store/open-store.ts";

/** Runs an importer into a store and tells at the terminal what came of it, as the dataset's line and a line a note. */
export async function bringIn(
	store: Store,
	importer: Importer,
	{ persistTo }: StoreOptions,
	report: (done: Done) => void = () => undefined,
): Promise<Imported> {
	const started = Date.now();
	const imported = await runImporter(store, importer, {
		now: Date.now,
		processPath: join(persistTo, "imports", `${importer.id}.pid`),
		report,
	});
	const { outcome, edition } = imported;
	const what = edition
		? `${edition.rows.toLocaleString("en-GB")} rows as of ${edition.asOf}, `
		: "";
	const seconds = ((Date.now() - started) / 1000).toFixed(1);
	console.info(`${importer.name}: ${what}${outcome} in ${seconds} s.`);
	for (const note of edition?.notes ?? []) {
		console.info(`  ${note}`);
	}
	return imported;
}
