import { expect, test } from "vitest";
import { addDays } from "../../base/calendar.ts";
import { type BucketSize, bucketSizeFor, bucketsOf, sumOverDays } from "./buckets.ts";

function daysFrom(first: string, count: number) {
	return Array.from({ length: count }, (_, at) => ({ day: addDays(first, at), previews: at + 1 }));
}

test.each([
	[1, "day"],
	[62, "day"],
	[63, "week"],
	[184, "week"],
	[185, "month"],
	[400, "month"],
] as const)("%d days are shown by the %s", (days, size) => {
	expect(bucketSizeFor(days)).toBe(size);
});

test("weeks begin on Mondays, across a change of year and of clocks", () => {
	const weeks = bucketsOf(daysFrom("2025-12-27", 11), "week");
	expect(weeks.map(({ from, to, isWhole }) => [from, to, isWhole])).toEqual([
		["2025-12-27", "2025-12-28", false],
		["2025-12-29", "2026-01-04", true],
		["2026-01-05", "2026-01-06", false],
	]);
	expect(bucketsOf(daysFrom("2026-10-19", 14), "week").map(({ from }) => from)).toEqual([
		"2026-10-19",
		"2026-10-26",
	]);
});

test("a month is whole with all its days, 29 of them in a leap year, and else says that it is not", () => {
	const months = bucketsOf(daysFrom("2028-01-31", 31), "month");
	expect(months.map(({ from, to, isWhole }) => [from, to, isWhole])).toEqual([
		["2028-01-31", "2028-01-31", false],
		["2028-02-01", "2028-02-29", true],
		["2028-03-01", "2028-03-01", false],
	]);
});

test.each<BucketSize>(["day", "week", "month"])(
	"by the %s nothing is lost or counted twice",
	(size) => {
		const days = daysFrom("2025-11-22", 365);
		const buckets = bucketsOf(days, size);
		expect(buckets.flatMap((bucket) => bucket.days)).toEqual(days);
		const sums = buckets.map((bucket) => sumOverDays(bucket.days, ({ previews }) => previews));
		expect(sums.reduce((sum, each) => sum + each, 0)).toBe((365 * 366) / 2);
	},
);

test("no days make no buckets", () => {
	expect(bucketsOf([], "week")).toEqual([]);
});
