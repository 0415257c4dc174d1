import { expect, test } from "vitest";
import { priceFault, typedPrice } from "./typed-price.ts";

test.each([
	["15", 15],
	["12.50", 12.5],
	[".5", 0.5],
	["12.", 12],
	[" £ 1,250.00 ", 1250],
	["1,250,000", 1_250_000],
	["-3", -3],
])("%s is read as pounds", (typed, pounds) => {
	expect(typedPrice(typed)).toBe(pounds);
});

test.each(["", "   ", "abc", "12abc", "1e3", "0x10", "Infinity", "NaN", "1.2.3", "12,5", "-", "."])(
	"%j is no number and becomes 0",
	(typed) => {
		expect(typedPrice(typed)).toBe(0);
	},
);

test.each([0, 0.3, 1.1, 4.35, 19.99, 1001.13, 10_000])("%d can be a price", (pounds) => {
	expect(priceFault(pounds)).toBeNull();
});

test.each([
	[-0.01, "A price cannot be below £0"],
	[10_000.01, "That price is too high"],
	[1.005, "Enter pounds and pence"],
])("%d cannot be a price", (pounds, words) => {
	expect(priceFault(pounds)).toBe(words);
});
