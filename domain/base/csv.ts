/** What a field of a file holds; null leaves it empty. */
export type CsvCell = string | number | null;

/**
 * Rows as a CSV file for anyone: fields quoted where they must be and CRLF after every row (RFC 4180), with the byte-order mark by which
 * spreadsheets know UTF-8. Text that a spreadsheet would run as a formula begins with an apostrophe; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
	return `\uFEFF${rows.map((row) => `${row.map((cell) => csvField(harmless(String(cell ?? "")))).join(",")}\r\n`).join("")}`;
}

/** A field of a CSV file as it is, quoted where it must be: for a file that our own tools read back. Source: RFC 4180. */
export function csvField(text: string): string {
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(text: string): string {
	return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Signs that begin a formula, those of double width too. Source: OWASP, CSV Injection. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
