import { strToU8, zipSync } from "fflate";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";

/** A text that stands in the cell itself; a bare string goes among the workbook's shared ones. */
export type WorkbookCell = string | number | null | { readonly inline: string };

export type WorkbookSheet = {
	readonly name: string;
	readonly rows: readonly (readonly WorkbookCell[])[];
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
/** An archive notes when it was made: without a date of its own, the same workbook a moment later would be another file. */
const MADE = "2026-01-01T00:00:00";

/** The bytes of a workbook of these sheets, as spreadsheet programs keep one: without styles, which say nothing to anyone who reads figures. */
export function writeWorkbook(sheets: readonly WorkbookSheet[]): Uint8Array {
	return zipDocuments(workbookDocuments(sheets));
}

/** Packs the documents of a workbook, by their names. */
export function zipDocuments(documents: Readonly<Record<string, string>>): Uint8Array {
	const files = Object.entries(documents).map(([name, text]) => [name, strToU8(text)]);
	return zipSync(Object.fromEntries(files), { level: 6, mtime: MADE });
}

/** The documents of such a workbook before they are packed. */
export function workbookDocuments(sheets: readonly WorkbookSheet[]): Record<string, string> {
	const strings = new Map<string, number>();
	const bodies = sheets.map(({ rows }, place) => [
		`xl/worksheets/sheet${place + 1}.xml`,
		sheetXml(rows, strings),
	]);
	return {
		"[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
		"xl/workbook.xml": workbookXml(sheets),
		"xl/_rels/workbook.xml.rels": relationsXml(sheets),
		...Object.fromEntries(bodies),
		"xl/sharedStrings.xml": stringsXml(strings),
	};
}

function workbookXml(sheets: readonly WorkbookSheet[]): string {
	const list = sheets.map(
		({ name }, place) =>
			`<sheet name="${escapeMarkup(name)}" sheetId="${place + 7}" r:id="rId${place + 1}"/>`,
	);
	return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join("")}</sheets></workbook>`;
}

function relationsXml(sheets: readonly WorkbookSheet[]): string {
	const list = sheets.map(
		(_, place) =>
			`<Relationship Id="rId${place + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
	);
	return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join("")}</Relationships>`;
}

function sheetXml(
	rows: readonly (readonly WorkbookCell[])[],
	strings: Map<string, number>,
): string {
	return [...sheetPieces(rows, strings)].join("");
}

/** The document of a sheet row by row, for one that is too long to be held; `strings` takes up the texts that are shared. */
export function* sheetPieces(
	rows: Iterable<readonly WorkbookCell[]>,
	strings: Map<string, number>,
): Generator<string> {
	yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
	let number = 0;
	for (const row of rows) {
		number += 1;
		const cells = row.map((cell, column) =>
			cellXml(cell, `${lettersOf(column)}${number}`, strings),
		);
		yield `<row r="${number}">${cells.join("")}</row>`;
	}
	yield "</sheetData></worksheet>";
}

function cellXml(cell: WorkbookCell, place: string, strings: Map<string, number>): string {
	if (cell === null) {
		return "";
	}
	if (typeof cell === "number") {
		return `<c r="${place}"><v>${cell}</v></c>`;
	}
	if (typeof cell === "object") {
		return `<c r="${place}" t="inlineStr"><is><t>${escapeMarkup(cell.inline)}</t></is></c>`;
	}
	const number = strings.get(cell) ?? strings.size;
	strings.set(cell, number);
	return `<c r="${place}" t="s"><v>${number}</v></c>`;
}

/** The document of the texts that are shared. */
export function stringsXml(strings: ReadonlyMap<string, number>): string {
	const list = [...strings.keys()].map((text) => `<si><t>${escapeMarkup(text)}</t></si>`);
	return `${HEAD}<sst xmlns="${MAIN}">${list.join("")}</sst>`;
}

function lettersOf(column: number): string {
	const last = String.fromCharCode(65 + (column % 26));
	return column < 26 ? last : `${lettersOf(Math.floor(column / 26) - 1)}${last}`;
}
