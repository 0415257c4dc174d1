import { expect, test } from "vitest";
import { someFacts, someScheme, someSchemeEvidence, someUnit } from "../../test/some-facts.ts";
import { judgeArticleFour } from "./article-four.ts";

const day = "2026-11-20";
const letting = { day, occupancy: { use: "sharers", people: null }, address: null } as const;
const place = someUnit();
const [council] = someFacts().authorities;

const area = {
	dataset: "article-4-direction-area",
	reference: "A4-1",
	name: "Sunray Estate",
	startDate: null,
	url: null,
	grade: null,
	hmo: null,
} as const;

type Given = {
	publishes?: boolean | null;
	answers?: boolean;
	areas?: (typeof area)[];
	schemes?: ReturnType<typeof someScheme>[];
};

function judged({ publishes = true, answers = true, areas = [], schemes = [] }: Given = {}) {
	const facts = someFacts({ place, schemes, articleFourAsOf: "2026-11-14" });
	const planning = answers
		? {
				state: "answered" as const,
				at: Date.UTC(2026, 10, 19),
				data: { articleFour: areas, conservationAreas: [], floodZones: [], listedBuildings: [] },
			}
		: { state: "silent" as const, why: "timed_out" as const };
	return judgeArticleFour(
		{
			...facts,
			authorities: council ? [{ ...council, publishesArticleFour: publishes }] : [],
			live: { ...facts.live, planning },
		},
		letting,
	);
}

test("where the council's directions are on the map, an empty place on it means that none is published", () => {
	const { verdict, summary, citations } = judged();
	expect(verdict).toBe("none_found");
	expect(summary).toMatch(
		/^No Article 4 direction on HMOs is published here \(as of 14 November 2026\)\. Testborough draws such directions on the national map\. /,
	);
	expect(citations).toEqual([
		{ source: "planningData", asOf: "2026-11-19" },
		{ source: "planningData", asOf: "2026-11-14" },
	]);
});

test("a direction that does not say which right it removes leaves open whether it is about HMOs", () => {
	expect(judged({ areas: [area] }).verdict).toBe("unknown");
});

test.each<[string, Given]>([
	["whose directions are not on the map", { publishes: false }],
	["of which nobody knows whether they are", { publishes: null }],
	["while the map does not answer", { answers: false }],
])("of a council %s nothing is known", (_, given) => {
	expect(judged(given).verdict).toBe("unknown");
});

test("a row of the register stands against an empty map", () => {
	const row = someScheme({ kind: "article4_hmo" });
	expect(judged({ schemes: [row] }).verdict).toBe("likely");
	expect(judged({ schemes: [{ ...row, end: "2026-11-19" }] }).verdict).toBe("unknown");
});

test("a proposal is told beside it", () => {
	const proposed = someScheme({
		kind: "article4_hmo",
		status: "consulting",
		coverage: "proposed",
	});
	expect(judged({ schemes: [proposed] })).toMatchObject({
		verdict: "none_found",
		summary: expect.stringMatching(/One has been proposed\.$/),
	});
});

test("at a place in two districts both must be on the map", () => {
	const facts = someFacts({ place });
	const second = { code: "E08000099", name: "Otherborough", share: 0.5 };
	const [first] = place.authorities;
	if (!first || !council) {
		throw new Error("a unit lies somewhere");
	}
	const both = { ...place, authorities: [{ ...first, share: 0.5 }, second] };
	const live = {
		...facts.live,
		planning: {
			state: "answered" as const,
			at: 0,
			data: { articleFour: [], conservationAreas: [], floodZones: [], listedBuildings: [] },
		},
	};
	const on = { ...council, publishesArticleFour: true };
	const verdictOf = (authorities: typeof facts.authorities) =>
		judgeArticleFour({ ...facts, place: both, live, authorities }, letting).verdict;
	expect(verdictOf([on])).toBe("unknown");
	expect(verdictOf([on, { ...on, code: second.code, name: second.name }])).toBe("none_found");
});

test("of a direction of the register it is said where it lies, and never that no permission is needed", () => {
	const evidence = [someSchemeEvidence({ proves: "It binds from 1 February 2027." })];
	const row = someScheme({ kind: "article4_hmo", end: null, evidence });
	const summaryOf = (over: Partial<typeof row>) =>
		judged({ publishes: null, schemes: [{ ...row, ...over }] }).summary;
	expect(summaryOf({})).toBe(
		"Use as an HMO probably needs planning permission: this place is inside an Article 4 direction on HMOs of Testborough in force. Ask Testborough to confirm it. The page we read is too old to rely on, or has no day.",
	);
	expect(summaryOf({ coverage: "areas" })).toBe(
		"An Article 4 direction on HMOs of Testborough covers named areas. A postcode cannot settle whether it covers this home: ask Testborough.",
	);
	expect(summaryOf({ start: "2027-02-01" })).toBe(
		"An Article 4 direction on HMOs of Testborough starts here on 1 February 2027.",
	);
});
