import { type IsoDate, londonDay } from "#domain/calendar.ts";
import { keptPeriod } from "#domain/market/sale-figures.ts";
import type { PublishedFile } from "#national/files/published-file.ts";
import { Refusal } from "#national/refusal.ts";
import { openSpill } from "../spill/spill.ts";
import { readLines } from "./bulk-lines.ts";
import { newestMonthFound } from "./newest-month-found.ts";
import { rowReader } from "./row-reader.ts";
import type { SalesEdition } from "./sales-edition.ts";

type Reading = {
	/** Where the sales are spilled to. */
	readonly spillPath: string;
	/** UTC milliseconds. */
	readonly now: number;
	/** Called with the bytes behind, as they are read. */
	readonly report: (bytes: number) => void;
	/** Stops the reading. */
	readonly signal?: AbortSignal;
};

/** Bytes among which a web page has begun. */
const LONGEST_BEGINNING = 512;

/**
 * Reads a complete or yearly file once, every row of it checked, and spills the sales that are kept. Memory is flat: a chunk of the file and a
 * block of each group of postcodes.
 * @throws Refusal when it is no such file, naming the line.
 */
export async function readEdition(file: PublishedFile, reading: Reading): Promise<SalesEdition> {
	await refuseWebPage(file);
	const today = londonDay(reading.now);
	let month = (await newestMonthFound(file, today)) ?? today.slice(0, 7);
	for (;;) {
		const edition = await readThrough(file, reading, { today, since: keptPeriod(month).from });
		if (edition.month >= month) {
			return edition;
		}
		// Some rows here and there promised a newer month than all have: sales were passed over that are kept.
		month = edition.month;
	}
}

async function readThrough(
	file: PublishedFile,
	{ spillPath, report, signal }: Reading,
	days: { today: IsoDate; since: IsoDate },
): Promise<SalesEdition> {
	const spill = openSpill(spillPath);
	try {
		const rows = rowReader(spill, days);
		const { oldEncoding, ended } = await readLines(
			reported(file, (behind) => {
				signal?.throwIfAborted();
				report(behind);
			}),
			rows,
		);
		return { tag: file.tag, oldEncoding, ...rows.finish(ended), groups: spill.finish() };
	} catch (cause) {
		throw cause instanceof SyntaxError
			? new Refusal(`${file.name} cannot be imported: ${cause.message}.`, { cause })
			: cause;
	} finally {
		spill.close();
	}
}

/** A web page has no lines: it is told by how it begins. */
async function refuseWebPage(file: PublishedFile): Promise<void> {
	for await (const chunk of file.read(0, Math.min(file.size, LONGEST_BEGINNING))) {
		if (/^\s*</.test(Buffer.from(chunk).toString("latin1"))) {
			throw new Refusal(`${file.name} cannot be imported: it is a web page.`);
		}
		return;
	}
}

async function* reported(
	file: PublishedFile,
	report: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
	let behind = 0;
	for await (const chunk of file.read(0, file.size)) {
		yield chunk;
		behind += chunk.length;
		report(behind);
	}
}
