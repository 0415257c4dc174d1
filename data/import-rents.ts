import { join } from "node:path";
import { thresholdsImporter } from "#national/demand/thresholds-importer.ts";
import { Refusal } from "#national/refusal.ts";
import { rentsImporter } from "#national/rents/rents-importer.ts";
import type { Importer } from "#national/run/importer.ts";
import type { Store } from "#national/store/store.ts";
import { openLocalFile } from "./files/local-file.ts";
import { watchedFile } from "./files/watched-file.ts";
import { progressLine } from "./postcodes/progress-line.ts";
import { runCommand } from "./run-command.ts";
import { type Imported, runImporter } from "./run-importer.ts";
import { readOptions, type StoreOptions, withStore } from "./store/open-store.ts";

async function importRents(options: StoreOptions): Promise<void> {
	const [path, ...others] = options.files;
	if (path === undefined || others.length > 0) {
		throw new Refusal("Name one file: npm run data:rents -- <workbook.xlsx>");
	}
	const file = await openLocalFile(path);
	const show = progressLine(process.stdout, { label: "Reading", total: file.size });
	try {
		await withStore(options, async (store) => {
			const open = async () => watchedFile(file, show);
			const rents = await bringIn(store, rentsImporter({ store, open, now: Date.now }), options);
			if (rents.outcome === "updated") {
				show(file.size);
			}
			tell(rents);
			tell(await bringIn(store, thresholdsImporter({ store }), options));
		});
	} finally {
		await file.close();
	}
}

type BroughtIn = Imported & { readonly name: string; readonly seconds: number };

async function bringIn(
	store: Store,
	importer: Importer,
	{ persistTo }: StoreOptions,
): Promise<BroughtIn> {
	const started = Date.now();
	const imported = await runImporter(store, importer, {
		now: Date.now,
		processPath: join(persistTo, "imports", `${importer.id}.pid`),
		report: () => undefined,
	});
	return { ...imported, name: importer.name, seconds: (Date.now() - started) / 1000 };
}

function tell({ name, outcome, edition, seconds }: BroughtIn): void {
	const what = edition ? `${edition.rows} rows as of ${edition.asOf}, ` : "";
	console.info(`${name}: ${what}${outcome} in ${seconds.toFixed(1)} s.`);
	for (const note of edition?.notes ?? []) {
		console.info(`  ${note}`);
	}
}

await runCommand(() => importRents(readOptions(process.argv.slice(2))));
