import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalYear, roundTicks, scaleOf, yearTicks } from "./scale.ts";

const amount = fc.integer({ min: 0, max: 100_000_000 });

test("ticks are round, evenly apart, few, and reach around every span", () => {
	fc.assert(
		fc.property(amount, amount, (one, other) => {
			const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
			const ticks = roundTicks(lowest, highest);
			const [first = 0, second = 0] = ticks;
			const step = second - first;
			expect(ticks.length).toBeGreaterThanOrEqual(2);
			expect(ticks.length).toBeLessThanOrEqual(6);
			expect(first).toBeLessThanOrEqual(lowest + step * 1e-6);
			expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest - step * 1e-6);
			expect([1, 2, 2.5, 5]).toContain(Number(step.toExponential(6).split("e")[0]));
			ticks.forEach((tick, at) => {
				expect(tick).toBeCloseTo(first + at * step, 6);
			});
		}),
	);
});

test.each([
	[142_000, 176_500, [140_000, 150_000, 160_000, 170_000, 180_000]],
	[3.2, 5.25, [3, 4, 5, 6]],
	[0, 0, [0, 0.25]],
	[180_000, 180_000, [150_000, 200_000]],
])("from %d to %d the scale has the ticks %j", (lowest, highest, ticks) => {
	expect(roundTicks(lowest, highest)).toEqual(ticks);
});

test("years under a drawing are whole, at most seven, and reach around every span", () => {
	const year = fc.double({ min: 1995, max: 2060, noNaN: true });
	fc.assert(
		fc.property(year, year, (one, other) => {
			const [earliest, latest] = [Math.min(one, other), Math.max(one, other)];
			const years = yearTicks(earliest, latest);
			expect(years.every(Number.isInteger)).toBe(true);
			expect(years.length).toBeGreaterThanOrEqual(2);
			expect(years.length).toBeLessThanOrEqual(7);
			expect(years[0]).toBeLessThanOrEqual(earliest);
			expect(years.at(-1)).toBeGreaterThanOrEqual(latest);
		}),
	);
});

test("a scale keeps order and its ends, upside down too", () => {
	expect([100, 150, 200].map(scaleOf(100, 200))).toEqual([0, 0.5, 1]);
	expect([100, 150, 200].map(scaleOf(200, 100)).map(Math.abs)).toEqual([1, 0.5, 0]);
	expect(scaleOf(7, 7)(7)).toBe(0.5);
});

test("days of a year follow each other and end before the next", () => {
	expect(decimalYear("2024-07")).toBe(2024.5);
	expect(decimalYear("2024-12-31")).toBeLessThan(2025);
	expect(decimalYear("2024-03-01")).toBeGreaterThan(decimalYear("2024-02-29"));
});
