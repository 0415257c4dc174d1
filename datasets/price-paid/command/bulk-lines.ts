/** Most characters of a line. Anything longer is not a sale and must not fill the memory. */
const LONGEST_LINE = 1500;

const LINE_END = 10;
const CARRIAGE_RETURN = 13;
const notAscii = /[\u0080-\u00ff]/;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Takes a file's lines in order. Called for every line, because that is twice as fast as an iterator; it must not be slow. */
export type TakeLine = (line: string, number: number) => void;

export type LinesRead = {
	/** Lines that were no UTF-8 and were read as Latin-1. */
	readonly oldEncoding: number;
	/** Whether a line end stands behind the last line. */
	readonly ended: boolean;
};

/**
 * Hands over every line of a file without its line end.
 * @throws SyntaxError where a line is longer than any row.
 */
export async function readBulkLines(
	bytes: AsyncIterable<Uint8Array>,
	take: TakeLine,
): Promise<LinesRead> {
	let number = 0;
	let oldEncoding = 0;
	const takeLine = (chunk: Buffer, start: number, lineEnd: number): void => {
		number += 1;
		if (lineEnd - start > LONGEST_LINE) {
			throw tooLong(number);
		}
		const end = chunk[lineEnd - 1] === CARRIAGE_RETURN && lineEnd > start ? lineEnd - 1 : lineEnd;
		const line = chunk.toString("latin1", start, end);
		const decoded = notAscii.test(line) ? decode(chunk.subarray(start, end)) : line;
		oldEncoding += decoded === null ? 1 : 0;
		take(decoded ?? line, number);
	};
	let rest: Buffer = Buffer.alloc(0);
	for await (const piece of bytes) {
		const chunk = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
		let start = 0;
		for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
			if (rest.length > 0) {
				const line = Buffer.concat([rest, chunk.subarray(start, end)]);
				takeLine(line, 0, line.length);
				rest = Buffer.alloc(0);
			} else {
				takeLine(chunk, start, end);
			}
			start = end + 1;
		}
		rest = Buffer.concat([rest, chunk.subarray(start)]);
		if (rest.length > LONGEST_LINE) {
			throw tooLong(number + 1);
		}
	}
	if (rest.length > 0) {
		takeLine(rest, 0, rest.length);
	}
	return { oldEncoding, ended: rest.length === 0 };
}

function decode(bytes: Uint8Array): string | null {
	try {
		return utf8.decode(bytes);
	} catch {
		return null;
	}
}

function tooLong(number: number): SyntaxError {
	return new SyntaxError(`line ${number} is longer than any row of sales`);
}
