import { expect, test } from "vitest";
import { percentInWords, roundPercent } from "./percent-in-words.ts";

test.each([
	[6.04, "6.0%"],
	[6.047, "6.1%"],
	[6.05, "6.1%"],
	[5.9999, "6.0%"],
	[7, "7.0%"],
	[-0.32, "-0.3%"],
])("%f percent is told as %s", (percent, words) => {
	expect(percentInWords(percent)).toBe(words);
});

test("a percentage reads alike from its wire form and from what that was made of", () => {
	for (let thousandth = 0; thousandth < 12_000; thousandth += 7) {
		const percent = thousandth / 1_000;
		expect(percentInWords(roundPercent(percent))).toBe(percentInWords(percent));
	}
});
