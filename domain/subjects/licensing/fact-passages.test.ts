import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { fromPounds } from "../../base/money.ts";
import { someScheme } from "../../test/some-facts.ts";
import { dayOf, factsOnPage } from "./fact-passages.ts";
import { keyPassages } from "./key-passages.ts";

test.each([
	["1 April 2027", "2027-04-01"],
	["the 24th of May, 2025", "2025-05-24"],
	["24th May, 2025", "2025-05-24"],
	["April 1, 2027", "2027-04-01"],
	["30 Sept 2026", "2026-09-30"],
	["01/04/2027", "2027-04-01"],
	["1.4.27", "2027-04-01"],
	["2027-04-01", "2027-04-01"],
	["April 2027", null],
	["30 April", null],
])("%s is the day %s", (words, day) => {
	expect(dayOf(words)).toBe(day);
});

const fees = {
	single: fromPounds(772),
	hmo: fromPounds(1_000),
	per: "home",
	accredited: null,
} as const;

function look(text: string, over: Partial<LicensingScheme>, wardNames: string[] = []) {
	return factsOnPage(text, keyPassages(text, { wardNames }), {
		scheme: someScheme({ start: null, end: null, ...over }),
		wardNames,
	}).map(({ fact, found, missing }) => ({
		fact,
		found: found.map(({ from, to }) => text.slice(from, to)),
		missing,
	}));
}

test("days, fees and wards are found where a page says them, and said where it does not", () => {
	const text = "From 1st April 2025 in Moss-side and RUSHOLME. It costs £772.00, or £1,100.";
	expect(
		look(text, { start: "2025-04-01", end: "2030-03-31", fees }, [
			"Moss Side",
			"Rusholme",
			"Ardwick",
		]),
	).toEqual([
		{ fact: "start", found: ["1st April 2025"], missing: [] },
		{ fact: "end", found: [], missing: ["2030-03-31"] },
		{ fact: "fees", found: ["£772.00"], missing: ["£1000"] },
		{ fact: "wardCodes", found: ["RUSHOLME"], missing: ["Moss Side", "Ardwick"] },
	]);
});

test("what a row does not say is not looked for", () => {
	expect(look("From 1 April 2025.", {})).toEqual([]);
});

test("a day of another year, or an amount that only begins alike, is none of the row's", () => {
	expect(look("From 1 April 2026 for £7720", { start: "2025-04-01", fees })).toEqual([
		{ fact: "start", found: [], missing: ["2025-04-01"] },
		{ fact: "fees", found: [], missing: ["£772", "£1000"] },
	]);
});
