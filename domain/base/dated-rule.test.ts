import { expect, test } from "vitest";
import { allCheckedBy, ruleOn } from "./dated-rule.ts";

const older = { from: "2025-04-01", source: "A", lastChecked: "2026-11-20" };
const newer = { from: "2027-04-06", source: "B", lastChecked: null };

test.each([
	["2025-03-31", null],
	["2025-04-01", older],
	["2027-04-05", older],
	["2027-04-06", newer],
	["2030-01-01", newer],
])("on %s the rule is the last that has begun", (day, rule) => {
	expect(ruleOn([newer, older], day)).toBe(rule);
});

test("rules are checked by the earliest of their days, and not at all when one is not", () => {
	expect(allCheckedBy([older, { lastChecked: "2026-08-05" }])).toBe("2026-08-05");
	expect(allCheckedBy([older, newer])).toBeNull();
});
