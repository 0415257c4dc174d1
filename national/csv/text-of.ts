const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder("windows-1252");
const LINE_END = 10;

/** The text of whole lines, and how many of them were read as Windows-1252, for they are no UTF-8. */
export function textOf(
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
