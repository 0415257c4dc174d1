import { open } from "node:fs/promises";
import type { Extent } from "#datasets/ingest/areas/extent.ts";
import { isHalfDone } from "#datasets/ingest/run/runs.ts";
import { type Store, storedDatasets } from "#datasets/ingest/store/store.ts";
import { digestAs } from "../ingest/areas/extent.ts";
import { progressLine } from "../postcodes/command/progress-line.ts";
import { prepareSales } from "../price-paid/command/prepared-edition.ts";
import { onlyYear, type SalesEdition } from "../price-paid/command/sales-edition.ts";
import { SALES, SALES_NAME, salesImporter } from "../price-paid/command/sales-importer.ts";
import { salesByArea } from "../reference/postcode-area-extents.ts";
import { readReferenceTables } from "../reference/read-tables.ts";
import { type LocalFile, openLocalFile } from "./files/local-file.ts";
import { bringInAs, processPath } from "./import-dataset.ts";
import { asImportingProcess, type ImportingProcess } from "./importing-process.ts";
import { importsFolder } from "./imports-folder.ts";
import { runCommand } from "./run-command.ts";
import { type ImportOptions, onlyFile, readImportOptions } from "./store/open-store.ts";
import { withStoreProcess } from "./store/store-process.ts";

/** Sales in one transaction: locally few, to bound memory; remotely many, to limit the number of uploads. */
const local = { batchSize: 40_000, longestJson: 1_700_000 };
const remote = { batchSize: 150_000 };

async function importSales(options: ImportOptions): Promise<void> {
	const path = onlyFile(options, "npm run data:sales -- <pp-complete.csv or pp-2026.csv>");
	const yearlySales = options.isPart ? null : salesByArea(await readReferenceTables());
	const file = await openLocalFile(path);
	try {
		await asImportingProcess(processPath(options, SALES), SALES_NAME, (here) =>
			withStoreProcess(options, (store) => importFile(store, file, { here, options, yearlySales })),
		);
	} finally {
		await file.close();
	}
}

type Importing = {
	readonly here: ImportingProcess;
	readonly options: ImportOptions;
	readonly yearlySales: Extent | null;
};

async function importFile(
	store: Store,
	file: LocalFile,
	{ here, options, yearlySales }: Importing,
): Promise<void> {
	const startedAt = Date.now();
	const read = progressLine(process.stdout, { label: "Reading  ", total: file.size });
	const needless = new AbortController();
	// Opens the store while the file is being read, because that takes some seconds.
	const held = sameAsStored(store, digestAs(file.tag, yearlySales === null)).then(
		(asOf) => (asOf === null ? null : needless.abort(asOf)),
		(cause: unknown) => needless.abort(cause),
	);
	const prepared = await prepareSales(file, {
		folder: importsFolder(options),
		now: startedAt,
		report: read,
		signal: needless.signal,
	}).catch((cause: unknown) => {
		if (needless.signal.aborted) {
			return null;
		}
		throw cause;
	});
	await held;
	if (prepared === null || needless.signal.aborted) {
		sayNeedless(needless.signal.reason);
		return;
	}
	const { edition, spillPath } = prepared;
	const spill = await open(spillPath);
	try {
		const show = progressLine(process.stdout, { label: "Importing", total: edition.sales });
		const limits = options.remote ? remote : local;
		await bringInAs(here, store, salesImporter(edition, { store, spill, yearlySales, ...limits }), {
			startedAt,
			report: ({ count }) => show(count),
		});
	} finally {
		await spill.close();
	}
	console.info(`  ${whatWasRead(edition)}`);
	await prepared.forget();
}

function whatWasRead(edition: SalesEdition): string {
	const rows = `${edition.rows.toLocaleString("en-GB")} rows of ${onlyYear(edition) ?? "all years"}`;
	return `${rows} were read, ${edition.sales.toLocaleString("en-GB")} sales of them brought in.`;
}

/** Prints that the file is already held. @throws what the store's query threw */
function sayNeedless(reason: unknown): void {
	if (typeof reason !== "string") {
		throw reason;
	}
	console.info(`${SALES_NAME} as of ${reason}: unchanged.`);
}

/** Date of the held edition, if it comes from this very file and no work on it is left; else null. */
async function sameAsStored(store: Store, digest: string): Promise<string | null> {
	const held = (await storedDatasets(store)).get(SALES);
	return held?.digest === digest && !(await isHalfDone(store, SALES)) ? held.as_of : null;
}

await runCommand(() => importSales(readImportOptions(process.argv.slice(2))));
