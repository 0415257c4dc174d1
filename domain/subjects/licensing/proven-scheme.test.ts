import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { someScheme, someSchemeEvidence } from "../../test/some-facts.ts";
import { missingInWords, provenScheme } from "./proven-scheme.ts";

const DAY = "2026-11-26";
const proves = (sentence: string): Partial<LicensingScheme> => ({
	evidence: [someSchemeEvidence({ proves: sentence })],
});
const told = (over: Partial<LicensingScheme>) =>
	provenScheme(someScheme({ start: "2025-01-13", end: "2030-01-12", ...over }), DAY);

test("of a lead nothing is told but that nobody checked it", () => {
	expect(told({})).toEqual({
		proof: "lead",
		phase: null,
		word: "Not checked",
		from: null,
		until: null,
		missing: [],
	});
});

test("a day is told where a page names it, and its lack is named where none does", () => {
	expect(told(proves("It runs from 13 January 2025 to 12 January 2030."))).toMatchObject({
		proof: "read",
		phase: "in_force",
		from: "2025-01-13",
		until: "2030-01-12",
		missing: [],
	});
	expect(told(proves("It began on 13 January 2025."))).toMatchObject({
		from: "2025-01-13",
		until: "2030-01-12",
		missing: ["last_day"],
	});
	expect(told({ ...proves("It began on 13 January 2025."), end: "2029-06-30" })).toMatchObject({
		until: null,
	});
	expect(told(proves("Landlords need a licence."))).toMatchObject({
		phase: "in_force",
		from: null,
		until: null,
		missing: ["first_day", "last_day"],
	});
});

test("a row that an administrator verified lacks no proof, a direction no last day", () => {
	expect(told({ verifiedOn: "2026-11-20" })).toMatchObject({ proof: "verified", missing: [] });
	expect(told({ ...proves("It is in force."), kind: "article4_hmo", end: null })).toMatchObject({
		until: null,
		missing: ["first_day"],
	});
});

test("of a proposal, and of a row that says none, no day is missing", () => {
	expect(told({ ...proves("The council asks."), status: "consulting" }).missing).toEqual([]);
	expect(
		told({ ...proves("None."), kind: "none", status: "none", start: null, end: null }).missing,
	).toEqual([]);
});

test("what is missing is said in a sentence", () => {
	expect(missingInWords(["first_day", "last_day"])).toBe(
		"No page we read names its first or last day.",
	);
	expect(missingInWords(["last_day"])).toBe("No page we read names its last day.");
	expect(missingInWords([])).toBeNull();
});
