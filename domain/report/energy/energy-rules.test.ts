import { expect, test } from "vitest";
import { fromPounds } from "../../money.ts";
import { someArea, someCertificate, somePlace } from "../../test/some-facts.ts";
import { certificateE, reportOf, type someAssessment } from "../../test/some-report.ts";
import { energyNarrative } from "./energy-narrative.ts";

type Stated = Parameters<typeof someAssessment>[0];

const rules = [...energyNarrative.risks, ...energyNarrative.advice];
const spoken = (id: string, stated: Stated) =>
	rules.find((rule) => rule.id === id)?.applies(reportOf(stated));

const typical = (medianBand: string): Stated => ({
	facts: { areas: [someArea({ medianBand })] },
});

const inScotland = (stated: Stated): Stated => ({
	facts: { ...stated?.facts, place: somePlace({ nation: "Scotland" }) },
});
const home = (over: Parameters<typeof someCertificate>[0]): Stated => ({
	chosen: someCertificate(over),
});

const bandC = { points: 75, band: "C" } as const;

const bandF = { points: 30, band: "F" } as const;

const dear = {
	...certificateE,
	improvements: certificateE.improvements.map((step) => ({
		...step,
		cost: { low: fromPounds(5_000), high: fromPounds(9_000) },
	})),
};

const cases: readonly [id: string, fires: Stated, doesNot: Stated, words: string][] = [
	[
		"below_minimum",
		home(bandF),
		{ ...home(bandF), exemption: true },
		"Rated F on its own certificate, the home cannot lawfully be let",
	],
	[
		"certificate_expired",
		home({ registeredOn: "2016-11-21" }),
		home({ registeredOn: "2016-11-22" }),
		"expired on 20 November 2026",
	],
	[
		"under_exemption",
		{ ...home(bandF), exemption: true },
		{ ...home(certificateE), exemption: true },
		"Rated F, the home may be let only under a registered exemption",
	],
	["typically_below_e", typical("F"), typical("E"), "The rating typical of Testborough 001 is F"],
	[
		"steps_above_cap",
		{ chosen: dear },
		{ chosen: certificateE },
		"cost £15,000 to £27,000 on the certificate, above the cap of £10,000",
	],
	[
		"below_c",
		{ chosen: certificateE },
		home(bandC),
		"Rated E, the home falls short of the band C announced for every letting from 1 October 2030. The steps printed on its certificate cost £6,300 to £17,350",
	],
	[
		"typically_below_c",
		typical("D"),
		typical("C"),
		"The rating typical of Testborough 001 is D, short of the band C",
	],
	[
		"near_an_edge",
		home({ points: 70, band: "C" }),
		home(bandC),
		"The score of 70 is close to the edge between bands C and D",
	],
	["reach_e", home(bandF), home(certificateE), "have the works to band E priced"],
	["choose_address", {}, { chosen: certificateE }, "Choose the address"],
	[
		"new_certificate",
		home({ registeredOn: "2016-11-21" }),
		home({ registeredOn: "2016-11-22" }),
		"Have a new energy certificate made",
	],
	[
		"renew_certificate",
		home({ registeredOn: "2017-11-21" }),
		home({ registeredOn: "2017-11-22" }),
		"before it runs out on 20 November 2027",
	],
	[
		"reach_c",
		{ chosen: certificateE },
		home(bandC),
		"the first of them loft insulation (£100 to £350 on the certificate). A new certificate registered before 1 October 2029",
	],
	[
		"keep_c",
		home(bandC),
		{ chosen: certificateE },
		"it counts until it runs out on 28 February 2032",
	],
	[
		"second_assessment",
		home({ points: 70, band: "C" }),
		home(bandC),
		"at 70 points a correction may move it between bands D and C",
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
	["below_minimum", "the neighbours", typical("F")],
	["typically_below_e", "a nation without the standard", inScotland(typical("F"))],
	["typically_below_c", "a nation without the standard", inScotland(typical("F"))],
	["below_minimum", "an expired certificate", home({ ...bandF, registeredOn: "2015-01-01" })],
	[
		"below_c",
		"an expired certificate",
		home({ points: 50, band: "E", registeredOn: "2015-01-01" }),
	],
])("the rule %s draws no conclusion from %s", (id, _, stated) => {
	expect(spoken(id, stated)).toBeNull();
});

test.each<[string, string, Stated, string]>([
	[
		"below_c",
		"steps without a cost",
		{ chosen: { ...certificateE, improvements: [] } },
		"What it costs to get there is not known",
	],
	[
		"reach_c",
		"steps that end short of C",
		{ chosen: { ...certificateE, improvements: [] } },
		"Ask an energy assessor what it takes to reach band C",
	],
	[
		"keep_c",
		"a certificate that runs out before 2030",
		home({ ...bandC, registeredOn: "2018-05-01" }),
		"Have the home assessed again before 1 October 2029: its certificate at band C runs out on 30 April 2028",
	],
])("the rule %s has other words for %s", (id, _, stated, words) => {
	expect(spoken(id, stated)?.text).toContain(words);
});
