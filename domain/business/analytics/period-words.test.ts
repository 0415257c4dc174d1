import { expect, test } from "vitest";
import { bucketInWords, bucketTick, periodInWords } from "./period-words.ts";

test.each([
	["2026-11-21", "2026-11-21", "21 November 2026"],
	["2026-11-02", "2026-11-08", "2 to 8 November 2026"],
	["2026-10-28", "2026-11-03", "28 October to 3 November 2026"],
	["2025-12-29", "2026-01-04", "29 December 2025 to 4 January 2026"],
])("%s to %s is read as %s", (from, to, words) => {
	expect(periodInWords({ from, to })).toBe(words);
});

test("a whole month has its name, a part of one its days", () => {
	const whole = { from: "2026-10-01", to: "2026-10-31", isWhole: true };
	const part = { from: "2026-11-01", to: "2026-11-21", isWhole: false };
	expect(bucketInWords(whole, "month")).toBe("Oct 2026");
	expect(bucketInWords(part, "month")).toBe("1 to 21 Nov 2026");
});

test("under a column stands its first day, or its month with the year", () => {
	expect(bucketTick({ from: "2026-11-02" }, "day")).toBe("2 Nov");
	expect(bucketTick({ from: "2026-11-02" }, "week")).toBe("2 Nov");
	expect(bucketTick({ from: "2026-05-01" }, "month")).toBe("May 26");
});
