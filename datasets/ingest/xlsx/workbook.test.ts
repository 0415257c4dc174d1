import { expect, test } from "vitest";
import {
	type WorkbookSheet,
	workbookDocuments,
	zipDocuments,
} from "#tools/workbooks/write-workbook.ts";
import { fileOfBytes } from "../../test/file-of-bytes.ts";
import { RefusedNews } from "../run/importer.ts";
import type { SheetCell } from "./sheet-rows.ts";
import { openWorkbook } from "./workbook.ts";

/** The cells of a sheet, by their row's number. */
async function cellsOf(
	documents: Readonly<Record<string, string>>,
	{ sheet = "Figures", piece = 1000 } = {},
): Promise<Record<number, readonly SheetCell[]>> {
	const file = fileOfBytes(zipDocuments(documents), { name: "book.xlsx", piece });
	const held: Record<number, readonly SheetCell[]> = {};
	for await (const rows of (await openWorkbook(file)).rows(sheet)) {
		for (const { number, cells } of rows) {
			held[number] = cells;
		}
	}
	return held;
}

function book(rows: WorkbookSheet["rows"] = [["a"]]): Record<string, string> {
	return workbookDocuments([
		{ name: "Cover", rows: [["nothing here"]] },
		{ name: "Figures", rows },
	]);
}

/** A book whose second sheet is this XML inside `sheetData`. */
function sheetOf(xml: string): Record<string, string> {
	return {
		...book(),
		"xl/worksheets/sheet2.xml": `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
	};
}

test("a sheet is found by its name, and its cells are read as they are", async () => {
	const rows = [
		["Area code", "£ & <more>", { inline: "in the cell" }],
		["Area code", null, 1383, -2.5, 1.25e-7],
	];

	expect(await cellsOf(book(rows))).toEqual({
		1: ["Area code", "£ & <more>", "in the cell"],
		2: ["Area code", null, 1383, -2.5, 1.25e-7],
	});
});

test.each([1, 2, 3, 17])("pieces of %i bytes make the same cells as a whole", async (piece) => {
	const rows = [
		["Ynys Môn", 12.5, { inline: "é" }],
		[null, "€"],
	];

	expect(await cellsOf(book(rows), { piece })).toEqual({
		1: ["Ynys Môn", 12.5, "é"],
		2: [null, "€"],
	});
});

test("rows and cells that are left out are empty, and those without a place follow the one before", async () => {
	const xml = `<row r="3"><c r="C3"><v>1</v></c><c><v>2</v></c><c r="AB3"><v>3</v></c></row><row><c><v>4</v></c><c/></row>`;
	const cells = await cellsOf(sheetOf(xml));

	expect(cells[3]?.slice(0, 5)).toEqual([null, null, 1, 2, null]);
	expect(cells[3]?.[27]).toBe(3);
	expect(cells[4]).toEqual([4, null]);
});

test("formulas are read by their value, errors by their sign, and styled text as one text", async () => {
	const xml = `<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A1</f><v>two</v></c><c r="C1" t="e"><v>#N/A</v></c>
		<c r="D1" t="inlineStr"><is><r><t>Rental </t></r><r><rPr><b/></rPr><t>price</t></r><rPh><t>ren</t></rPh></is></c></row>`;

	expect(await cellsOf(sheetOf(xml))).toEqual({ 1: [2, "two", "#N/A", "Rental price"] });
});

test("prefixes of namespaces are no matter", async () => {
	const documents = book([["a", 1]]);
	const prefixed = Object.entries(documents).map(([name, xml]) => [
		name,
		xml.replaceAll(/<(\/?)(\w)/g, "<$1x:$2").replace("xmlns=", "xmlns:x="),
	]);

	expect(await cellsOf(Object.fromEntries(prefixed))).toEqual({ 1: ["a", 1] });
});

const bomb = `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`;

test.each([
	["no workbook", { "word/document.xml": "<a/>" }, "it has no xl/workbook.xml"],
	["no such sheet", book(), 'no sheet "Rents": it has Cover, Figures', "Rents"],
	["entities of its own", { ...book(), "xl/worksheets/sheet2.xml": bomb }, "has a document type"],
	[
		"a sheet cut short",
		{ ...book(), "xl/worksheets/sheet2.xml": "<worksheet><sheetData><row>" },
		"cannot be read",
	],
	["XML that is none", sheetOf("<row><c></row>"), "cannot be read"],
	["an entity that is none", sheetOf('<row><c t="str"><v>&euro;</v></c></row>'), "cannot be read"],
	[
		"a text that is not there",
		sheetOf('<row><c t="s"><v>9</v></c></row>'),
		"names a text that the workbook does not have",
	],
	[
		"a number that is none",
		sheetOf("<row><c><v>12a</v></c></row>"),
		"is called a number and is none: 12a",
	],
	[
		"cells in disorder",
		sheetOf('<row r="2"><c r="B2"/><c r="A2"/></row>'),
		"Row 2 has a cell where none can be: A2",
	],
	[
		"a cell beyond a sheet's edge",
		sheetOf('<row r="2"><c r="ZZZ2"/></row>'),
		"Row 2 has a cell where none can be: ZZZ2",
	],
	[
		"an endless cell",
		sheetOf(`<row><c t="str"><v>${"a".repeat(40_000)}</v></c></row>`),
		"has more text than a sheet allows",
	],
])("%s is refused", async (_, documents, reason, sheet = "Figures") => {
	const refused = await cellsOf(documents, { sheet }).catch((cause: unknown) => cause);

	expect(refused).toBeInstanceOf(RefusedNews);
	expect(String(refused)).toContain(reason);
});

test("a workbook in the form of the Office for National Statistics is read", async () => {
	const medians = Array.from({ length: 390 }, (_, at) => [
		null,
		1000 + at,
		`E0600${String(at).padStart(4, "0")}`,
		`District ${at} UA`,
		{ inline: "2026" },
		303.5 + at,
		null,
	]);
	const documents = workbookDocuments([
		{ name: "Contents", rows: [["Private rents"], [], ["Figure 3", "Median rents"]] },
		{
			name: "Figure 3",
			rows: [["Figure 3: median monthly rents"], [], ["", "Rank", "Code", "Area"], ...medians],
		},
	]);

	const held = Object.values(await cellsOf(documents, { sheet: "Figure 3", piece: 4096 }));
	expect(held.filter((cells) => String(cells[2]).startsWith("E0600"))).toHaveLength(390);
	expect(held.find((cells) => cells[2] === "E06000005")?.slice(1)).toEqual([
		1005,
		"E06000005",
		"District 5 UA",
		"2026",
		308.5,
	]);
});
