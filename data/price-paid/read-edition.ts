import { type IsoDate, londonDay } from "#domain/calendar.ts";
import { keptPeriod } from "#domain/market/sale-figures.ts";
import type { PublishedFile } from "#national/files/published-file.ts";
import { packSale } from "#national/price-paid/packed-sales.ts";
import { COLUMNS, readTransaction } from "#national/price-paid/transaction.ts";
import { Refusal } from "#national/refusal.ts";
import { bulkFields, dayAtGlance } from "./bulk-fields.ts";
import { readLines } from "./bulk-lines.ts";
import { newestDayFound } from "./newest-day.ts";
import type { SalesEdition } from "./sales-edition.ts";
import { openSpill, type Spill } from "./spill.ts";

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
export async function readEdition(
	file: PublishedFile,
	{ spillPath, now, report, signal }: Reading,
): Promise<SalesEdition> {
	await refuseWebPage(file);
	const today = londonDay(now);
	const newest = await newestDayFound(file, today);
	const spill = openSpill(spillPath);
	try {
		const rows = rowReader(spill, { today, since: keptSince(newest ?? today) });
		const { oldEncoding, ended } = await readLines(
			reported(file, (behind) => {
				signal?.throwIfAborted();
				report(behind);
			}),
			rows.take,
		);
		return { tag: file.tag, oldEncoding, ...rows.finish(ended) };
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

function keptSince(newest: IsoDate): IsoDate {
	return keptPeriod(newest.slice(0, 7)).from;
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

type Rows = {
	/** @throws SyntaxError naming the line. */
	take(line: string, number: number): void;
	/** @throws SyntaxError when the last row broke off, or there was none. */
	finish(ended: boolean): Omit<SalesEdition, "tag" | "oldEncoding">;
};

function rowReader(
	spill: Spill,
	{ today, since: first }: { today: IsoDate; since: IsoDate },
): Rows {
	const counts = { rows: 0, sales: 0, withoutPostcode: 0, yetToCome: 0 };
	let since = first;
	let oldest = today;
	let newest = "";
	/** The last line, until it is known whether it broke off. */
	let fault: SyntaxError | null = null;
	const keep = (fields: readonly string[]): void => {
		const sale = readTransaction(fields);
		if (sale.status !== "A") {
			throw new SyntaxError(
				"it changes or deletes earlier rows: that is a monthly update, which the weekly refresh brings in",
			);
		}
		if (sale.day > today) {
			counts.yetToCome += 1;
			return;
		}
		if (sale.day > newest) {
			newest = sale.day;
			since = [since, keptSince(newest)].toSorted().at(-1) ?? since;
		}
		if (sale.postcode === null) {
			counts.withoutPostcode += 1;
			return;
		}
		counts.sales += 1;
		spill.add(sale.postcode, packSale(sale));
	};
	const takeRow = (line: string): void => {
		const glance = dayAtGlance(line);
		const isOld = glance !== null && glance < since && dayShape.test(glance);
		const fields = isOld ? [] : bulkFields(line);
		const day = isOld ? glance : dayOf(fields, line);
		if (day < oldest) {
			oldest = day;
		}
		if (day >= since) {
			keep(fields);
		}
	};
	return {
		take(line, number) {
			if (fault) {
				throw fault;
			}
			if (line === "" && number > 1) {
				return;
			}
			counts.rows += 1;
			try {
				takeRow(line);
			} catch (cause) {
				fault = at(number, cause);
			}
		},
		finish(ended) {
			if (counts.rows === 0) {
				throw new SyntaxError("it is empty");
			}
			if (fault) {
				throw ended ? fault : new SyntaxError(`it is cut off, ${fault.message}`);
			}
			if (newest === "") {
				throw new SyntaxError("it has no sale of the past");
			}
			return { ...counts, oldest, newest, groups: spill.finish() };
		},
	};
}

const dayShape = /^\d{4}-\d\d-\d\d$/;

/** The day of a row, whose columns are counted first. */
function dayOf(fields: readonly string[], line: string): IsoDate {
	const day = fields[2]?.slice(0, 10) ?? "";
	if (fields.length !== COLUMNS || !dayShape.test(day)) {
		throw new SyntaxError(whatItIs(fields, line));
	}
	return day;
}

/** What somebody may have taken for the file, in words. */
function whatItIs(fields: readonly string[], line: string): string {
	if (/^"?unique_id"?,/.test(line)) {
		return "it is an export of the Price Paid app, whose columns stand in another order: take pp-complete.csv or pp-<year>.csv";
	}
	return fields.length === COLUMNS
		? "the date of transfer is not where it should be"
		: `a row has ${fields.length} columns, not ${COLUMNS}`;
}

function at(number: number, cause: unknown): SyntaxError {
	if (!(cause instanceof SyntaxError)) {
		throw cause;
	}
	return new SyntaxError(`line ${number}: ${cause.message}`, { cause });
}
