/** A cell, quoted or not, and what ends it. */
const cell = /("(?:[^"]|"")*"|[^",\n]*)(,|\n|$)/y;

/**
 * The rows of a CSV text (RFC 4180 with `\n` line ends), header included.
 * @throws SyntaxError where a quote is out of place.
 */
export function parseCsv(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	cell.lastIndex = 0;
	while (cell.lastIndex < text.length) {
		const start = cell.lastIndex;
		const [, content = "", end] = cell.exec(text) ?? [];
		if (end === undefined) {
			throw new SyntaxError(`a quote is out of place: ${text.slice(start, start + 40)}`);
		}
		row.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
		if (end !== ",") {
			rows.push(row);
			row = [];
		}
	}
	return rows;
}
