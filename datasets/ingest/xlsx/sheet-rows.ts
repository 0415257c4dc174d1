import { RefusedNews } from "../run/importer.ts";
import type { ZipEntry } from "../zip/zip-archive.ts";
import { richText } from "./rich-text.ts";
import { type XmlListener, xmlReader } from "./xml-reader.ts";

/** Columns and rows of a sheet. Source: Microsoft, "Excel specifications and limits". */
const MOST_COLUMNS = 16_384;
const MOST_ROWS = 1_048_576;
/** Columns that are read. The widest sheet we read has 40; a cell far to the right is cheap in a file, but in memory all the cells before it cost. */
const COLUMNS_READ = 256;

const BEFORE_A = 64;
const LETTERS = 26;
const LONGEST = 3;

/** Column of a cell, from 0, by its reference (`AB12` is in 27); null for an invalid reference. */
function columnOf(reference: string): number | null {
	let column = 0;
	let at = 0;
	while (at < reference.length) {
		const letter = reference.charCodeAt(at) - BEFORE_A;
		if (letter < 1 || letter > LETTERS) {
			break;
		}
		column = column * LETTERS + letter;
		at += 1;
	}
	return at > 0 && at <= LONGEST && column <= MOST_COLUMNS ? column - 1 : null;
}

/** Value of a cell: a number (including dates), a text (including error signs), or null where it is empty. */
export type SheetCell = string | number | null;

export type SheetRow = {
	/** Row number in the sheet, from 1. */
	readonly number: number;
	/** By column, from 0; columns beyond the last are empty. */
	readonly cells: readonly SheetCell[];
};

/** Bytes of XML. The largest sheet we read has about 100 million. */
const LIMIT = 250_000_000;
/** Characters in a cell. Source: Microsoft, "Excel specifications and limits". */
const LONGEST_CELL = 32_767;

/**
 * Yields a sheet's rows in order, in batches as they arrive, so that only some are ever held. Source: ECMA-376 part 1, 18.3.1.
 * @throws RefusedNews, FileFault
 */
export async function* readSheetRows(
	entry: ZipEntry,
	strings: readonly string[],
): AsyncGenerator<readonly SheetRow[]> {
	let rows: SheetRow[] = [];
	const reader = xmlReader(
		entry.name,
		sheetListener(strings, (row) => rows.push(row)),
	);
	for await (const chunk of entry.read(LIMIT)) {
		reader.write(chunk);
		if (rows.length > 0) {
			yield rows;
			rows = [];
		}
	}
	reader.end();
	yield rows;
}

function sheetListener(
	strings: readonly string[],
	give: (row: SheetRow) => void,
): Required<XmlListener> {
	const inline = richText();
	let number = 0;
	let cells: SheetCell[] = [];
	let column = -1;
	let type = "n";
	let value: string | null = null;
	let isValue = false;
	const place = () => `in column ${column + 1} of row ${number}`;
	return {
		open(name, attributes) {
			if (name === "row") {
				number = nextRow(attributes["r"], number);
				cells = [];
				column = -1;
			} else if (name === "c") {
				column = nextColumn(attributes["r"], { column, number });
				type = attributes["t"] ?? "n";
				value = null;
			} else if (name === "v") {
				isValue = true;
				value = "";
			} else {
				inline.open(name);
			}
		},
		text(piece) {
			if (!isValue) {
				inline.text(piece);
			} else {
				value += piece;
			}
			if (Math.max(value?.length ?? 0, inline.length()) > LONGEST_CELL) {
				throw new RefusedNews(`A cell ${place()} has more text than a sheet allows.`);
			}
		},
		close(name) {
			if (name === "v") {
				isValue = false;
			} else if (name === "c") {
				put(cells, cellOf({ type, value, inline: inline.take(), place }, strings), column);
			} else if (name === "row") {
				give({ number, cells });
			} else {
				inline.close(name);
			}
		},
	};
}

function nextColumn(
	reference: string | undefined,
	{ column, number }: { column: number; number: number },
): number {
	const next = reference === undefined ? column + 1 : columnOf(reference);
	if (next === null || next <= column || next >= MOST_COLUMNS) {
		throw new RefusedNews(`Row ${number} has a cell where none can be: ${reference}.`);
	}
	return next;
}

function nextRow(reference: string | undefined, before: number): number {
	const number = reference === undefined ? before + 1 : Number(reference);
	if (!Number.isInteger(number) || number <= before || number > MOST_ROWS) {
		throw new RefusedNews(`A row stands behind row ${before} where none can be: ${reference}.`);
	}
	return number;
}

/** Ignores empty cells beyond the columns that are read, which may exist for their style alone. */
function put(cells: SheetCell[], cell: SheetCell, column: number): void {
	if (column < COLUMNS_READ) {
		while (cells.length < column) {
			cells.push(null);
		}
		cells.push(cell);
	} else if (cell !== null && cell !== "") {
		throw new RefusedNews(
			`A row has something in column ${column + 1}, where ${COLUMNS_READ} are the most we read.`,
		);
	}
}

type Written = {
	readonly type: string;
	readonly value: string | null;
	readonly inline: string;
	readonly place: () => string;
};

/** Source: ECMA-376 part 1, 18.18.11. */
function cellOf({ type, value, inline, place }: Written, strings: readonly string[]): SheetCell {
	if (type === "inlineStr") {
		return inline;
	}
	if (value === null || value === "") {
		return null;
	}
	if (type === "n") {
		return numberOf(value, place);
	}
	if (type !== "s") {
		return value;
	}
	const text = strings[Number(value)];
	if (text === undefined) {
		throw new RefusedNews(`A cell ${place()} names a text that the workbook does not have.`);
	}
	return text;
}

function numberOf(value: string, place: () => string): number {
	const number = Number(value);
	if (!Number.isFinite(number)) {
		throw new RefusedNews(
			`A cell ${place()} is called a number and is none: ${value.slice(0, 40)}.`,
		);
	}
	return number;
}
