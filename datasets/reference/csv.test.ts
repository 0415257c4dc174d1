import { expect, test } from "vitest";
import { parseCsv } from "./csv.ts";

test.each([
	{
		text: "a,b\n1,2\n",
		rows: [
			["a", "b"],
			["1", "2"],
		],
	},
	{
		text: "a,b\n1,2",
		rows: [
			["a", "b"],
			["1", "2"],
		],
	},
	{ text: "a,,\n", rows: [["a", "", ""]] },
	{ text: '"Bristol, City of",1\n', rows: [["Bristol, City of", "1"]] },
	{ text: '"say ""here""",1\n', rows: [['say "here"', "1"]] },
	{ text: "King's Lynn,Ynys Môn\n", rows: [["King's Lynn", "Ynys Môn"]] },
	{ text: '"",x\n', rows: [["", "x"]] },
	{ text: "", rows: [] },
])("$text is read cell by cell", ({ text, rows }) => {
	expect(parseCsv(text)).toEqual(rows);
});

test.each(['a"b,c\n', '"a"b\n', '"open\n'])("a quote out of place in %s is refused", (text) => {
	expect(() => parseCsv(text)).toThrow("a quote is out of place");
});
