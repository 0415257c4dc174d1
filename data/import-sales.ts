import { open } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "#national/refusal.ts";
import { heldDatasets, type Store } from "#national/store/store.ts";
import { openLocalFile } from "./files/local-file.ts";
import { progressLine } from "./postcodes/progress-line.ts";
import { type Prepared, preparedEdition } from "./price-paid/prepared-edition.ts";
import { onlyYear } from "./price-paid/sales-edition.ts";
import { SALES, salesImporter } from "./price-paid/sales-importer.ts";
import { runCommand } from "./run-command.ts";
import { runImporter } from "./run-importer.ts";
import { readOptions, type StoreOptions } from "./store/open-store.ts";
import { withStoreProcess } from "./store/store-process.ts";

/** Sales in one transaction: on the spot what keeps memory flat, far away what keeps the number of uploads low. */
const local = { batchSize: 60_000, longestJson: 1_700_000 };
const remote = { batchSize: 150_000 };

async function importSales(options: StoreOptions): Promise<void> {
	const [path, ...others] = options.files;
	if (path === undefined || others.length > 0) {
		throw new Refusal("Name one file: npm run data:sales -- <pp-complete.csv or pp-2026.csv>");
	}
	const file = await openLocalFile(path);
	try {
		await withStoreProcess(options, (store) => importFile(store, file, options));
	} finally {
		await file.close();
	}
}

type LocalFile = Awaited<ReturnType<typeof openLocalFile>>;

async function importFile(store: Store, file: LocalFile, options: StoreOptions): Promise<void> {
	const started = Date.now();
	const folder = join(options.persistTo, "imports");
	const read = progressLine(process.stdout, { label: "Reading  ", total: file.size });
	const needless = new AbortController();
	// The store is asked while the file is read: it takes some seconds to open.
	const held = sameAsHeld(store, file).then(
		(asOf) => (asOf === null ? null : needless.abort(asOf)),
		(cause: unknown) => needless.abort(cause),
	);
	const prepared = await preparedEdition(file, {
		folder,
		now: started,
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
	await importEdition(store, prepared, { started, folder, isRemote: options.remote });
	await prepared.forget();
}

/** Says that the file is held already. @throws what went wrong when the store was asked */
function sayNeedless(reason: unknown): void {
	if (typeof reason !== "string") {
		throw reason;
	}
	console.info(`Sold prices as of ${reason}: unchanged.`);
}

/** The date of what is held when it is this very file, and nothing of it is left to do; else null. */
async function sameAsHeld(store: Store, file: LocalFile): Promise<string | null> {
	const held = (await heldDatasets(store)).get(SALES);
	const halfDone = await store.read(
		"SELECT source FROM source_runs WHERE source = ?1 AND progress IS NOT NULL",
		[SALES],
	);
	return held?.digest === file.tag && halfDone.length === 0 ? held.as_of : null;
}

type ImportingEdition = {
	readonly started: number;
	readonly folder: string;
	readonly isRemote: boolean;
};

async function importEdition(
	store: Store,
	{ edition, spillPath }: Prepared,
	{ started, folder, isRemote }: ImportingEdition,
): Promise<void> {
	const spill = await open(spillPath);
	try {
		const show = progressLine(process.stdout, { label: "Importing", total: edition.sales });
		const importer = salesImporter(edition, { store, spill, ...(isRemote ? remote : local) });
		const imported = await runImporter(store, importer, {
			now: Date.now,
			processPath: join(folder, `${SALES}.pid`),
			report: ({ count }) => show(count),
		});
		const seconds = ((Date.now() - started) / 1000).toFixed(1);
		const rows = `${edition.rows.toLocaleString("en-GB")} rows of ${onlyYear(edition) ?? "all years"}`;
		const kept = `${edition.sales.toLocaleString("en-GB")} sales brought in`;
		console.info(`${rows}, ${kept} up to ${edition.newest}: ${imported.outcome} in ${seconds} s.`);
		for (const note of imported.edition?.notes ?? []) {
			console.info(`  ${note}`);
		}
	} finally {
		await spill.close();
	}
}

await runCommand(() => importSales(readOptions(process.argv.slice(2))));
