import { importProduct } from "../postcodes/command/import-product.ts";
import { committedPlacing } from "../postcodes/command/placing/committed-placing.ts";
import { withProduct } from "../postcodes/command/product.ts";
import { progressLine } from "../postcodes/command/progress-line.ts";
import { currentCodes } from "../reference/current-codes.ts";
import { postcodesByArea } from "../reference/postcode-area-extents.ts";
import { readReferenceTables } from "../reference/read-tables.ts";
import { runCommand } from "./run-command.ts";
import { type ImportOptions, onlyFile, readImportOptions, withStore } from "./store/open-store.ts";

/** Postcodes in one transaction: locally few, to bound memory; remotely many, to limit the number of uploads. */
const LOCAL_BATCH = 10_000;
const REMOTE_BATCH = 100_000;

async function importPostcodes(options: ImportOptions): Promise<void> {
	const path = onlyFile(
		options,
		"npm run data:postcodes -- <codepo_gb.zip, or the zip or csv of NSPL or ONSPD>",
	);
	const started = Date.now();
	const tables = await readReferenceTables();
	const placing = await committedPlacing(currentCodes(tables));
	const expected = options.isPart ? null : postcodesByArea(tables);
	await withProduct(path, (product) =>
		withStore(options, async (store) => {
			const show = {
				checked: progressLine(process.stdout, { label: "Checking ", total: product.count }),
				imported: progressLine(process.stdout, { label: "Importing", total: product.count }),
			};
			const outcome = await importProduct(store, product, {
				placing,
				expected,
				now: Date.now,
				batchSize: options.remote ? REMOTE_BATCH : LOCAL_BATCH,
				report: (step, done) => show[step](done),
			});
			const seconds = ((Date.now() - started) / 1000).toFixed(1);
			const count = product.count.toLocaleString("en-GB");
			console.info(
				`${product.title}: ${count} postcodes as of ${product.asOf}: ${outcome} in ${seconds} s.`,
			);
		}),
	);
}

await runCommand(() => importPostcodes(readImportOptions(process.argv.slice(2))));
