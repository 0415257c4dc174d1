import { expect, test } from "vitest";
import { addDays, addYears, londonDay } from "../base/calendar.ts";
import { fromPounds, pence, toPounds } from "../base/money.ts";
import { screenAt } from "../base/screens.ts";
import { median, mode, round } from "../base/statistics.ts";
import { countInWords, dateInWords, listInWords, poundsInWords } from "../base/words.ts";

test("a London day starts at London's midnight, in summer too", () => {
	expect(londonDay(Date.UTC(2026, 4, 31, 22, 59))).toBe("2026-05-31");
	expect(londonDay(Date.UTC(2026, 4, 31, 23, 0))).toBe("2026-06-01");
	expect(londonDay(Date.UTC(2026, 10, 20, 23, 59))).toBe("2026-11-20");
});

test("years are added by the calendar", () => {
	expect(addYears("2024-02-29", 1)).toBe("2025-02-28");
	expect(addYears("2026-11-20", -5)).toBe("2021-11-20");
	expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
	expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
});

test("pounds become whole pence and back, and half a penny is nobody's", () => {
	expect(fromPounds(15)).toBe(1500);
	expect(fromPounds(19.99)).toBe(1999);
	expect(toPounds(pence(1999))).toBe(19.99);
	expect(() => pence(0.5)).toThrow(RangeError);
});

test.each([
	["/", true],
	["/property/M145LL", true],
	["/property/M145LL/", true],
	["/property", false],
	["/property/a/b", false],
	["/nothing", false],
	["/api", false],
])("%s is a screen: %s", (path, expected) => {
	expect(screenAt(path) !== null).toBe(expected);
});

test("the median of an even count lies between the middle two; of none there is none", () => {
	expect(median([3, 1, 2])).toBe(2);
	expect(median([4, 1, 2, 3])).toBe(2.5);
	expect(median([])).toBeNull();
});

test("the mode is the most frequent value, the first of equals", () => {
	expect(mode(["b", "a", "a", "b"])).toBe("b");
	expect(mode([])).toBeNull();
});

test("words for dates, amounts, lists and counts", () => {
	expect([dateInWords("2026-05-01"), dateInWords("2026-05"), dateInWords("2025")]).toEqual([
		"1 May 2026",
		"May 2026",
		"2025",
	]);
	expect(poundsInWords(pence(2_150_050))).toBe("£21,501");
	expect([listInWords([]), listInWords(["a"]), listInWords(["a", "b", "c"])]).toEqual([
		"",
		"a",
		"a, b and c",
	]);
	expect([countInWords(1, "home"), countInWords(1_200, "home")]).toEqual(["1 home", "1,200 homes"]);
	expect(round(2.345, 2)).toBe(2.35);
});
