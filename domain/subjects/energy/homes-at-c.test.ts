import { expect, test } from "vitest";
import { homesAtCInWords } from "./homes-at-c.ts";

test.each([
	[
		{ reached: 4, of: 7 },
		"£600 to £23,000",
		3,
		"4 of 7 already reach C; for the other 3: £600 to £23,000",
	],
	[
		{ reached: 4, of: 7 },
		"£600 to £23,000",
		2,
		"4 of 7 already reach C; for 2 of the other 3: £600 to £23,000",
	],
	[
		{ reached: 1, of: 2 },
		"£600 to £900",
		1,
		"1 of 2 already reaches C; for the other: £600 to £900",
	],
	[
		{ reached: 0, of: 3 },
		"£600 to £900",
		3,
		"0 of 3 already reach C; for the other 3: £600 to £900",
	],
	[{ reached: 7, of: 7 }, null, 7, "7 of 7 already reach C"],
	[{ reached: 4, of: 7 }, null, 0, "4 of 7 already reach C"],
] as const)("%j with %s printed for %i is told as: %s", (homes, range, printed, words) => {
	expect(homesAtCInWords(homes, { range, printed })).toBe(words);
});
