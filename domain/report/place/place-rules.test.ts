import { expect, test } from "vitest";
import { allSilent, someArea, somePlace } from "../../test/some-facts.ts";
import { reportOf, type someAssessment, somePlanning } from "../../test/some-report.ts";
import { placeNarrative } from "./place.ts";

type Stated = Parameters<typeof someAssessment>[0];

const rules = [...placeNarrative.risks, ...placeNarrative.advice];
const spoken = (id: string, stated: Stated) =>
	rules.find((rule) => rule.id === id)?.applies(reportOf(stated));

const constraint = { dataset: "d", reference: "R1", name: "N", startDate: null, url: null };

const planned = (over: Parameters<typeof somePlanning>[0]): Stated => ({
	facts: { live: allSilent({ planning: somePlanning(over) }) },
});

const zone = (grade: string) => planned({ floodZones: [{ ...constraint, grade }] });

const warned = (count: number): Stated => ({
	facts: {
		live: allSilent({
			floodWarnings: {
				state: "answered",
				at: Date.UTC(2026, 10, 21, 9),
				data: {
					warnings: Array.from({ length: count }, () => ({
						level: 3,
						description: "Flood alert",
						raisedAt: null,
					})),
				},
			},
		}),
	},
});

const flooded = (percent: number): Stated => ({
	facts: { areas: [someArea({ floodZonePercent: percent })] },
});

const scotland: Stated = {
	facts: { place: somePlace({ nation: "Scotland" }), areas: [], rents: [], authorities: [] },
};

const cases: readonly [id: string, fires: Stated, doesNot: Stated, words: string][] = [
	["flood_zone_3", zone("3"), zone("2"), "flood zone 3"],
	["flood_zone_2", zone("2"), zone("3"), "lies in a flood zone of rivers or sea"],
	["flood_warnings", warned(2), warned(0), "2 warnings in force within 2 km"],
	["area_in_flood_zones", flooded(10), flooded(9.9), "10% of postcodes in Testborough 001"],
	[
		"listed_building",
		planned({ listedBuildings: [{ ...constraint, grade: "II" }] }),
		planned({}),
		"listed building consent",
	],
	[
		"conservation_area",
		planned({ conservationAreas: [{ ...constraint, grade: null }] }),
		planned({}),
		"conservation area",
	],
	["too_little_known", scotland, {}, "30% of its weight, where 60% is needed"],
	["ask_about_floods", zone("2"), planned({}), "get a quote for insurance"],
	[
		"ask_about_consent",
		planned({ conservationAreas: [{ ...constraint, grade: null }] }),
		planned({}),
		"conservation officer",
	],
];

test.each(cases)(
	"the rule %s speaks where the facts call for it, and not where they do not",
	(id, fires, doesNot, words) => {
		expect(spoken(id, fires)?.text).toContain(words);
		expect(spoken(id, doesNot)).toBeNull();
	},
);

test("every rule stands in the table above, under an id of its own", () => {
	expect(rules.map(({ id }) => id).toSorted()).toEqual(cases.map(([id]) => id).toSorted());
});

test.each<[string, string, Stated]>([
	["flood_zone_2", "a silent source", {}],
	["flood_zone_3", "a silent source", {}],
	["listed_building", "a silent source", {}],
	["conservation_area", "a silent source", {}],
	["flood_warnings", "a silent source", {}],
	["ask_about_floods", "a silent source", {}],
	["area_in_flood_zones", "a gap", scotland],
])("the rule %s draws no conclusion from %s", (id, _, stated) => {
	expect(spoken(id, stated)).toBeNull();
});
