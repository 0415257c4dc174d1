import { expect, test } from "vitest";
import { type FigureSheet, fileName, inWords, sheetAsCsv } from "./sheet.ts";

const sheet: FigureSheet = {
	name: "revenue",
	title: "Revenue by week",
	period: { from: "2026-11-01", to: "2026-11-21" },
	columns: [
		{ title: "First day", holds: "day" },
		{ title: "Place", holds: "words" },
		{ title: "Previews", holds: "count" },
		{ title: "Revenue", holds: "pence" },
		{ title: "Of previews", holds: "share" },
	],
	rows: [
		{ key: "a", cells: ["2026-11-02", "Bristol, City of", 1_200, 123_450, 0.034] },
		{ key: "b", cells: ["2026-11-09", "=Leeds", 0, 1_500, null] },
	],
};

test("the table and the file say the same, the one in words and the other for a spreadsheet", () => {
	expect(sheet.rows.map(({ cells }) => inWords(sheet, cells))).toEqual([
		["2 Nov 2026", "Bristol, City of", "1,200", "£1,234.50", "3.4%"],
		["9 Nov 2026", "=Leeds", "0", "£15", "No figure yet"],
	]);
	expect(sheetAsCsv(sheet)).toBe(
		[
			"\uFEFFFirst day,Place,Previews,Revenue (£),Of previews",
			'2026-11-02,"Bristol, City of",1200,1234.50,3.40%',
			"2026-11-09,'=Leeds,0,15.00,",
			"",
		].join("\r\n"),
	);
});

test("a file is named after what it holds and its days", () => {
	expect(fileName(sheet)).toBe("lettable-revenue-2026-11-01-2026-11-21.csv");
});

test("what a column has words for when it is missing is said in them", () => {
	const asked: FigureSheet = {
		...sheet,
		columns: [{ title: "Answered", holds: "share", missing: "Not asked" }],
	};
	expect(inWords(asked, [null])).toEqual(["Not asked"]);
});
