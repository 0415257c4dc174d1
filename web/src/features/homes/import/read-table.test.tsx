import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const LINES = [
	["Ref", "Postcode", "Rent"],
	["007", "M14 5LL", "£1,250"],
];

const cellsOf = async (file: BlobPart, sheet?: string) => {
	const found = await readTable(new Blob([file]), sheet);
	return "refusal" in found ? found.refusal : found.rows.map(({ cells }) => cells);
};

function utf16(text: string, isLittle: boolean, isMarked: boolean): ArrayBuffer {
	const marked = isMarked ? `\uFEFF${text}` : text;
	const view = new DataView(new ArrayBuffer(2 * marked.length));
	for (let at = 0; at < marked.length; at += 1) {
		view.setUint16(2 * at, marked.charCodeAt(at), isLittle);
	}
	return view.buffer;
}

const COMMAS = 'Ref,Postcode,Rent\r\n007,M14 5LL,"£1,250"\r\n';
const TABS = COMMAS.replaceAll(",", "\t").replace('"£1\t250"', "£1,250");

/** Windows-1252 has £ in one byte. */
const windows = Uint8Array.from(COMMAS, (letter) => letter.charCodeAt(0));

test.each<[string, BlobPart]>([
	["UTF-8", COMMAS],
	["UTF-8 with a mark", `\uFEFF${COMMAS}`],
	["Windows-1252", windows],
	["UTF-16, little end first", utf16(TABS, true, true)],
	["UTF-16, big end first", utf16(TABS, false, true)],
	["UTF-16 without a mark", utf16(TABS, true, false)],
	["semicolons", "Ref;Postcode;Rent\n007;M14 5LL;£1,250\n"],
	["Excel's own first line", "sep=;\nRef;Postcode;Rent\n007;M14 5LL;£1,250\n"],
])("text is read as %s, with leading zeros and separators as they are", async (_, text) => {
	expect(await cellsOf(text)).toEqual(LINES);
});

test("rows keep their numbers, and empty ones are none", async () => {
	const found = await readTable(new Blob(["Postcode\n\nM14 5LL\n , \n"]));
	expect(found).toMatchObject({ rows: [{ number: 1 }, { number: 3, cells: ["M14 5LL"] }] });
});

test("what begins like a formula is text", async () => {
	expect(await cellsOf('Ref,Postcode\n"=HYPERLINK(""x"")",M14 5LL')).toEqual([
		["Ref", "Postcode"],
		['=HYPERLINK("x")', "M14 5LL"],
	]);
});

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** A workbook of a hidden sheet and one with these rows. */
function workbook(
	rows: string,
	more: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
	const documents = {
		"xl/workbook.xml": `${HEAD}<workbook><sheets><sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Homes" sheetId="2" r:id="rId2"/><sheet name="Other" sheetId="3" r:id="rId3"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `${HEAD}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Target="worksheets/sheet3.xml"/></Relationships>`,
		"xl/styles.xml": `${HEAD}<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="dd\\-mmm\\-yy"/><numFmt numFmtId="172" formatCode="[$£-809]#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs></styleSheet>`,
		"xl/sharedStrings.xml": `${HEAD}<sst><si><t>Ref</t></si><si><r><t>Post</t></r><r><t>code</t></r></si></sst>`,
		"xl/worksheets/sheet1.xml": sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
		"xl/worksheets/sheet2.xml": sheet(rows),
		"xl/worksheets/sheet3.xml": sheet('<row r="1"><c r="A1"><v>3</v></c></row>'),
		...more,
	};
	const files = Object.entries(documents).map(([name, text]) => [name, strToU8(text)]);
	return new Uint8Array(zipSync(Object.fromEntries(files)));
}

