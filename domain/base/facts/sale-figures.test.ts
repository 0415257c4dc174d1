import { expect, test } from "vitest";
import { pence } from "../money.ts";
import { quantile } from "../statistics.ts";
import { figurePeriod, keptPeriod, saleFigures } from "./sale-figures.ts";

test.each([
	[[1, 2, 3, 4], 0.25, 1.75],
	[[1, 2, 3, 4], 0.5, 2.5],
	[[1, 2, 3, 4], 0.75, 3.25],
	[[10, 20, 30], 0.25, 15],
	[[7], 0.75, 7],
	[[1, 9], 0, 1],
	[[1, 9], 1, 9],
])("below the quantile of %j at %f lies that share of it", (sorted, share, value) => {
	expect(quantile(sorted, share)).toBe(value);
});

test("nothing has no quantile", () => {
	expect(quantile([], 0.5)).toBeNull();
});

test("each type that was sold has figures, and all together", () => {
	const sales = [300, 100, 200].map((price) => ({ type: "T" as const, price: pence(price) }));

	expect(saleFigures([...sales, { type: "F", price: pence(1000) }])).toEqual([
		{ type: "T", count: 3, median: 200, lowerQuartile: 150, upperQuartile: 250 },
		{ type: "F", count: 1, median: 1000, lowerQuartile: 1000, upperQuartile: 1000 },
		{ type: "all", count: 4, median: 250, lowerQuartile: 175, upperQuartile: 475 },
	]);
});

test("figures are whole pence, halves rounded up", () => {
	const sales = [100, 101].map((price) => ({ type: "D" as const, price: pence(price) }));

	expect(saleFigures(sales)[0]).toMatchObject({
		median: 101,
		lowerQuartile: 100,
		upperQuartile: 101,
	});
});

test("of no sales there are no figures", () => {
	expect(saleFigures([])).toEqual([]);
});

test.each([
	["2026-09", "2024-10-01", "2026-09-30"],
	["2026-12", "2025-01-01", "2026-12-31"],
	["2024-02", "2022-03-01", "2024-02-29"],
	["2026-01", "2024-02-01", "2026-01-31"],
])("the 24 months up to %s are those from %s to %s", (month, from, to) => {
	expect(figurePeriod(month)).toEqual({ from, to });
});

test("five years of sales are kept", () => {
	expect(keptPeriod("2026-09")).toEqual({ from: "2021-10-01", to: "2026-09-30" });
});
