/** What a field of a file holds; null leaves it empty. */
export type CsvCell = string | number | null;

/**
 * Rows as a CSV file for spreadsheets: fields quoted where needed, CRLF after every row (RFC 4180), and a byte-order mark so that UTF-8 is recognised. Text
 * that a spreadsheet would run as a formula is prefixed with an apostrophe; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
	return `\uFEFF${rows.map((row) => `${row.map((cell) => csvField(harmless(String(cell ?? "")))).join(",")}\r\n`).join("")}`;
}

/** One CSV field, quoted where needed but otherwise unchanged, for files that our own tools read back. Source: RFC 4180. */
export function csvField(text: string): string {
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(text: string): string {
	return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Characters that begin a formula, including their full-width forms. Source: OWASP, CSV Injection. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
