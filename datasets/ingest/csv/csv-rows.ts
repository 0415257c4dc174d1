import { joined } from "#datasets/ingest/files/read-at.ts";
import { faulty, rowsIn, tooLong } from "./rows-in.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder("windows-1252");

/** Rows that came together, without lines that are blank. */
export type CsvBatch = {
	readonly rows: readonly string[][];
	/** Bytes from the start of the stream to the end of these rows: a reader that stops here continues from there. */
	readonly end: number;
	/** Whether the last row ends with a line end. Otherwise the file ended there, perhaps in the middle of a field. */
	readonly isEnded: boolean;
	/** Lines that were not UTF-8 and were read as Windows-1252, a superset of Latin-1. */
	readonly oldEncoding: number;
};

export type CsvOptions = {
	/** Most bytes of a row: anything longer is not a row and must not fill the memory. */
	readonly longestRow?: number;
	/** Rows of the file before these, for messages. */
	readonly rowsBefore?: number;
};

const LONGEST_ROW = 65_536;
const LINE_END = 10;

/**
 * Reads CSV as it comes: fields quoted or not, quotes doubled and line ends within quotes, lines ending in LF or CRLF, with or without a byte order
 * mark. Holds a piece and a row. Source: RFC 4180.
 * @throws SyntaxError naming the row that is none; and what reading the bytes throws.
 */
export async function* csvRows(
	bytes: AsyncIterable<Uint8Array>,
	{ longestRow = LONGEST_ROW, rowsBefore = 0 }: CsvOptions = {},
): AsyncGenerator<CsvBatch> {
	let waiting: Uint8Array[] = [];
	let waitingBytes = 0;
	let end = 0;
	let count = rowsBefore;
	const read = (lines: Uint8Array, isLast: boolean): CsvBatch => {
		const { text, oldEncoding } = textOf(lines, { mayHaveMark: end === 0 });
		const { rows, unread } = rowsIn(text, { longestRow, rowsBefore: count, isLast });
		count += rows.length;
		end += startOfLast(unread, lines);
		return { rows, end, isEnded: !isLast, oldEncoding };
	};
	// An unfinished row is retried only when twice as much has arrived; otherwise a long one would be scanned again for every piece.
	let worthTrying = 0;
	let hasLines = false;
	const take = (): CsvBatch => {
		const all = joined(waiting);
		const before = end;
		const batch = read(all.subarray(0, all.lastIndexOf(LINE_END) + 1), false);
		waiting = [all.subarray(end - before)];
		waitingBytes -= end - before;
		worthTrying = batch.rows.length === 0 ? 2 * waitingBytes : 0;
		hasLines = false;
		return batch;
	};
	for await (const piece of bytes) {
		waiting.push(piece);
		waitingBytes += piece.length;
		hasLines ||= piece.includes(LINE_END);
		if (hasLines && waitingBytes >= worthTrying) {
			const batch = take();
			if (batch.rows.length > 0) {
				yield batch;
			}
		}
		if (waitingBytes > longestRow) {
			throw faulty(count + 1, tooLong(longestRow));
		}
	}
	if (hasLines) {
		const batch = take();
		if (batch.rows.length > 0) {
			yield batch;
		}
	}
	if (waitingBytes > 0) {
		const batch = read(joined(waiting), true);
		if (batch.rows.length > 0) {
			yield batch;
		}
	}
}

/** Start of the last `count` lines. In every encoding read here, no byte of a multi-byte character is a line end. */
function startOfLast(count: number, lines: Uint8Array): number {
	let start = lines.length;
	for (let line = 0; line < count; line += 1) {
		start = start < 2 ? 0 : lines.lastIndexOf(LINE_END, start - 2) + 1;
	}
	return start;
}

/** Text of whole lines, and how many of them were not UTF-8 and were read as Windows-1252. */
function textOf(
	lines: Uint8Array,
	{ mayHaveMark }: { mayHaveMark: boolean },
): { text: string; oldEncoding: number } {
	const read = textIn(utf8, lines);
	const decoded = read === null ? lineByLine(lines) : { text: read, oldEncoding: 0 };
	return mayHaveMark ? { ...decoded, text: decoded.text.replace(/^\uFEFF/, "") } : decoded;
}

function lineByLine(lines: Uint8Array): { text: string; oldEncoding: number } {
	const texts: string[] = [];
	let oldEncoding = 0;
	for (let start = 0; start < lines.length; ) {
		const lineEnd = lines.indexOf(LINE_END, start);
		const end = lineEnd === -1 ? lines.length : lineEnd + 1;
		const line = lines.subarray(start, end);
		const read = textIn(utf8, line);
		oldEncoding += read === null ? 1 : 0;
		texts.push(read ?? windows1252.decode(line));
		start = end;
	}
	return { text: texts.join(""), oldEncoding };
}

function textIn(decoder: TextDecoder, bytes: Uint8Array): string | null {
	try {
		return decoder.decode(bytes);
	} catch {
		return null;
	}
}
