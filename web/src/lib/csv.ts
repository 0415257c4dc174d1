import { csvField } from "#domain/csv.ts";

/** What a field of a file holds; null leaves it empty. */
export type CsvCell = string | number | null;

/**
 * Rows as a CSV file: fields quoted where they must be and CRLF after every row (RFC 4180), with the byte-order mark by which
 * spreadsheets know UTF-8. Text that a spreadsheet would run as a formula begins with an apostrophe; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
	return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

/** Has the browser keep a text as a file of that name. */
export function downloadFile(name: string, text: string, type: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser takes hold of what the address stands for only after the press.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function field(cell: CsvCell): string {
	return csvField(harmless(String(cell ?? "")));
}

function harmless(text: string): string {
	return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
