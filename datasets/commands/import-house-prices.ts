import { thresholdsImporter } from "#datasets/demand-thresholds/thresholds-importer.ts";
import { housePricesImporter } from "#datasets/house-prices/house-prices-importer.ts";
import { progressLine } from "../postcodes/command/progress-line.ts";
import { openLocalFile } from "./files/local-file.ts";
import { importDataset } from "./import-dataset.ts";
import { runCommand } from "./run-command.ts";
import { type ImportOptions, onlyFile, readImportOptions, withStore } from "./store/open-store.ts";

async function importHousePrices(options: ImportOptions): Promise<void> {
	const path = onlyFile(options, "npm run data:house-prices -- <UK-HPI-full-file-2026-09.csv>");
	const file = await openLocalFile(path);
	const show = progressLine(process.stdout, { label: "Importing", total: file.size });
	try {
		await withStore(options, async (store) => {
			const open = async () => file;
			const prices = housePricesImporter({
				store,
				now: Date.now,
				open,
				isPart: options.isPart,
			});
			await importDataset(store, prices, options, ({ count }) => show(count));
			await importDataset(store, thresholdsImporter({ store }), options);
		});
	} finally {
		await file.close();
	}
}

await runCommand(() => importHousePrices(readImportOptions(process.argv.slice(2))));
