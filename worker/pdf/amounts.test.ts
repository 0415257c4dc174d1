import { expect, test } from "vitest";
import { pence } from "#domain/money.ts";
import { percentOr, poundsOr, shareInWords } from "./amounts.ts";

test.each([
	[1_234_549, "£12,345"],
	[-14_950, "−£150"],
	[-49, "£0"],
	[0, "£0"],
	[null, "Not known"],
])("%s pence are printed as %s", (amount, words) => {
	expect(poundsOr(amount === null ? null : pence(amount))).toBe(words);
});

test.each([
	[7.64, "7.6%"],
	[-1.26, "−1.3%"],
	[null, "Not known"],
])("%s percent are printed as %s", (percent, words) => {
	expect(percentOr(percent)).toBe(words);
});

test("a share is printed as a percentage to the hundredth", () => {
	expect(shareInWords(0.0485)).toBe("4.85%");
	expect(shareInWords(1.25)).toBe("125%");
});
