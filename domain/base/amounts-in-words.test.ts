import { expect, test } from "vitest";
import { costOr, coverOr, limitOr, percentOr, poundsOr, rangeOr } from "./amounts-in-words.ts";
import { fromPounds, pence } from "./money.ts";

test.each([
	[1_234_549, "£12,345"],
	[-14_950, "−£150"],
	[-49, "£0"],
	[0, "£0"],
	[null, "Not known"],
])("%s pence are shown as %s", (amount, words) => {
	expect(poundsOr(amount === null ? null : pence(amount))).toBe(words);
});

test.each([
	[120_000, "−£1,200"],
	[0, "£0"],
	[null, "Not known"],
])("a cost of %s pence is shown as %s", (amount, words) => {
	expect(costOr(amount === null ? null : pence(amount))).toBe(words);
});

test.each([
	[11_477_599, "£114,775"],
	[null, "Not known"],
])("a limit of %s pence is shown as %s", (limit, words) => {
	expect(limitOr(limit === null ? null : pence(limit))).toBe(words);
});

test.each([
	[7.64, "7.6%"],
	[1.45, "1.5%"],
	[-1.26, "−1.3%"],
	[null, "Not known"],
])("%s percent are shown as %s", (percent, words) => {
	expect(percentOr(percent)).toBe(words);
});

test.each([
	[1.2499, "124%"],
	[1.25, "125%"],
	[12.5, "1,250%"],
	[null, "Not known"],
])("a cover of %s is shown as %s", (cover, words) => {
	expect(coverOr(cover)).toBe(words);
});

test("a range of one amount is that amount, and of none what is said instead", () => {
	const [low, high] = [fromPounds(3_000), fromPounds(8_400)];

	expect(rangeOr({ low, high })).toBe("£3,000 to £8,400");
	expect(rangeOr({ low, high: low })).toBe("£3,000");
	expect(rangeOr(null, "No cost printed")).toBe("No cost printed");
});
