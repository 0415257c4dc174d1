import { describe, expect, test } from "vitest";
import { isOverdue, overdueInWords } from "./overdue.ts";

const DAY = 86_400_000;
const LOADED = Date.UTC(2026, 0, 1);
const CHECKED = Date.UTC(2026, 10, 1, 3);

describe("a dataset is overdue once it was left alone for longer than twice its rhythm", () => {
	test.each([
		["weekly", 14],
		["import", 184],
	] as const)("kept by %s: after %i days, to the millisecond", (kept, days) => {
		const checked = { lastOkAt: CHECKED, since: LOADED };
		expect(isOverdue(kept, checked, CHECKED + days * DAY)).toBe(false);
		expect(isOverdue(kept, checked, CHECKED + days * DAY + 1)).toBe(true);
	});

	test.each(["release", "hand"] as const)("kept by %s: never", (kept) => {
		expect(isOverdue(kept, { lastOkAt: 0, since: 0 }, CHECKED)).toBe(false);
	});
});

test("one that should look after itself and never did is measured from when there was data", () => {
	const never = { lastOkAt: null, since: LOADED };
	expect(isOverdue("weekly", never, LOADED + 14 * DAY)).toBe(false);
	expect(isOverdue("weekly", never, LOADED + 14 * DAY + 1)).toBe(true);
});

test("a product without any data has nothing that is overdue", () => {
	expect(isOverdue("weekly", { lastOkAt: null, since: null }, CHECKED)).toBe(false);
});

test("a file that nobody ever imported is not overdue", () => {
	expect(isOverdue("import", { lastOkAt: null, since: 0 }, CHECKED)).toBe(false);
});

test("a clock that went back makes nothing overdue", () => {
	expect(isOverdue("weekly", { lastOkAt: CHECKED, since: LOADED }, CHECKED - 100 * DAY)).toBe(
		false,
	);
});

test.each([
	[
		"weekly",
		"2026-11-01T03:00:00.000Z",
		"Last checked on 1 November 2026; it should be checked every week.",
	],
	["weekly", null, "Never checked; it should be checked every week."],
	[
		"import",
		// An hour into the next day in London.
		"2026-06-01T23:00:00.000Z",
		"Last imported on 2 June 2026; a new edition comes out every three months.",
	],
] as const)("of one kept by %s, last well at %s, it is said: %s", (kept, lastOkAt, words) => {
	expect(overdueInWords(kept, lastOkAt)).toBe(words);
});
