import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workbookDocuments, zipDocuments } from "#tools/workbooks/write-workbook.ts";

const run = promisify(execFile);

/** Megabytes of heap: a reader that holds everything it reads runs out of memory. */
const HEAP = 48;

/** Reads workbooks in a separate process, and prints for each its number of rows or why it is refused. */
const PROGRAM = `
import { openLocalFile } from "#datasets/commands/files/local-file.ts";
import { openWorkbook } from "#datasets/ingest/xlsx/workbook.ts";
for (const file of process.argv.slice(1)) {
	let count = 0;
	try {
		const book = await openWorkbook(await openLocalFile(file));
		for await (const rows of book.rows("Figures")) count += rows.length;
		console.log(count + " rows");
	} catch (cause) {
		console.log(cause.name + ": " + cause.message);
	}
}
process.exit();
`;

const book = workbookDocuments([{ name: "Figures", rows: [] }]);
const sheet = (xml: string) => ({
	...book,
	"xl/worksheets/sheet1.xml": `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
});
const text = (xml: string) => `<row><c t="inlineStr"><is><t>${xml}</t></is></c></row>`;

/** Workbooks that would exhaust memory if their own figures were believed, made when they are written, each with its refusal. */
const books: [what: string, documents: () => Readonly<Record<string, string>>, said: string][] = [
	[
		"whose every row has its cell at the far right",
		() => sheet('<row><c r="XFD1"><v>1</v></c></row>'.repeat(60_000)),
		"something in column 16384, where 256 are the most we read",
	],
	[
		"whose far right is styled, and empty",
		() => sheet('<row><c r="A1"><v>1</v></c><c r="XFD1" s="3"/></row>'.repeat(60_000)),
		"60000 rows",
	],
	["of more rows than there can be", () => sheet("<row/>".repeat(1_100_000)), "where none can be"],
	["whose rows go back", () => sheet('<row r="2"/><row r="1"/>'), "where none can be: 1"],
	["whose row has a number that is none", () => sheet('<row r="NaN"/>'), "where none can be: NaN"],
	["of tags inside one another", () => sheet("<a>".repeat(8_000_000)), "tags inside one another"],
	["of a text without end", () => sheet(text("a".repeat(60_000_000))), "too long without a tag"],
	[
		"of a text in many runs",
		() => sheet(text("a</t><t>".repeat(6_000_000))),
		"more text than a sheet",
	],
	["of a tag without end", () => sheet(`<row r="${"1".repeat(60_000_000)}"/>`), "without a tag"],
	["of a remark without end", () => sheet(`<!--${"a".repeat(60_000_000)}-->`), "without a tag"],
	[
		"of more shared texts than we hold",
		() => ({
			...sheet("<row/>"),
			"xl/sharedStrings.xml": `<sst>${"<si/>".repeat(4_100_000)}</sst>`,
		}),
		"are the most we read",
	],
];

let folder = "";
let said: string[] = [];
const fileOf = (at: number) => join(folder, `${at}.xlsx`);
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-bounded-"));
	for (const [at, [, documents]] of books.entries()) {
		await writeFile(fileOf(at), zipDocuments(documents()));
	}
	const { stdout } = await run(process.execPath, [
		...[`--max-old-space-size=${HEAP}`, "--input-type=module-typescript"],
		...["--eval", PROGRAM, ...books.map((_, at) => fileOf(at))],
	]);
	said = stdout.trim().split("\n");
});
afterAll(() => rm(folder, { recursive: true }));

test.each(books.map(([what, , expected], at) => [what, expected, at] as const))(
	"a workbook %s is read or refused in little memory and time",
	async (_, expected, at) => {
		expect(said[at]).toContain(expected);
		expect((await stat(fileOf(at))).size).toBeLessThan(500_000);
	},
);
