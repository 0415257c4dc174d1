import { expect, test } from "vitest";
import { METHODOLOGY_VERSION } from "./method.ts";
import { olderMethodInWords, REMAKE_LAST_DAY, remakeUntil } from "./older-methods.ts";

const at = (text: string) => Date.parse(text);

test("a report of the first method may be made anew through 23 December 2026, by the clock of London", () => {
	expect(REMAKE_LAST_DAY).toBe("23 December 2026");
	expect(remakeUntil(1, at("2026-11-23T09:00:00Z"))).toBe(at("2026-12-24T00:00:00Z"));
	expect(remakeUntil(1, at("2026-12-23T23:59:59Z"))).not.toBeNull();
	expect(remakeUntil(1, at("2026-12-24T00:00:00Z"))).toBeNull();
});

test("a report of today's method is named by none and made anew by none", () => {
	expect(remakeUntil(METHODOLOGY_VERSION, at("2026-11-24T09:00:00Z"))).toBeNull();
	expect(olderMethodInWords(METHODOLOGY_VERSION)).toBe("");
	expect(olderMethodInWords(1)).toBe("Scored by method 1. Method 2 holds since 23 November 2026.");
});
