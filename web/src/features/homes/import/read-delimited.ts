import papaparse from "papaparse";
import type { TableRow } from "#domain/portfolio/import/columns.ts";
import { countRows, isFilled, noRows, TableRefusal, tooManyRows } from "./table-refusal.ts";

/** Rows that are read, filled or not. */
const READ_AT_MOST = 5_000;
/** Bytes by which a text without a mark of its encoding is judged. */
const JUDGED_BY = 400;

/** Rows of comma, semicolon or tab separated text. Text that begins like a formula is text. Source: RFC 4180. */
export function readDelimited(bytes: Uint8Array): TableRow[] {
	const text = decoded(bytes);
	if (text.includes("\0")) {
		throw new TableRefusal("This file is no table. Export the list as CSV or XLSX.");
	}
	// Excel's own first line, by which it tells itself the separator.
	const [line = "", separator = ""] = /^sep=(.)\r?\n/.exec(text) ?? [];
	const { data, errors, meta } = papaparse.parse<string[]>(text.slice(line.length), {
		preview: READ_AT_MOST,
		delimiter: separator,
		delimitersToGuess: [",", ";", "\t"],
	});
	const rows = data
		.map((cells, at) => ({ number: at + 1 + (line === "" ? 0 : 1), cells }))
		.filter(({ cells }) => isFilled(cells));
	countRows(rows.length);
	if (meta.truncated) {
		throw tooManyRows;
	}
	const unclosed = errors.find(({ type }) => type === "Quotes");
	if (unclosed) {
		throw new TableRefusal(
			`A quotation mark in row ${(unclosed.row ?? 0) + 1} has no partner. Correct it and try again.`,
		);
	}
	if (rows.length === 0) {
		throw noRows;
	}
	return rows;
}

/** UTF-8 or UTF-16 by its mark or its look, else Windows-1252, as Excel saves CSV in Britain. */
function decoded(bytes: Uint8Array): string {
	const utf16 = utf16Of(bytes);
	if (utf16 !== null) {
		return new TextDecoder(utf16).decode(bytes);
	}
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

/** Every other byte of English text in UTF-16 is zero: the second of each pair, or with the larger end first the first. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) {
		return "utf-16le";
	}
	if (first === 0xfe && second === 0xff) {
		return "utf-16be";
	}
	const judged = bytes.subarray(0, JUDGED_BY);
	const zeros = [0, 1].map(
		(parity) => judged.filter((byte, at) => byte === 0 && at % 2 === parity).length,
	);
	const [even = 0, odd = 0] = zeros;
	const most = judged.length / 2;
	if (odd > 0.8 * most && even === 0) {
		return "utf-16le";
	}
	return even > 0.8 * most && odd === 0 ? "utf-16be" : null;
}
