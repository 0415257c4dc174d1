/** More is no row of sales, and must not be gathered up in memory. */
const LONGEST_LINE = 1500;

const notAscii = /[\u0080-\u00ff]/;
const utf8 = new TextDecoder("utf-8", { fatal: true });

export type Lines = {
	/** Lines that were no UTF-8 and were read as Latin-1. */
	readonly oldEncoding: number;
	/** Whether a line end stands behind the last line. */
	readonly ended: boolean;
};

/**
 * Calls `take` with every line of a file, in order. It must not be slow: a call a line is what makes this twice as fast as an iterator.
 * @throws SyntaxError where a line is longer than any row.
 */
export async function readLines(
	bytes: AsyncIterable<Uint8Array>,
	take: (line: string, number: number) => void,
): Promise<Lines> {
	let rest = "";
	let number = 0;
	let oldEncoding = 0;
	const takeRaw = (raw: string, isAscii: boolean): void => {
		number += 1;
		if (raw.length > LONGEST_LINE) {
			throw tooLong(number);
		}
		const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
		if (isAscii || !notAscii.test(line)) {
			take(line, number);
			return;
		}
		const decoded = decode(line);
		oldEncoding += decoded === null ? 1 : 0;
		take(decoded ?? line, number);
	};
	for await (const chunk of bytes) {
		// A character a byte, whatever they encode: no line is parted inside one, and ASCII is right already.
		const text =
			rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString("latin1");
		const isAscii = !notAscii.test(text);
		let start = 0;
		for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
			takeRaw(text.slice(start, end), isAscii);
			start = end + 1;
		}
		rest = text.slice(start);
		if (rest.length > LONGEST_LINE) {
			throw tooLong(number + 1);
		}
	}
	if (rest !== "") {
		takeRaw(rest, false);
	}
	return { oldEncoding, ended: rest === "" };
}

function decode(bytes: string): string | null {
	try {
		return utf8.decode(Buffer.from(bytes, "latin1"));
	} catch {
		return null;
	}
}

function tooLong(number: number): SyntaxError {
	return new SyntaxError(`line ${number} is longer than any row of sales`);
}
