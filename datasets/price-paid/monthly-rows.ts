import { type CsvBatch, csvRows } from "../ingest/csv/csv-rows.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { RefusedNews } from "../ingest/run/importer.ts";
import { readTransaction, type Transaction } from "./transaction.ts";

/** Start of a part: bytes and rows before it. */
export type FilePosition = { readonly offset: number; readonly lines: number };

export type RowsRead = {
	readonly transactions: readonly Transaction[];
	/** Bytes read so far; the file's size at its end. */
	readonly offset: number;
	/** Rows that were no UTF-8, and were read as Windows-1252. */
	readonly oldEncoding: number;
};

/**
 * Reads whole rows of a monthly update from a position, until at least this many bytes are read.
 * @throws RefusedNews naming a faulty row; and what reading the file throws.
 */
export async function readRows(
	file: PublishedFile,
	{ offset, lines }: FilePosition,
	bytesAtOnce: number,
): Promise<RowsRead> {
	const transactions: Transaction[] = [];
	let oldEncoding = 0;
	for await (const batch of batchesOf(file, { offset, lines })) {
		for (const fields of batch.rows) {
			const row = lines + transactions.length + 1;
			transactions.push(readRow(fields, { file, row, isEnded: batch.isEnded }));
		}
		oldEncoding += batch.oldEncoding;
		if (batch.end >= bytesAtOnce) {
			return { transactions, offset: offset + batch.end, oldEncoding };
		}
	}
	return { transactions, offset: file.size, oldEncoding };
}

async function* batchesOf(
	file: PublishedFile,
	{ offset, lines }: FilePosition,
): AsyncGenerator<CsvBatch> {
	try {
		yield* csvRows(file.read(offset, file.size), { rowsBefore: lines });
	} catch (cause) {
		throw cause instanceof SyntaxError
			? new RefusedNews(`${file.name}: ${cause.message}.`, { cause })
			: cause;
	}
}

type RowPlace = {
	readonly file: PublishedFile;
	readonly row: number;
	readonly isEnded: boolean;
};

function readRow(fields: readonly string[], { file, row, isEnded }: RowPlace): Transaction {
	try {
		return readTransaction(fields);
	} catch (cause) {
		if (!(cause instanceof SyntaxError)) {
			throw cause;
		}
		const mistaken = row === 1 ? mistakenFor(fields) : null;
		const what = mistaken ?? `row ${row}: ${cause.message}`;
		throw new RefusedNews(`${file.name}${isEnded ? "" : " (cut off)"}, ${what}.`, { cause });
	}
}

/** What a file with this beginning is, where it is one that people often take by mistake. */
function mistakenFor([first = ""]: readonly string[]): string | null {
	if (/^\s*</.test(first)) {
		return "which is a web page";
	}
	return first.startsWith("unique_id")
		? "which is an export of the Price Paid service, whose columns stand in another order"
		: null;
}
