import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { fromPounds } from "../../base/money.ts";
import { someScheme, someSchemeEvidence } from "../../test/some-facts.ts";
import { factChanges, fewInWords, schemeFacts } from "./scheme-facts.ts";

const names = new Map([
	["a", "Moss Side"],
	["b", "Rusholme"],
]);
const changes = (before: Partial<LicensingScheme>, after: Partial<LicensingScheme>) =>
	factChanges(someScheme(before), someScheme(after), names);

test("a row is told fact by fact, in words, and what it does not say is empty", () => {
	const facts = schemeFacts(
		someScheme({
			coverage: "wards",
			wardCodes: ["a", "E05000001"],
			hasUnmatchedWards: true,
			start: "2025-02-01",
			end: null,
			fees: { single: fromPounds(800), hmo: null, per: "home", accredited: fromPounds(700) },
		}),
		names,
	);
	const told = Object.fromEntries(facts.map(({ name, items }) => [name, items]));
	expect(told).toMatchObject({
		kind: ["Selective licensing"],
		coverage: ["Listed wards", "also wards that are no more"],
		wardCodes: ["Moss Side", "E05000001"],
		start: ["1 Feb 2025"],
		end: [],
		fees: ["£800 a home", "£700 if accredited"],
		streets: [],
	});
});

test("of a list a change names what went and what came alone", () => {
	expect(changes({ wardCodes: ["a", "b"] }, { wardCodes: ["b", "c"] })).toEqual([
		{ label: "Wards", before: ["Moss Side"], after: ["c"] },
	]);
});

test("a change of a day and of evidence is told, and no other", () => {
	const evidence = [someSchemeEvidence({ proves: "It ends." })];
	expect(changes({ end: "2029-12-31" }, { end: null, evidence })).toEqual([
		{ label: "Last day", before: ["31 Dec 2029"], after: [] },
		{
			label: "Evidence",
			before: [],
			after: ["https://www.testborough.gov.uk/licensing, read 5 Nov 2026: It ends."],
		},
	]);
	expect(changes({}, {})).toEqual([]);
});

test("a row that was added comes with all that it says", () => {
	const labels = factChanges(null, someScheme(), names).map(({ label }) => label);
	expect(labels).toEqual(["Kind", "Status", "Reach", "First day", "Last day", "Council’s page"]);
});

test("a long list is its beginning and how much more there is", () => {
	expect(fewInWords(["a", "b"], 2)).toBe("a, b");
	expect(fewInWords(["a", "b", "c", "d"], 2)).toBe("a, b and 2 more");
});
