import { open } from "node:fs/promises";
import { storedAreas } from "#datasets/certificates/certificates-edition.ts";
import {
	CERTIFICATES,
	CERTIFICATES_NAME,
	certificatesImporter,
} from "#datasets/certificates/certificates-importer.ts";
import { spilledGroup } from "#datasets/certificates/command/read-edition.ts";
import { isHalfDone } from "#datasets/ingest/run/runs.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import { countInWords } from "#domain/base/words.ts";
import { type ChosenAreas, chooseAreas } from "../certificates/command/chosen-areas.ts";
import { prepareCertificates } from "../certificates/command/prepared-edition.ts";
import {
	type CertificateArguments,
	readArguments,
} from "../certificates/command/read-arguments.ts";
import { progressLine } from "../postcodes/command/progress-line.ts";
import { type LocalFile, openLocalFile } from "./files/local-file.ts";
import { watchedFile } from "./files/watched-file.ts";
import { bringInAs, processPath } from "./import-dataset.ts";
import { asImportingProcess, type ImportingProcess } from "./importing-process.ts";
import { importsFolder } from "./imports-folder.ts";
import { runCommand } from "./run-command.ts";
import { readOptions, type StoreOptions } from "./store/open-store.ts";
import { withStoreProcess } from "./store/store-process.ts";

/** Certificates in one transaction: locally few, to bound memory; remotely many, to limit the number of uploads. */
const local = { batchSize: 5_000, longestJson: 500_000 };
const remote = { batchSize: 60_000 };

async function importCertificates(given: CertificateArguments): Promise<void> {
	const options = readOptions(given.others);
	const file = await openLocalFile(given.path);
	try {
		await asImportingProcess(processPath(options, CERTIFICATES), CERTIFICATES_NAME, (here) =>
			withStoreProcess(options, (store) => importFile(store, file, { given, here, options })),
		);
	} finally {
		await file.close();
	}
}

type Importing = {
	readonly given: CertificateArguments;
	readonly here: ImportingProcess;
	readonly options: StoreOptions;
};

async function importFile(
	store: Store,
	file: LocalFile,
	{ given, here, options }: Importing,
): Promise<void> {
	const startedAt = Date.now();
	const { register } = given;
	const areas = await chooseAreas(store, given);
	const asOf = await sameAsStored(store, file, areas);
	if (asOf !== null) {
		console.info(`${CERTIFICATES_NAME} as of ${asOf}: unchanged.`);
		return;
	}
	const watched = watchedFile(
		file,
		progressLine(process.stdout, { label: "Reading  ", total: file.size }),
	);
	const folder = importsFolder(options);
	const prepared = await prepareCertificates(watched, { folder, register, areas, now: startedAt });
	const { edition, spillPath } = prepared;
	const spill = await open(spillPath);
	try {
		const total = Object.values(edition.certificates).reduce((sum, some) => sum + some, 0);
		const show = progressLine(process.stdout, { label: "Importing", total });
		const importer = certificatesImporter(edition, {
			store,
			readGroup: async (group) => spilledGroup(spill, edition.groups[group]?.pieces ?? []),
			...(options.remote ? remote : local),
		});
		await bringInAs(here, store, importer, { startedAt, report: ({ count }) => show(count) });
		const read = countInWords(edition.rows, "certificate");
		const areas = countInWords(edition.authorities.length, "area");
		console.info(`  Read: ${read}; brought in: ${total.toLocaleString("en-GB")}, in ${areas}.`);
	} finally {
		await spill.close();
	}
	await prepared.forget();
}

/** Date of the held areas, if they come from this very file and no work on it is left; else null. */
async function sameAsStored(
	store: Store,
	{ tag }: LocalFile,
	{ authorities }: ChosenAreas,
): Promise<string | null> {
	const held = await storedAreas(store);
	const isStored = authorities.every((code) => held.get(code)?.digest === tag);
	const isDone = isStored && !(await isHalfDone(store, CERTIFICATES));
	return isDone ? (held.get(authorities[0] ?? "")?.asOf ?? null) : null;
}

await runCommand(() => importCertificates(readArguments(process.argv.slice(2))));
