import { expect, test } from "vitest";
import { newestMonth } from "./newest-month.ts";

test.each([
	["the newest month that has sales", { "2026-08": 90_000, "2026-09": 30_000 }, "2026-09"],
	["a month of a hundredth of the fullest", { "2026-08": 90_000, "2026-09": 900 }, "2026-09"],
	["no month of less than that", { "2026-08": 90_000, "2026-09": 899 }, "2026-08"],
	[
		"no month of a mistyped date, however far ahead",
		{ "2026-08": 9000, "2026-09": 8000, "2026-11": 1, "2027-09": 2 },
		"2026-09",
	],
	["the only month", { "2026-01": 1 }, "2026-01"],
	[
		"the newest by date, in whatever order they were met",
		{ "2026-09": 5, "2026-07": 5 },
		"2026-09",
	],
	["none of a file without sales", {}, null],
])("a file goes up to %s", (_, sales, month) => {
	expect(newestMonth(new Map(Object.entries(sales)))).toBe(month);
});
