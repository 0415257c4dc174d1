import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { newestMonth } from "#datasets/price-paid/newest-month.ts";
import { type IsoDate, londonDay } from "#domain/base/calendar.ts";
import { keptPeriod } from "#domain/base/facts/sale-figures.ts";
import { openSpill } from "../../commands/spill/spill.ts";
import { readBulkLines } from "./bulk-lines.ts";
import { rowReader } from "./row-reader.ts";
import type { SalesEdition } from "./sales-edition.ts";

const PLACES = 48;
const BYTES_AT_A_PLACE = 64 * 1024;
const transferDay = /,"?(\d{4}-\d\d-\d\d) 00:00"?,/g;

/**
 * The newest month, `YYYY-MM`, up to today among sample rows of a file, including its end; null where none has one. It gives an early cut-off for the sales
 * to keep, so that the far more numerous older ones need not be spilled.
 */
async function newestMonthFound(file: PublishedFile, today: IsoDate): Promise<string | null> {
	const last = Math.max(0, file.size - BYTES_AT_A_PLACE);
	const places = new Set(
		Array.from({ length: PLACES }, (_, at) => Math.floor((last * at) / (PLACES - 1))),
	);
	const months = new Map<string, number>();
	for (const place of places) {
		const text = await textAt(file, place);
		for (const [, day = ""] of text.matchAll(transferDay)) {
			const month = day.slice(0, 7);
			if (day <= today) {
				months.set(month, (months.get(month) ?? 0) + 1);
			}
		}
	}
	return newestMonth(months);
}

async function textAt(file: PublishedFile, place: number): Promise<string> {
	let text = "";
	for await (const chunk of file.read(place, Math.min(file.size, place + BYTES_AT_A_PLACE))) {
		text += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString("latin1");
	}
	return text;
}

type ReadOptions = {
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
 * Reads a complete or yearly file once, checks every row and spills the sales that are kept. Memory is bounded by a chunk of the file and a block for each
 * group of postcodes.
 * @throws Refusal when it is no such file, naming the line.
 */
export async function readSalesEdition(
	file: PublishedFile,
	reading: ReadOptions,
): Promise<SalesEdition> {
	await refuseWebPage(file);
	const today = londonDay(reading.now);
	let month = (await newestMonthFound(file, today)) ?? today.slice(0, 7);
	for (;;) {
		const edition = await readThrough(file, reading, { today, since: keptPeriod(month).from });
		if (edition.month >= month) {
			return edition;
		}
		// The sample promised a newer month than the file has, so sales were skipped that should be kept.
		month = edition.month;
	}
}

async function readThrough(
	file: PublishedFile,
	{ spillPath, report, signal }: ReadOptions,
	days: { today: IsoDate; since: IsoDate },
): Promise<SalesEdition> {
	const spill = openSpill(spillPath);
	try {
		const rows = rowReader(spill, days);
		const { oldEncoding, ended } = await readBulkLines(
			reported(file, (behind) => {
				signal?.throwIfAborted();
				report(behind);
			}),
			rows.take,
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

/** Refuses a web page, which is recognised by its beginning because it has no lines. */
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
