import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { finished } from "node:stream/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { prepareState } from "../dev/prepare-state.ts";
import { root } from "../dev/project.ts";
import { mustRun } from "../dev/run-tool.ts";
import { sharedSample } from "../shared-samples.ts";
import { indexFile } from "../source-sim/sources/house-price-index.ts";
import { tableOne } from "../source-sim/sources/private-rents.ts";
import { sheetPieces, stringsXml, workbookDocuments } from "../workbooks/write-workbook.ts";
import { print } from "./measure.ts";
import { runMeasured } from "./run-measured.ts";

const state = ".wrangler/bench-import";

/** Imports the national postcode file where it is on this machine, into a store of its own, and says how long it took. */
export async function importAll(): Promise<void> {
	const product = sharedSample("../codepo_gb.zip");
	if (product === null) {
		print("Import of the national postcode file", "not measured: no codepo_gb.zip");
		return;
	}
	await rm(path.join(root, state), { recursive: true, force: true });
	await prepareState(state);
	const started = performance.now();
	await mustRun("node", ["datasets/commands/import-postcodes.ts", product, "--persist-to", state]);
	const seconds = (performance.now() - started) / 1000;
	print("Import of 1.75 million postcodes (goal under 240 s)", `${seconds.toFixed(1)} s`);
	await rm(path.join(root, state), { recursive: true, force: true });
}

/** As many as make the real file's 135,000 rows. */
const INDEX_MONTHS = 366;
const NEWEST_INDEX = "2026-09";

/** Imports a full file of the UK House Price Index with as many rows as the real one, and then again, when nothing is left to do. */
export async function measureHousePrices(): Promise<void> {
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-bench-"));
	try {
		const file = path.join(folder, `UK-HPI-full-file-${NEWEST_INDEX}.csv`);
		const state = path.join(folder, "state");
		const text = indexFile(NEWEST_INDEX, INDEX_MONTHS);
		const rows = text.split("\n").length - 2;
		await writeFile(file, text);
		await prepareState(state);
		const command = ["datasets/commands/import-house-prices.ts", file, "--persist-to", state];
		const limits = ["--max-old-space-size=256", "--max-semi-space-size=4"];
		const first = await runMeasured([...limits, ...command]);
		const again = await runMeasured([...limits, ...command]);
		print(
			`Import of the house price index, ${rows.toLocaleString("en-GB")} rows of ${(text.length / 1_000_000).toFixed(0)} MB (goal under 20 s)`,
			`${first.seconds.toFixed(1)} s, ${(rows / first.seconds).toFixed(0)} rows/s`,
		);
		print(
			"  peak memory, and of the command without work",
			`${first.peak.toFixed(0)} MB, ${again.peak.toFixed(0)} MB`,
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * Imports a workbook of private rents of its real size, then again when nothing
 * is left to do. The second run shows the memory that the command itself needs.
 */
export async function measureRents(): Promise<void> {
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-bench-"));
	try {
		const workbook = path.join(folder, "rents.xlsx");
		const state = path.join(folder, "state");
		const megabytes = (await writeRentsFile(workbook)) / 1_000_000;
		await prepareState(state);
		const command = ["datasets/commands/import-rents.ts", workbook, "--persist-to", state];
		const limits = ["--max-old-space-size=256", "--max-semi-space-size=4"];
		const first = await runMeasured([...limits, ...command]);
		const again = await runMeasured([...limits, ...command]);
		print(
			`Import of private rents, a sheet of ${megabytes.toFixed(0)} MB (goal under 20 s)`,
			`${first.seconds.toFixed(1)} s`,
		);
		print(
			"  peak memory, and of the command without work (goal under 64 MB more)",
			`${first.peak.toFixed(0)} MB, ${again.peak.toFixed(0)} MB`,
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Months before May 2026 since the index begins, in January 2015. */
const RENT_MONTHS = 136;

/** Writes the workbook of the Price Index of Private Rents with all its months, and gives how many bytes its sheet has before they are packed. */
async function writeRentsFile(target: string): Promise<number> {
	const output = createWriteStream(target);
	const archive = new Zip((fault, bytes, isLast) => {
		if (fault) {
			output.destroy(fault);
			return;
		}
		output.write(bytes);
		if (isLast) {
			output.end();
		}
	});
	const add = (name: string, pieces: Iterable<string>): number => {
		const entry = new ZipDeflate(name, { level: 6 });
		archive.add(entry);
		let length = 0;
		for (const piece of pieces) {
			const bytes = strToU8(piece);
			length += bytes.length;
			entry.push(bytes);
		}
		entry.push(new Uint8Array(), true);
		return length;
	};
	const strings = new Map<string, number>();
	const { "xl/workbook.xml": workbook = "", "xl/_rels/workbook.xml.rels": relations = "" } =
		workbookDocuments([{ name: "Table 1", rows: [] }]);
	add("xl/workbook.xml", [workbook]);
	add("xl/_rels/workbook.xml.rels", [relations]);
	const length = add("xl/worksheets/sheet1.xml", sheetPieces(tableOne(RENT_MONTHS), strings));
	add("xl/sharedStrings.xml", [stringsXml(strings)]);
	archive.end();
	await finished(output);
	return length;
}
