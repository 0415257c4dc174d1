import { unzipSync } from "fflate";
import type { TableRow } from "#domain/portfolio/import/columns.ts";
import { readXml, textsOf } from "./read-xml.ts";
import { type CellStyle, cellText, type SheetCell, stylesOf } from "./sheet-cell.ts";
import { countRows, isFilled, noRows, TableRefusal } from "./table-refusal.ts";

/** Bytes that a workbook may unpack to. Source: Rule HOMES-11. */
const MOST_UNPACKED = 50_000_000;
/** Columns that are read; what stands further right is no list of homes. */
const MOST_COLUMNS = 200;
const LETTERS = 26;

const noWorkbook = new TableRefusal("This is no XLSX workbook. Save the list as XLSX or CSV.");

type Sheet = { readonly name: string; readonly path: string; readonly isHidden: boolean };
type Documents = Readonly<Record<string, Uint8Array>>;

/** Rows of a sheet as text: days as 2026-12-31, percentages with their sign, formulas as their stored results. Source: ECMA-376 part 1, 18.3. */
export function readWorkbook(
	bytes: Uint8Array,
	wanted?: string,
): { readonly rows: readonly TableRow[]; readonly sheets: readonly string[] } {
	const documents = unpack(bytes);
	const { sheets, is1904 } = sheetsOf(documents);
	const context = {
		strings: documents["xl/sharedStrings.xml"]
			? textsOf(documents["xl/sharedStrings.xml"], "si")
			: [],
		styles: documents["xl/styles.xml"] ? stylesOf(documents["xl/styles.xml"]) : [],
		is1904,
	};
	const shown = sheets.filter(({ isHidden }) => !isHidden);
	const names = shown.map(({ name }) => name);
	for (const { name, path } of shown) {
		const sheet = documents[path];
		if (sheet && (wanted === undefined || wanted === name)) {
			const rows = rowsOf(sheet, context);
			if (rows.length > 0) {
				return { rows, sheets: names };
			}
		}
	}
	throw noRows;
}

/** Unpacks the documents that are read, once their stated sizes are known to be bearable. A document that is larger than it states is cut off there. */
function unpack(bytes: Uint8Array): Documents {
	let size = 0;
	const documents = unpacked(() =>
		unzipSync(bytes, {
			filter({ name, originalSize }) {
				const isRead =
					/^xl\/(?:workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook\.xml)\.(?:xml|rels)$/.test(
						name,
					);
				size += isRead ? originalSize : 0;
				if (size > MOST_UNPACKED) {
					throw new TableRefusal("This workbook unpacks to more than 50 MB. Save the list alone.");
				}
				return isRead;
			},
		}),
	);
	if (!documents["xl/workbook.xml"]) {
		throw noWorkbook;
	}
	return documents;
}

function unpacked(work: () => Documents): Documents {
	try {
		return work();
	} catch (cause) {
		throw cause instanceof TableRefusal ? cause : noWorkbook;
	}
}

function sheetsOf(documents: Documents): {
	readonly sheets: readonly Sheet[];
	readonly is1904: boolean;
} {
	const targets = new Map<string, string>();
	const sheets: Sheet[] = [];
	let is1904 = false;
	readXml(documents["xl/_rels/workbook.xml.rels"] ?? new Uint8Array(), {
		open(name, { Id = "", Target = "" }) {
			if (name === "Relationship") {
				targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
			}
		},
	});
	readXml(documents["xl/workbook.xml"] ?? new Uint8Array(), {
		open(tag, attributes) {
			if (tag === "workbookPr") {
				is1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
			} else if (tag === "sheet") {
				const { name = "", state = "visible", "r:id": id = "" } = attributes;
				sheets.push({ name, path: targets.get(id) ?? "", isHidden: state !== "visible" });
			}
		},
	});
	return { sheets, is1904 };
}

type SheetContext = {
	readonly strings: readonly string[];
	readonly styles: readonly CellStyle[];
	readonly is1904: boolean;
};

function rowsOf(sheet: Uint8Array, context: SheetContext): TableRow[] {
	const rows: TableRow[] = [];
	let number = 0;
	let cells: string[] = [];
	let column = -1;
	let cell: SheetCell | null = null;
	let part: "value" | "formula" | null = null;
	readXml(sheet, {
		open(name, attributes) {
			part = partOf(name);
			if (name === "row") {
				number = Number(attributes["r"] ?? number + 1);
				cells = [];
				column = -1;
			} else if (name === "c") {
				column = columnOf(attributes["r"]) ?? column + 1;
				cell = emptyCell(attributes);
			}
		},
		text(piece) {
			if (cell !== null && part !== null) {
				cell = { ...cell, [part]: cell[part] + piece };
			}
		},
		close(name) {
			part = null;
			if (name === "c" && cell !== null && column < MOST_COLUMNS) {
				const text = cellText(cell, context);
				cells = [...cells, ...Array<string>(Math.max(0, column - cells.length)).fill(""), text];
			} else if (name === "row" && isFilled(cells)) {
				rows.push({ number, cells });
				countRows(rows.length);
			}
		},
	});
	return rows;
}

function emptyCell({ t = "n", s = "0" }: Readonly<Record<string, string>>): SheetCell {
	return { type: t, style: Number(s), value: "", formula: "" };
}

function partOf(name: string): "value" | "formula" | null {
	if (name === "f") {
		return "formula";
	}
	return name === "v" || name === "t" ? "value" : null;
}

/** Column of a cell, from 0: `AB12` is in 27. */
function columnOf(reference: string | undefined): number | null {
	const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
	return letters === undefined
		? null
		: [...letters].reduce((column, letter) => column * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}