function sheet(rows: string): string {
	return `${HEAD}<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

test("a workbook's first shown sheet is read as its person sees it", async () => {
	const rows =
		'<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>' +
		'<row r="4"><c r="A4" s="3"><v>42</v></c><c r="B4" s="1"><v>46115</v></c><c r="C4" t="inlineStr"><is><t>M14 5LL</t></is></c><c r="D4" s="2"><v>5.2499999999999998E-2</v></c>' +
		'<c r="E4" s="4"><v>46115.5</v></c><c r="F4" s="5"><v>1083.3333333333333</v></c><c r="G4" t="b"><v>1</v></c><c r="H4" t="e"><v>#REF!</v></c>' +
		'<c r="I4"><f>1+1</f><v>2</v></c><c r="J4"><f>NOW()</f></c><c r="K4"><v>1.2345678901234567E+19</v></c><c r="L4" t="str"><f>A1</f><v>=not run</v></c></row>';
	const found = await readTable(new Blob([workbook(rows)]));
	expect(found).toEqual({
		sheets: ["Homes", "Other"],
		rows: [
			{ number: 2, cells: ["Ref", "", "Postcode"] },
			{
				number: 4,
				cells: [
					...["00042", "2026-04-03", "M14 5LL", "5.25%", "2026-04-03", "1083.33333333333"],
					...["yes", "#REF!", "2", "=NOW()", "1.2345678901234567e+19", "=not run"],
				],
			},
		],
	});
	expect(await cellsOf(workbook(rows), "Other")).toEqual([["3"]]);
});

test("a workbook that counts from 1904 has the same days", async () => {
	const book = workbook('<row r="1"><c r="A1" s="1"><v>44653</v></c></row>', {
		"xl/workbook.xml": `${HEAD}<workbook><workbookPr date1904="1"/><sheets><sheet name="Homes" r:id="rId2"/></sheets></workbook>`,
	});
	expect(await cellsOf(book)).toEqual([["2026-04-03"]]);
});

const tooMany = Array.from({ length: 1_002 }, () => "M14 5LL\n").join("");
const signature = (...bytes: number[]) =>
	Uint8Array.from([...bytes, ...Array<number>(600).fill(0)]);

test.each<[string, BlobPart, string]>([
	["an empty file", "", "nothing in this file"],
	["a file of blanks", " \n , \n", "nothing in this file"],
	["too many rows", tooMany, "more than 1,000 rows"],
	["a million blank lines", `a\n${"\n".repeat(1_000_000)}b`, "more than 1,000 rows"],
	[
		"too many rows of a sheet",
		workbook("<row><c><v>1</v></c></row>".repeat(1_002)),
		"more than 1,000 rows",
	],
	[
		"an empty workbook",
		workbook("", { "xl/worksheets/sheet3.xml": sheet("") }),
		"nothing in this file",
	],
	["a PDF", "%PDF-1.7 ...", "This is a PDF"],
	["an old workbook", signature(0xd0, 0xcf, 0x11, 0xe0), "old or a protected Excel file"],
	["a picture", signature(0x89, 0x50, 0x4e, 0x47), "no table"],
	["another zip", new Uint8Array(zipSync({ "a.txt": strToU8("a") })), "no XLSX workbook"],
	["half a zip", workbook("").slice(0, 300), "no XLSX workbook"],
	[
		"a workbook with a document type",
		workbook("", { "xl/sharedStrings.xml": '<!DOCTYPE x [<!ENTITY a "b">]><sst/>' }),
		"damaged",
	],
	["a workbook of broken tags", workbook('<row r="1"><c></row>'), "damaged"],
	["a file above 5 MB", "a".repeat(5_000_001), "above 5 MB"],
	["an unclosed quotation mark", 'Ref,Postcode\n"12,M14 5LL\n13,M14 5LL', "has no partner"],
])("%s is refused in words", async (_, file, words) => {
	expect(await cellsOf(file)).toContain(words);
});

test("a zip bomb is refused by the size that it states, before it is unpacked", async () => {
	const bomb = workbook("", { "xl/worksheets/sheet9.xml": " ".repeat(51_000_000) });
	expect(bomb.length).toBeLessThan(100_000);
	expect(await cellsOf(bomb)).toContain("more than 50 MB");
});
