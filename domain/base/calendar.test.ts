import { expect, test } from "vitest";
import { endOfDay, lastDayBefore, monthsBetween } from "./calendar.ts";

test("months are counted over the turn of a year", () => {
	expect(monthsBetween("2025-11", "2026-02")).toBe(3);
	expect(monthsBetween("2026-05", "2026-05")).toBe(0);
});

test("what lasts to the end of a day ends at London's midnight, in summer too", () => {
	expect(endOfDay("2026-06-30")).toBe(Date.UTC(2026, 5, 30, 23));
	expect(endOfDay("2026-12-31")).toBe(Date.UTC(2027, 0, 1));
	expect(lastDayBefore(endOfDay("2026-06-30"))).toBe("2026-06-30");
	expect(lastDayBefore(endOfDay("2026-03-29"))).toBe("2026-03-29");
});
