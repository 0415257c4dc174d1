import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

/** One field as it stands in the file. */
function written(cell: Parameters<typeof toCsv>[0][number][number]): string {
	return toCsv([[cell]])
		.replace(/^\uFEFF/, "")
		.replace(/\r\n$/, "");
}

test("a file begins with the mark of UTF-8, and every row ends with CRLF", () => {
	expect(
		toCsv([
			["Day", "Previews"],
			["2026-11-21", 12],
		]),
	).toBe("\uFEFFDay,Previews\r\n2026-11-21,12\r\n");
});

test.each([
	["Bristol, City of", '"Bristol, City of"'],
	['The "Pro" plan', '"The ""Pro"" plan"'],
	["two\nlines", '"two\nlines"'],
	["Ynys Môn", "Ynys Môn"],
	["", ""],
])("the text %j is written as %j", (text, field) => {
	expect(written(text)).toBe(field);
});

test.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\tx", "＝1+1", "＠SUM(A1)"])(
	"the text %j is no formula to a spreadsheet",
	(text) => {
		expect(written(text)).toBe(`'${text}`);
	},
);

test("a formula with a comma in it is both disarmed and quoted", () => {
	expect(written('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`);
});

test.each([
	[-12, "-12"],
	["-12.50", "-12.50"],
	["+3", "+3"],
	[0, "0"],
	[null, ""],
])("the number %j stays %j", (cell, field) => {
	expect(written(cell)).toBe(field);
});
