import { expect, test } from "vitest";
import { bulkFields } from "./bulk-fields.ts";

test.each([
	['"a","b","c"', ["a", "b", "c"]],
	['"a","","c"', ["a", "", "c"]],
	['"",""', ["", ""]],
	['"a, b","c"', ["a, b", "c"]],
	['"THE ""OLD"" HOUSE","c"', ['THE "OLD" HOUSE', "c"]],
	['"a"",""b","c"', ['a","b', "c"]],
	["a,b,", ["a", "b", ""]],
	['a,"b, c",d', ["a", "b, c", "d"]],
	["", [""]],
])("%s is read field by field", (line, fields) => {
	expect(bulkFields(line)).toEqual(fields);
});

test.each(['"a","b', '"a"b,"c"', 'a"b,c'])("%s is refused", (line) => {
	expect(() => bulkFields(line)).toThrow(SyntaxError);
});
