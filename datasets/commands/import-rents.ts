import { thresholdsImporter } from "#datasets/demand-thresholds/thresholds-importer.ts";
import { rentsImporter } from "#datasets/rents/rents-importer.ts";
import { progressLine } from "../postcodes/command/progress-line.ts";
import { openLocalFile } from "./files/local-file.ts";
import { watchedFile } from "./files/watched-file.ts";
import { importDataset } from "./import-dataset.ts";
import { runCommand } from "./run-command.ts";
import { type ImportOptions, onlyFile, readImportOptions, withStore } from "./store/open-store.ts";

async function importRents(options: ImportOptions): Promise<void> {
	const path = onlyFile(options, "npm run data:rents -- <workbook.xlsx>");
	const file = await openLocalFile(path);
	const show = progressLine(process.stdout, { label: "Reading", total: file.size });
	try {
		await withStore(options, async (store) => {
			const open = async () => watchedFile(file, show);
			await importDataset(
				store,
				rentsImporter({ ...options, store, open, now: Date.now }),
				options,
			);
			await importDataset(store, thresholdsImporter({ store }), options);
		});
	} finally {
		await file.close();
	}
}

await runCommand(() => importRents(readImportOptions(process.argv.slice(2))));
