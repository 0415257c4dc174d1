import { join } from "node:path";
import { housePricesImporter } from "#national/house-prices/house-prices-importer.ts";
import { Refusal } from "#national/refusal.ts";
import { type LocalFile, openLocalFile } from "./files/local-file.ts";
import { progressLine } from "./postcodes/progress-line.ts";
import { runCommand } from "./run-command.ts";
import { runImporter } from "./run-importer.ts";
import { readOptions, type StoreOptions, withStore } from "./store/open-store.ts";

async function importHousePrices(options: StoreOptions): Promise<void> {
	const [path, ...others] = options.files;
	if (path === undefined || others.length > 0) {
		throw new Refusal("Name one file: npm run data:house-prices -- <UK-HPI-full-file-2026-09.csv>");
	}
	const file = await openLocalFile(path);
	try {
		await importFile(file, options);
	} finally {
		await file.close();
	}
}

async function importFile(file: LocalFile, options: StoreOptions): Promise<void> {
	const started = Date.now();
	const show = progressLine(process.stdout, { label: "Importing", total: file.size });
	await withStore(options, async (store) => {
		const { outcome, edition } = await runImporter(
			store,
			housePricesImporter({ store, now: Date.now, open: async () => file }),
			{
				now: Date.now,
				processPath: join(options.persistTo, "imports", "house_prices.pid"),
				report: ({ count }) => show(count),
			},
		);
		const seconds = ((Date.now() - started) / 1000).toFixed(1);
		const what = edition
			? `${edition.rows.toLocaleString("en-GB")} rows up to ${edition.asOf}`
			: file.name;
		console.info(`House prices: ${what}: ${outcome} in ${seconds} s.`);
		for (const note of edition?.notes ?? []) {
			console.info(`  ${note}`);
		}
	});
}

await runCommand(() => importHousePrices(readOptions(process.argv.slice(2))));
