import { thresholdsImporter } from "#national/demand/thresholds-importer.ts";
import { Refusal } from "#national/refusal.ts";
import { rentsImporter } from "#national/rents/rents-importer.ts";
import { bringIn } from "./bring-in.ts";
import { openLocalFile } from "./files/local-file.ts";
import { watchedFile } from "./files/watched-file.ts";
import { progressLine } from "./postcodes/progress-line.ts";
import { runCommand } from "./run-command.ts";
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
			await bringIn(store, rentsImporter({ store, open, now: Date.now }), options);
			await bringIn(store, thresholdsImporter({ store }), options);
		});
	} finally {
		await file.close();
	}
}

await runCommand(() => importRents(readOptions(process.argv.slice(2))));
