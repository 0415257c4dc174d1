import { expect, test } from "vitest";
import { type Block, block, heading } from "./block.ts";
import { flow } from "./flow.ts";
import { Sheet } from "./sheet.ts";
import { body, page } from "./style.ts";
import { table } from "./table.ts";
import { readPdf } from "./test/read-pdf.ts";
import { list, paragraph } from "./text.ts";

/** The lines of each page that the blocks are put on, read back from the file. */
async function linesOf(blocks: readonly Block[]): Promise<string[][]> {
	const sheet = new Sheet({ title: "", subject: "", creator: "", id: "", createdAt: 0 });
	flow(sheet, blocks);
	const { pages } = await readPdf(sheet.bytes());
	return pages.map(({ items }) =>
		items.map(({ text }) => text).filter((text) => text.trim() !== ""),
	);
}

/** Takes up the page but for so many points. */
function allBut(points: number): Block {
	return block(body.bottom - body.top - points, () => undefined);
}

test("a heading goes to the next page with what it heads", async () => {
	const pages = await linesOf([allBut(20), ...heading(paragraph("Heading")), ...paragraph("Text")]);

	expect(pages).toEqual([[], ["Heading", "Text"]]);
});

test("a heading stays where what it heads has room", async () => {
	const pages = await linesOf([allBut(30), ...heading(paragraph("Heading")), ...paragraph("Text")]);

	expect(pages).toEqual([["Heading", "Text"]]);
});

test("neither the first line of a paragraph nor its last stands alone on a page", async () => {
	const words = paragraph("one two three four five", { width: 24 });
	const atEnd = await linesOf([allBut(15), ...words]);
	const atStart = await linesOf([allBut(50), ...words]);

	expect(words).toHaveLength(5);
	expect(atEnd).toEqual([[], ["one", "two", "three", "four", "five"]]);
	expect(atStart).toEqual([
		["one", "two", "three"],
		["four", "five"],
	]);
});

test("the last item of a list is not left alone", async () => {
	const pages = await linesOf([
		allBut(50),
		...list(["one", "two", "three", "four"], { numbered: true }),
	]);

	expect(pages[1]).toEqual(["3.", "three", "4.", "four"]);
});

test("a table repeats its head on the next page and divides no row", async () => {
	const columns = [
		{ title: "Duty", share: 0.5 },
		{ title: "Penalty", share: 0.5, isNumber: true },
	];
	const rows = ["a", "b", "c", "d"].map((name) => ({
		cells: [name, () => [...paragraph(`${name} 1`), ...paragraph(`${name} 2`)]],
	}));
	const pages = await linesOf([allBut(90), ...table({ columns, rows })]);

	expect(pages).toEqual([
		["Duty", "Penalty", "a", "a 1", "a 2", "b", "b 1", "b 2"],
		["Duty", "Penalty", "c", "c 1", "c 2", "d", "d 1", "d 2"],
	]);
});

test.each([
	["first", 45, [[], ["Duty", "a", "b", "c", "d"]]],
	[
		"last",
		72,
		[
			["Duty", "a", "b"],
			["Duty", "c", "d"],
		],
	],
])("the %s row of a table is not left alone on a page", async (_, room, pages) => {
	const rows = ["a", "b", "c", "d"].map((name) => ({ cells: [name] }));
	const blocks = table({ columns: [{ title: "Duty", share: 1 }], rows });

	expect(await linesOf([allBut(room), ...blocks])).toEqual(pages);
});

test("a row that goes on with what an earlier one named says so where a page begins with it", async () => {
	const rows = ["a", "b", "c", "d"].map((name, at) => ({
		cells: [at === 0 ? "Now" : null, name],
		names: 4,
		...(at === 0 ? {} : { continues: "Now, continued" }),
	}));
	const columns = [
		{ title: "When", share: 0.5 },
		{ title: "Duty", share: 0.5 },
	];
	const pages = await linesOf([allBut(72), ...table({ columns, rows })]);

	expect(pages).toEqual([
		["When", "Duty", "Now", "a", "b"],
		["When", "Duty", "Now, continued", "c", "d"],
	]);
});

test("blocks that no page could hold together are divided all the same", async () => {
	const tall = Array.from({ length: 5 }, (_, at) =>
		heading([
			block(300, (sheet, x, y) =>
				sheet.text(`${at}`, x, y, { size: 9, leading: 12, weight: "regular", colour: "#17211c" }),
			),
		]),
	).flat();

	expect(await linesOf(tall)).toEqual([["0", "1"], ["2", "3"], ["4"]]);
});

test("space above a block falls away at the top of a page", async () => {
	const sheet = new Sheet({ title: "", subject: "", creator: "", id: "", createdAt: 0 });
	flow(sheet, [allBut(5), ...paragraph("Text", { before: 40 })]);
	const { pages } = await readPdf(sheet.bytes());

	expect(pages[1]?.items[0]?.y).toBeGreaterThan(page.height - body.top - 12);
});
