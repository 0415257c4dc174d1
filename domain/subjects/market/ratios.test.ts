import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { rentToPricePercent, salesPerThousandDwellings } from "./ratios.ts";

test.each([
	{ sales: 1235, dwellings: 46_140, rate: 26.77 },
	{ sales: 5771, dwellings: 262_400, rate: 21.99 },
	{ sales: 0, dwellings: 1000, rate: 0 },
])("$sales sales among $dwellings dwellings are $rate a thousand", ({ sales, dwellings, rate }) => {
	expect(salesPerThousandDwellings(sales, dwellings)).toBeCloseTo(rate, 2);
});

test.each([
	// The official arithmetic of April 2026 (Fact MARKET-F1): North East, London, South West.
	{ rent: 776, price: 163_190, percent: 5.71 },
	{ rent: 2290, price: 552_655, percent: 4.97 },
	{ rent: 1231, price: 302_618, percent: 4.88 },
])("£$rent a month on £$price is $percent percent a year", ({ rent, price, percent }) => {
	expect(rentToPricePercent(fromPounds(rent), fromPounds(price))).toBeCloseTo(percent, 2);
});

test.each([0, -1, Number.NaN])("a ratio to %d is refused", (nothing) => {
	expect(() => salesPerThousandDwellings(1, nothing)).toThrow("dwellings must be above zero");
});

test("a rent on a price of nothing is refused", () => {
	expect(() => rentToPricePercent(pence(1), pence(0))).toThrow("price must be above zero");
});

test("a ratio keeps four decimals, so that it equals itself after a database", () => {
	expect(salesPerThousandDwellings(1235, 46_140)).toBe(26.7664);
	expect(rentToPricePercent(fromPounds(776), fromPounds(163_190))).toBe(5.7062);
});
