import { describe, expect, test } from "vitest";
import { lengthOf, presetPeriod, refusePeriod } from "./period.ts";

const today = "2026-11-21";

test.each([
	["7", "2026-11-15", 7],
	["30", "2026-10-23", 30],
	["90", "2026-08-24", 90],
	["12m", "2025-11-22", 365],
] as const)(
	"a preset of %s begins on %s and has %d days, today among them",
	(preset, from, days) => {
		const period = presetPeriod(preset, today);
		expect(period).toEqual({ from, to: today });
		expect(lengthOf(period)).toBe(days);
	},
);

test("twelve months that hold a leap day have 366 days", () => {
	expect(lengthOf(presetPeriod("12m", "2028-03-01"))).toBe(366);
});

describe("an own period", () => {
	test.each([
		["one day", today, today],
		["400 days, the longest", "2025-10-18", today],
		["a leap day", "2028-02-29", "2028-02-29"],
	])("may be %s", (_what, from, to) => {
		expect(refusePeriod({ from, to }, to)).toBeNull();
	});

	test.each([
		["the first day is missing", "", today, "from", "Choose the first day."],
		[
			"the first day is no day of the calendar",
			"2026-02-30",
			today,
			"from",
			"Choose the first day.",
		],
		["the last day is rubbish", "2026-11-01", "soon", "to", "Choose the last day."],
		[
			"the last day has a thirteenth month",
			"2026-11-01",
			"2026-13-01",
			"to",
			"Choose the last day.",
		],
		[
			"it ends before it begins",
			"2026-11-02",
			"2026-11-01",
			"to",
			"The last day must not be before the first.",
		],
		[
			"it ends tomorrow",
			"2026-11-01",
			"2026-11-22",
			"to",
			"The last day must not be in the future.",
		],
		["it has 401 days", "2025-10-17", today, "from", "Choose at most 400 days."],
	])("is refused when %s", (_why, from, to, end, message) => {
		expect(refusePeriod({ from, to }, today)).toEqual({ end, message });
	});
});
