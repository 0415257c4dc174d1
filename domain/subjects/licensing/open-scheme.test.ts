import { expect, test } from "vitest";
import type { EvidencePublisher, LicensingScheme } from "../../base/facts/scheme.ts";
import { someScheme, someSchemeEvidence } from "../../test/some-facts.ts";
import { openChange, openScheme } from "./open-scheme.ts";

const days = { designatedOn: "2024-09-30", start: "2025-04-01", end: "2030-03-31" };
const proving = (proves: string, publisher: EvidencePublisher = "council") =>
	someScheme({ ...days, evidence: [someSchemeEvidence({ proves, publisher })] });

function daysOf(scheme: LicensingScheme) {
	const open = openScheme(scheme);
	return open.state === "read" ? [open.designatedOn, open.startsOn, open.endsOn] : null;
}

test.each([
	["The council consulted on the scheme.", [null, null, null]],
	["Made on 30 September 2024, from 1 April 2025 to 31 March 2030.", Object.values(days)],
	["In force since 2025-04-01.", [null, days.start, null]],
	["It began in April 2025.", [null, null, null]],
	["It began on 11 April 2025.", [null, null, null]],
	["It runs for five years from 1 April 2025.", [null, days.start, null]],
])("of what proves that '%s' the days are given on that it names", (proves, known) => {
	expect(daysOf(proving(proves))).toEqual(known);
});

test("a day that the press alone names is not given on", () => {
	const scheme = someScheme({
		...days,
		evidence: [
			someSchemeEvidence({ proves: "The council licenses the whole district." }),
			someSchemeEvidence({ proves: "It began on 1 April 2025.", publisher: "press" }),
		],
	});
	expect(daysOf(scheme)).toEqual([null, null, null]);
});

test("a notice beside the council's page proves a day", () => {
	const scheme = someScheme({
		...days,
		evidence: [
			someSchemeEvidence({ proves: "The council licenses the whole district." }),
			someSchemeEvidence({ proves: "It runs to 31 March 2030.", publisher: "gazette" }),
		],
	});
	expect(daysOf(scheme)).toEqual([null, null, days.end]);
});

test("of a row that an administrator verified every day is given on", () => {
	const scheme = { ...proving("The council licenses it."), verifiedOn: "2026-11-20" };
	expect(daysOf(scheme)).toEqual(Object.values(days));
});

test("a lead tells no day, and the change of one that nobody may have is none", () => {
	expect(daysOf(someScheme(days))).toBeNull();
	const before = proving("The council licenses it.");
	expect(openChange(before, { ...before, end: "2029-12-31" })).toEqual([]);
	const named = proving("It runs to 31 March 2030.");
	expect(openChange(named, { ...named, end: null })).toEqual([
		"endsOn: 2030-03-31 is now nothing.",
	]);
});
