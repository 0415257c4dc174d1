import { expect, test } from "vitest";
import { monthOf } from "./rent-month.ts";

test.each([
	{ cell: 42_005, month: "2015-01" },
	{ cell: 46_143, month: "2026-05" },
	{ cell: 46_173.75, month: "2026-05" },
	{ cell: "2026-05-01", month: "2026-05" },
	{ cell: "2026-05-01 00:00:00", month: "2026-05" },
	{ cell: " 2026-05 ", month: "2026-05" },
	{ cell: "May 2026", month: "2026-05" },
	{ cell: "May-26", month: "2026-05" },
	{ cell: "September 2025", month: "2025-09" },
])("$cell is $month", ({ cell, month }) => {
	expect(monthOf(cell)).toBe(month);
});

test.each([
	null,
	"",
	"Maytime",
	"13/05/2026",
	"2026-13",
	"2026-00-01",
	"Mayo 2026x",
	0,
	12,
	1e9,
	Number.NaN,
])("%s is no month", (cell) => {
	expect(monthOf(cell)).toBeNull();
});
