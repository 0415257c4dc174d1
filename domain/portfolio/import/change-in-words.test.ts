import { expect, test } from "vitest";
import { changeInWords } from "./change-in-words.ts";

test.each([
	[{ field: "inputs.rent", from: 90_000, to: 95_000 }, "rent a month: £900 to £950"],
	[
		{ field: "held.gasUntil", from: null, to: "2027-03-04" },
		"gas safety ends: not stated to 4 March 2027",
	],
	[{ field: "held.licences", from: [], to: [{}] }, "licence"],
	[{ field: "held.areLicencesStated", from: false, to: true }, null],
])("%o is told as %s", (change, words) => {
	expect(changeInWords(change)).toBe(words);
});
