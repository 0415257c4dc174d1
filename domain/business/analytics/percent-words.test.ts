import { expect, test } from "vitest";
import { shareInWords } from "./percent-words.ts";

test.each([
	[0, "0%"],
	[0.0004, "under 0.1%"],
	[0.034, "3.4%"],
	[0.5, "50%"],
	[0.9997, "over 99.9%"],
	[1, "100%"],
	[12.5, "1,250%"],
])("a share of %d is %s", (share, words) => {
	expect(shareInWords(share)).toBe(words);
});
