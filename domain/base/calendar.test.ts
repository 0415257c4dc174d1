import { expect, test } from "vitest";
import { endOfDay, lastDayBefore, londonDay, monthBefore, monthsBetween } from "./calendar.ts";

test("months are counted over the turn of a year", () => {
	expect(monthsBetween("2025-11", "2026-02")).toBe(3);
	expect(monthsBetween("2026-05", "2026-05")).toBe(0);
});

test("a month before is one of another year where it must be", () => {
	expect(monthBefore("2026-01", 1)).toBe("2025-12");
	expect(monthBefore("2026-12", 12)).toBe("2025-12");
	expect(monthBefore("2026-11", -14)).toBe("2028-01");
});

test("a day in London begins at its midnight, whichever instant was asked about before", () => {
	const summer = Date.UTC(2026, 5, 30, 23);
	expect([summer - 1, summer, summer - 1].map(londonDay)).toEqual([
		"2026-06-30",
		"2026-07-01",
		"2026-06-30",
	]);
	expect(londonDay(Date.UTC(2026, 11, 31, 23, 59))).toBe("2026-12-31");
});

test("what lasts to the end of a day ends at London's midnight, in summer too", () => {
	expect(endOfDay("2026-06-30")).toBe(Date.UTC(2026, 5, 30, 23));
	expect(endOfDay("2026-12-31")).toBe(Date.UTC(2027, 0, 1));
	expect(lastDayBefore(endOfDay("2026-06-30"))).toBe("2026-06-30");
	expect(lastDayBefore(endOfDay("2026-03-29"))).toBe("2026-03-29");
});
