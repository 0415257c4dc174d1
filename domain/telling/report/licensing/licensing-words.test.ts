import { expect, test } from "vitest";
import { licenceKindInWords } from "../../../subjects/licensing/planning-law.ts";
import { mayNeed } from "../../../subjects/licensing/verdict.ts";
import { fullFacts, reportOf } from "../../../test/some-report.ts";
import { exemptionsInWords, natureOf, schemeInWords, summariesByUse } from "./licensing-words.ts";

const scheme = {
	kind: "selective",
	council: "York",
	coverage: "whole district",
	start: "2026-01-01",
	end: null,
	proof: "Not confirmed on the council's site yet. Ask the council.",
} as const;

test.each([
	["https://www.york.gov.uk/licensing", "York’s page"],
	["http://www.york.gov.uk/licensing", "York’s page (http, not secure)"],
	[null, "No page held"],
])("the page %s is shown as %s", (url, words) => {
	expect(schemeInWords({ ...scheme, url }).page).toBe(words);
});

test("that there is no scheme is by law only where councils cannot make one", () => {
	expect(natureOf("selective", "Scotland").isByLaw).toBe(true);
	expect(natureOf("selective", "England").isByLaw).toBe(false);
	expect(natureOf("mandatory", "England").isByLaw).toBe(true);
});

test("each licence is told once, under the first use that it bears on", () => {
	const { matrix } = reportOf({ facts: fullFacts() }).licensing;
	const summaries = summariesByUse(matrix);
	expect(summaries.map(({ length }) => length)).toEqual([1, 2, 1]);
	expect(new Set(summaries.flat().map(({ summary }) => summary)).size).toBe(4);
});

test("whom national law spares is told of the licences that the stated use needs or may need, each once and by its name", () => {
	const { matrix } = reportOf({ facts: fullFacts() }).licensing;
	const spared = exemptionsInWords({ matrix }, "England");
	const [stated] = matrix.filter(({ isStated }) => isStated);
	const needed = stated?.cells.filter(({ applies, verdict }) => applies && mayNeed(verdict));
	expect(spared.length).toBeGreaterThan(0);
	expect(spared.every(({ kind }) => needed?.some((cell) => cell.kind === kind))).toBe(true);
	expect(spared.map(({ text }) => text.split(" spares")[0])).toEqual(
		spared.map(({ kind }) => `${licenceKindInWords(kind, "England")}: National law`),
	);
	expect(exemptionsInWords({ matrix: [] }, "England")).toEqual([]);
	expect(exemptionsInWords({ matrix }, "Scotland")).toEqual([]);
});
