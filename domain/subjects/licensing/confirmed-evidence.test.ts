import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { someScheme, someSchemeEvidence } from "../../test/some-facts.ts";
import { confirmedEvidence } from "./confirmed-evidence.ts";

const url = "https://www.testborough.gov.uk/licensing";
const other = "https://www.testborough.gov.uk/designation.pdf";
const reading = { read: [url], day: "2026-11-20", readBy: "usr_1" };
const proven = (over: Partial<LicensingScheme>) =>
	confirmedEvidence(someScheme(over), reading).map(({ proves }) => proves);

test("evidence of the page that was read is of this day and reader, and keeps what it proves; other evidence is left", () => {
	const held = [someSchemeEvidence({ url }), someSchemeEvidence({ url: other })];
	expect(confirmedEvidence(someScheme({ evidence: held }), reading)).toEqual([
		{ ...held[0], readDay: "2026-11-20", readBy: "usr_1" },
		held[1],
	]);
});

test("the council's page becomes evidence where it was none", () => {
	expect(
		confirmedEvidence(
			someScheme({ url, evidence: [someSchemeEvidence({ url: other })] }),
			reading,
		)[1],
	).toEqual({
		url,
		publisher: "council",
		pageDay: null,
		readDay: "2026-11-20",
		readBy: "usr_1",
		proves:
			"Selective licensing of the whole district from 1 January 2025 until 31 December 2029: in force.",
	});
});

test.each<[Partial<LicensingScheme>, string]>([
	[
		{ kind: "none", coverage: "none" },
		"The council has no selective licensing or additional HMO licensing.",
	],
	[{ kind: "none", ruledOut: ["article4_hmo"] }, "The council has no Article 4 direction on HMOs."],
	[
		{ kind: "article4_hmo", coverage: "wards", end: null },
		"Article 4 direction on HMOs of listed wards from 1 January 2025: in force.",
	],
])("what it proves is one sentence about the row", (over, words) => {
	expect(proven(over)).toEqual([words]);
});
