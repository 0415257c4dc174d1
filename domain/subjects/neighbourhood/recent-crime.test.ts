import { expect, test } from "vitest";
import type { CrimeFacts } from "../../base/facts/facts.ts";
import { someFacts } from "../../test/some-facts.ts";
import { recentCrime } from "./recent-crime.ts";

const some: CrimeFacts = { month: "2026-08", total: 214, railway: 3, byCategory: [] };
const railwayAlone: CrimeFacts = { ...some, month: null, total: 3 };
const nothing: CrimeFacts = { ...railwayAlone, total: 0, railway: 0 };

function crimeAt(data: CrimeFacts, { postcode = "LS6 1AA", authority = "E08000035" } = {}) {
	const base = someFacts();
	return recentCrime({
		...base,
		postcode,
		place: { ...base.place, authorities: [{ code: authority, name: "Council", share: 1 }] },
		live: { ...base.live, crime: { state: "answered", at: 0, data } },
	});
}

test("where the territorial force tells of crimes they are all counted, the railway's too", () => {
	const { text, evidence } = crimeAt(some);
	expect(text).toBe("214 crimes recorded");
	expect(evidence).toMatchObject({ value: 214, coverage: "ok" });
	// The answer does not name forces, so one that publishes a month late is missing without a trace.
	expect(evidence.note).toMatch(/^Crimes published within a mile for August 2026\./);
});

test("crimes of the railway police alone are no answer, and are said to be theirs", () => {
	const { text, evidence } = crimeAt(railwayAlone);
	expect(evidence).toMatchObject({ value: null, coverage: "unknown" });
	expect(text).toBe(
		"No crime of the local police came back for this place. That does not mean none. The railway police alone recorded 3 crimes within a mile.",
	);
});

test("a month in which nothing came back is not known", () => {
	expect(crimeAt(nothing).text).toBe(
		"No crime of the local police came back for this place. That does not mean none.",
	);
});

test.each([
	["E08000003", "M14 5LL", "Greater Manchester"],
	["E08000010", "WN1 1AA", "Greater Manchester"],
	["S12000036", "EH6 5NP", "Scotland"],
])("in %s the force publishes nothing, whatever else came back", (authority, postcode, force) => {
	for (const data of [nothing, railwayAlone, some]) {
		const { text, evidence } = crimeAt(data, { authority, postcode });
		expect(evidence.value).toBeNull();
		expect(text).toContain(`Not known: the police of ${force} publish no crimes there.`);
	}
});

test("a sector that may lie in an unpublished force is not known either", () => {
	const base = someFacts();
	const { evidence } = recentCrime({
		...base,
		place: {
			...base.place,
			grain: "sector",
			authorities: [
				{ code: "E06000049", name: "Cheshire East", share: 0.6 },
				{ code: "E08000007", name: "Stockport", share: 0.4 },
			],
		},
		live: { ...base.live, crime: { state: "answered", at: 0, data: some } },
	});
	expect(evidence.value).toBeNull();
});

test.each([
	["SK9 3AA", "E06000049", "Greater Manchester"],
	["TD15 2AA", "E06000057", "Scotland"],
])(
	"a mile from %s reaches over the border, and what is told is the least",
	(postcode, authority, force) => {
		const { text, evidence } = crimeAt(some, { postcode, authority });
		expect(text).toBe("At least 214 crimes recorded");
		expect(evidence).toMatchObject({ value: 214, coverage: "estimated" });
		expect(evidence.note).toContain(`can lie in ${force}, whose police publish none`);
	},
);
