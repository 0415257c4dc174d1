import { execFile } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { prepareState } from "../dev/prepare-state.ts";
import { sharedSample } from "../shared-samples.ts";
import { print } from "./measure.ts";
import { runMeasured } from "./run-measured.ts";

const run = promisify(execFile);
const MEGABYTE = 1_000_000;
const USUAL = 200 * MEGABYTE;
const GIGABYTE = 1000 * MEGABYTE;

/** The two files measured differ in how many of their rows are recent enough to be kept. All five years of the second are kept. */
const kinds: readonly { readonly what: string; readonly years: Years }[] = [
	{ what: "spread over all years, as the complete file is", years: [1995, 2026] },
	{ what: "every one of them kept", years: [2021, 2025] },
];

/**
 * Imports files in the form of `pp-complete.csv`, made by repeating the sample rows, and has sqlite3 import the same files for comparison. `gigabyte` makes
 * the files as large as the memory goal assumes.
 */
export async function measureSalesImport({ gigabyte }: { gigabyte: boolean }): Promise<void> {
	const samples = sharedSample("ppd");
	if (samples === null) {
		print("Import of sold prices", "not measured: no samples of Price Paid Data");
		return;
	}
	for (const { what, years } of kinds) {
		const folder = await mkdtemp(path.join(tmpdir(), "lettable-bench-"));
		try {
			const file = path.join(folder, "pp-complete.csv");
			const bytes = gigabyte ? GIGABYTE : USUAL;
			const rows = await writeSalesFile(file, { folder: samples, bytes, years });
			await measureFile(folder, file, { what, rows });
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	}
}

async function measureFile(
	folder: string,
	file: string,
	{ what, rows }: { what: string; rows: number },
): Promise<void> {
	const megabytes = ((await stat(file)).size / MEGABYTE).toFixed(0);
	const state = path.join(folder, "state");
	await prepareState(state);
	const ours = await importOnce(file, state);
	const perSecond = rows / ours.seconds;
	print(
		`Import of sold prices, ${rows.toLocaleString("en-GB")} rows of ${megabytes} MB, ${what}`,
		`${ours.seconds.toFixed(1)} s, ${perSecond.toFixed(0)} rows/s`,
	);
	print("  peak memory of the import (goal under 300 MB)", `${ours.peak.toFixed(0)} MB`);
	print("  and of the process that holds wrangler's D1", `${ours.storePeak.toFixed(0)} MB`);
	const theirs = await sqliteSeconds(file, path.join(folder, "sqlite.db"));
	print(
		"  against sqlite3 .import (goal at least 0.5)",
		theirs === null ? "no sqlite3 on this machine" : `${(theirs / ours.seconds).toFixed(2)}x`,
	);
}

async function importOnce(file: string, state: string) {
	const limits = ["--max-old-space-size=256", "--max-semi-space-size=16"];
	const { seconds, peaks } = await runMeasured([
		...limits,
		...["datasets/commands/import-sales.ts", file, "--partial", "--persist-to", state],
	]);
	// The process that holds the store ends before the one that started it.
	const [storePeak = 0, peak = 0] = peaks;
	return { seconds, peak, storePeak };
}

/** Seconds that sqlite3 takes for the same file; null where it is not installed. */
async function sqliteSeconds(file: string, database: string): Promise<number | null> {
	const columns = Array.from({ length: 16 }, (_, at) => `c${at}`).join(", ");
	const started = performance.now();
	try {
		await run("sqlite3", [
			database,
			`CREATE TABLE sales (${columns});`,
			".mode csv",
			`.import "${file}" sales`,
		]);
	} catch (cause) {
		if (Reflect.get(Object(cause), "code") === "ENOENT") {
			return null;
		}
		throw cause;
	}
	return (performance.now() - started) / 1000;
}

const samples = ["greater-manchester_2019", "barbican_EC2Y", "goldenlane_EC1Y"];
/** Areas of England and Wales. */
const areas =
	"AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP HR HU HX IG IP KT L LA LD LE LL LN LS LU M ME MK N NE NG NN NP NR NW OL OX PE PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO".split(
		" ",
	);
/** First and last year of the sales in a file. */
type Years = readonly [number, number];

/** A row of a sample, in the columns of the bulk files, without its identifier, day and postcode. */
type Row = { id: string; day: string; postcode: string; price: string; rest: string };

/**
 * Writes a file in the form of `pp-complete.csv` by repeating the rows of the samples, and gives how many rows it has. Each repetition gets
 * identifiers of its own and lies in the next postcode area; its year is moved too, so that all of `years` come up evenly.
 */
async function writeSalesFile(
	target: string,
	{ folder, bytes, years }: { folder: string; bytes: number; years: Years },
): Promise<number> {
	const rows = samples.flatMap((name) => readRows(path.join(folder, `ppd_app_export_${name}.csv`)));
	let count = 0;
	function* parts(): Generator<string> {
		let written = 0;
		for (let turn = 0; written < bytes; turn += 1) {
			const part = rows
				.map((row, place) => rowText(row, { turn, number: count + place, years }))
				.join("");
			written += part.length;
			count += rows.length;
			yield part;
		}
	}
	await pipeline(Readable.from(parts()), createWriteStream(target));
	return count;
}

type Place = { readonly turn: number; readonly number: number; readonly years: Years };

function rowText({ id, day, postcode, price, rest }: Row, { turn, number, years }: Place): string {
	// An odd factor gives each number below 2^32 another one.
	const ownId = (Math.imul(number, 0x9e3779b1) >>> 0).toString(16).toUpperCase().padStart(8, "0");
	const area = areas[turn % areas.length] ?? "";
	const [first, last] = years;
	const year = first + ((turn * 7) % (last + 1 - first));
	const date = day.endsWith("-02-29") ? "02-28" : day.slice(5);
	return `"{${ownId}${id.slice(8)}}","${price}","${year}-${date} 00:00","${postcode.replace(/^[A-Z]+/, area)}",${rest}\n`;
}

/** The app's export has other columns than the bulk files: no braces, the flat before the house, a link at the end. */
function readRows(file: string): Row[] {
	const row =
		/"([\dA-F-]{36})","(\d+)","(\d{4}-\d\d-\d\d)","([A-Z\d ]+)",("."),("."),("."),("[^"]*"),("[^"]*"),((?:"[^"]*",){5})("."),"/g;
	return [...readFileSync(file, "utf8").matchAll(row)].map(
		([
			,
			id = "",
			price = "",
			day = "",
			postcode = "",
			type,
			age,
			tenure,
			saon,
			paon,
			place,
			category,
		]) => ({
			id,
			price,
			day,
			postcode,
			rest: `${type},${age},${tenure},${paon},${saon},${place}${category},"A"`,
		}),
	);
}
