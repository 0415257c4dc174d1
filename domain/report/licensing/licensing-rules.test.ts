import { expect, test } from "vitest";
import type { Facts } from "../../facts.ts";
import { allSilent, somePlace, someScheme, someUnit } from "../../test/some-facts.ts";
import { reportOf, type someAssessment, somePlanning } from "../../test/some-report.ts";
import { licensingNarrative } from "./licensing-narrative.ts";

type Stated = Parameters<typeof someAssessment>[0];

const rules = [...licensingNarrative.risks, ...licensingNarrative.advice];
const spoken = (id: string, stated: Stated) =>
	rules.find((rule) => rule.id === id)?.applies(reportOf(stated));

const at = (...schemes: ReturnType<typeof someScheme>[]): Partial<Facts> => ({
	place: someUnit(),
	schemes,
});

const constraint = { dataset: "d", reference: "R1", name: "N", startDate: null, url: null };

const direction = (hmo: "coded" | "worded", startDate: string | null = null): Stated => ({
	facts: {
		place: someUnit(),
		live: allSilent({
			planning: somePlanning({ articleFour: [{ ...constraint, grade: null, startDate, hmo }] }),
		}),
	},
	use: "sharers",
});

const articleFour = (over: Parameters<typeof someScheme>[0]): Stated => ({
	facts: at(someScheme({ kind: "article4_hmo", end: null, ...over })),
	use: "sharers",
});

const scotland: Stated = {
	facts: { place: somePlace({ nation: "Scotland" }), areas: [], rents: [], authorities: [] },
};

const cases: readonly [id: string, fires: Stated, doesNot: Stated, words: string][] = [
	[
		"no_planning_permission",
		direction("coded"),
		{ ...direction("coded"), planningPermission: true },
		"needs planning permission. You have not said that you hold it.",
	],
	[
		"planning_likely",
		direction("worded"),
		{ ...direction("worded"), use: "single" },
		"probably needs planning permission",
	],
	[
		"planning_open",
		{ facts: at(), use: "hmo" },
		{ facts: at(), use: "single" },
		"We don't know whether use as an HMO needs planning permission here. The council can tell you.",
	],
	[
		"licence_needed",
		{ facts: at(someScheme()) },
		{ facts: at(someScheme({ coverage: "areas" })) },
		"probably needs a selective licence. Letting without it risks a civil penalty of up to £40,000 and an order to repay up to 24 months' rent",
	],
	[
		"licence_to_check",
		{ facts: at(someScheme({ coverage: "areas" })) },
		{ facts: at(someScheme()) },
		"may need a selective licence: a postcode cannot settle it. The council can.",
	],
	[
		"licence_starting",
		{ facts: at(someScheme({ start: "2027-02-01" })) },
		{ facts: at(someScheme()) },
		"A scheme that is to start here will ask for a selective licence",
	],
	[
		"licence_unknown",
		{ facts: at() },
		{ facts: at(someScheme({ kind: "none" })) },
		"We don't know whether the home needs a selective licence. The council can tell you.",
	],
	[
		"scheme_ends",
		{ facts: at(someScheme({ end: "2027-11-20" })) },
		{ facts: at(someScheme({ end: "2027-11-21" })) },
		"ends on 20 November 2027",
	],
	[
		"secure_permission",
		direction("coded"),
		{ ...direction("coded"), planningPermission: true },
		"make sure of planning permission",
	],
	[
		"ask_about_planning",
		{ facts: at(), use: "hmo" },
		direction("coded"),
		"whether this address needs planning permission",
	],
	[
		"apply_for_licence",
		{ facts: at(someScheme()) },
		{ facts: at() },
		"apply before letting. Councils asked £350 to £1,290 (council pages, seen by 20 November 2026).",
	],
	[
		"ask_about_licence",
		{ facts: at() },
		{ facts: at(someScheme()) },
		"whether the home needs a selective licence for the use you state",
	],
	[
		"apply_by_the_start",
		{ facts: at(someScheme({ start: "2027-02-01" })) },
		{ facts: at() },
		"apply by the day its scheme starts",
	],
	["register", scotland, {}, "Register with the council"],
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
	["no_planning_permission", "a row nobody verified", articleFour({ coverage: "whole_district" })],
	[
		"scheme_ends",
		"a scheme that may not reach the home",
		{ facts: at(someScheme({ coverage: "areas", end: "2027-06-30" })) },
	],
	[
		"ask_about_planning",
		"permission that is held",
		{ facts: at(), use: "hmo", planningPermission: true },
	],
])("the rule %s draws no conclusion from %s", (id, _, stated) => {
	expect(spoken(id, stated)).toBeNull();
});

test.each<[string, string, Stated, string]>([
	[
		"planning_likely",
		"a direction that is to start",
		direction("coded", "2027-01-01"),
		"An Article 4 direction is to start here",
	],
	[
		"planning_open",
		"a direction with an edge no postcode settles",
		articleFour({ coverage: "areas" }),
		"an Article 4 direction is recorded, and a postcode cannot settle whether it covers the home",
	],
	[
		"licence_needed",
		"a certain licence",
		{ facts: at(), use: "hmo" },
		"The use you state needs a mandatory HMO licence",
	],
	[
		"licence_needed",
		"a nation whose penalties we do not hold",
		{ ...scotland, use: "hmo" },
		"Letting without it is an offence.",
	],
	[
		"apply_for_licence",
		"a certain licence",
		{ facts: at(), use: "hmo" },
		"Apply for a mandatory HMO licence before letting. Councils asked £750 to £1,500 (Simply Business quoting Kamma, seen by 20 November 2026).",
	],
])("the rule %s has other words for %s", (id, _, stated, words) => {
	expect(spoken(id, stated)?.text).toContain(words);
});
