import { expect, test } from "vitest";
import { daysLeft, trialEnd } from "./allowance.ts";
import { isGuaranteed } from "./guarantee.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("a trial ends seven days after it began", () => {
	expect(trialEnd(0)).toBe(7 * DAY);
});

test.each([
	["just begun", 7 * DAY, 7],
	["an hour gone", 7 * DAY - HOUR, 7],
	["a day gone", 6 * DAY, 6],
	["the last hour", HOUR, 1],
	["over", 0, 0],
	["long over", -DAY, 0],
])("days left of a trial: %s", (_, left, days) => {
	expect(daysLeft(left, 0)).toBe(days);
});

test.each([
	[30 * DAY, true],
	[30 * DAY + 1, false],
])("what was paid %d ms ago is guaranteed: %s", (ago, is) => {
	expect(isGuaranteed(0, ago)).toBe(is);
});
