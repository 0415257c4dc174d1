import { expect, test } from "vitest";
import { monthsBetween } from "./calendar.ts";

test("months are counted over the turn of a year", () => {
	expect(monthsBetween("2025-11", "2026-02")).toBe(3);
	expect(monthsBetween("2026-05", "2026-05")).toBe(0);
});
