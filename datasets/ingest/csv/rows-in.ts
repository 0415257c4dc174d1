import { type RowFault, readRow } from "./read-row.ts";

type RowsOptions = {
	/** Characters. */
	readonly longestRow: number;
	/** For messages. */
	readonly rowsBefore: number;
	/** Whether nothing comes after the text. */
	readonly isLast: boolean;
};

/**
 * Rows of a text of whole lines, without blank ones. `unread`: lines at its end that belong to a row with open quotes.
 * @throws SyntaxError naming a faulty row.
 */
export function rowsIn(
	text: string,
	{ longestRow, rowsBefore, isLast }: RowsOptions,
): { rows: string[][]; unread: number } {
	const rows: string[][] = [];
	for (let start = 0; start < text.length; ) {
		const row = readRow(text, start);
		if (row === "open" && !isLast) {
			return { rows, unread: linesIn(text, start) };
		}
		if (typeof row === "string") {
			throw faulty(rowsBefore + rows.length + 1, faults[row]);
		}
		if (row.end - start > longestRow) {
			throw faulty(rowsBefore + rows.length + 1, tooLong(longestRow));
		}
		if (row.fields.length > 1 || row.fields[0] !== "") {
			rows.push(row.fields);
		}
		start = row.end;
	}
	return { rows, unread: 0 };
}

/** Rows of a complete text, including its header. Source: RFC 4180. @throws SyntaxError naming a faulty row */
export function parseCsv(text: string): string[][] {
	return rowsIn(text, { longestRow: text.length, rowsBefore: 0, isLast: true }).rows;
}

/** What is wrong with a row, by its place in the file. */
export function faulty(row: number, what: string): SyntaxError {
	return new SyntaxError(`row ${row} ${what}`);
}

export function tooLong(longestRow: number): string {
	return `is longer than ${longestRow} bytes`;
}

const faults: Readonly<Record<RowFault, string>> = {
	open: "breaks off within quotes",
	misquoted: "has a quote where none may stand",
};

function linesIn(text: string, start: number): number {
	let lines = 0;
	for (let at = text.indexOf("\n", start); at !== -1; at = text.indexOf("\n", at + 1)) {
		lines += 1;
	}
	return lines;
}
