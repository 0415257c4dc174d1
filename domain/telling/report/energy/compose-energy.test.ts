import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { allSilent, someArea, someCertificate, somePlace } from "../../../test/some-facts.ts";
import { certificateE, someAssessment } from "../../../test/some-report.ts";
import { energySection } from "./compose-energy.ts";

type Stated = Parameters<typeof someAssessment>[0];
const sectionOf = (stated: Stated) => energySection(someAssessment(stated));
const ofNation = (nation: "Wales" | "Scotland" | "Northern Ireland") => ({
	place: somePlace({ nation }),
});
const onTheBorder = {
	place: somePlace({
		nation: "England",
		authorities: [
			{ code: "E06000057", name: "Northumberland", share: 0.7 },
			{ code: "S12000026", name: "Scottish Borders", share: 0.3 },
		],
	}),
};
const bandF = someCertificate({ points: 30, band: "F" });
const bandC = someCertificate({ points: 75, band: "C" });
const noneInScotland = allSilent({
	certificates: {
		state: "answered",
		at: 0,
		data: {
			summaries: [],
			details: [],
			imported: { source: "importedCertificatesScotland", asOf: "2026-06-30" },
		},
	},
});

test.each<[string, Stated, string]>([
	[
		"E is enough today and not in 2030",
		{ chosen: certificateE },
		"Rated E: today's energy standard allows the letting. Band C is announced for 1 October 2030.",
	],
	[
		"C is at what is announced",
		{ chosen: bandC },
		"Rated C: today's energy standard allows the letting. It is at the band C announced for 1 October 2030.",
	],
	[
		"F cannot be let",
		{ chosen: bandF, facts: ofNation("Wales") },
		"Rated F: the home cannot lawfully be let as it stands without an exemption registered by its landlord.",
	],
	[
		"F under an exemption stated",
		{ chosen: bandF, exemption: true },
		"Rated F: the home may be let only under a registered exemption, such as the one you state. An exemption does not pass to a buyer.",
	],
	[
		"an expired certificate answers nothing",
		{ chosen: someCertificate({ registeredOn: "2015-03-02" }) },
		"The certificate expired on 1 March 2025: a new one is needed before the home is marketed, and the old one gave band D.",
	],
	[
		"a certificate without a rating",
		{ chosen: someCertificate({ points: null, band: null }) },
		"The certificate gives no rating, so whether the home may be let as it stands is not known.",
	],
	[
		"what is typical does not answer for the home",
		{},
		"The home's own rating is not known: D is typical of Testborough 001, and only its own certificate tells whether it may be let.",
	],
	[
		"nothing known",
		{ facts: { areas: [] } },
		"The home's energy rating is not known, so whether it may be let as it stands is not known either.",
	],
	[
		"no register is read",
		{ facts: { ...ofNation("Scotland"), areas: [] } },
		"We read no energy certificates of Scotland, so the home's rating is not known here.",
	],
	[
		"a rating where the standard does not reach",
		{ facts: ofNation("Northern Ireland"), chosen: bandF },
		"Rated F. The letting standard of England and Wales does not reach Northern Ireland.",
	],
	[
		"a typical rating where the standard does not reach",
		{ facts: { ...ofNation("Scotland"), areas: [someArea({ code: "S02000001" })] } },
		"The home's own rating is not known: D is typical of Testborough 001. The letting standard of England and Wales does not reach Scotland.",
	],
	[
		"an expired certificate where the standard does not reach",
		{
			facts: ofNation("Scotland"),
			chosen: someCertificate({ registeredOn: "2015-03-02", band: "F", points: 30 }),
		},
		"The certificate expired on 1 March 2025, and gave band F. The letting standard of England and Wales does not reach Scotland.",
	],
	[
		"Scotland's file has no certificate of the postcode",
		{ facts: { ...ofNation("Scotland"), areas: [], live: noneInScotland } },
		"The home's energy rating is not known. The letting standard of England and Wales does not reach Scotland.",
	],
])("the answer where %s", (_, stated, answer) => {
	expect(sectionOf(stated).answer).toBe(answer);
});

test.each<[string, Stated, (boolean | null)[], (string | null)[]]>([
	["E", { chosen: certificateE }, [true, false], [null, null]],
	["F", { chosen: bandF }, [false, false], [null, null]],
	["C that lasts beyond 2030", { chosen: bandC }, [true, true], [null, "2032-02-28"]],
	[
		"C that runs out before 2030",
		{ chosen: { ...bandC, registeredOn: "2018-05-01" } },
		[true, null],
		[null, "2028-04-30"],
	],
	[
		"a letter without points",
		{ chosen: { ...certificateE, points: null } },
		[true, false],
		[null, null],
	],
	[
		"neither",
		{ chosen: { ...certificateE, points: null, band: null } },
		[null, null],
		[null, null],
	],
	["expired", { chosen: { ...bandC, registeredOn: "2015-05-01" } }, [null, null], [null, null]],
	["not the home's own", {}, [null, null], [null, null]],
])(
	"whether the two standards are met, and till when, where the rating is %s",
	(_, stated, met, until) => {
		const { standards } = sectionOf(stated);
		expect(standards.map(({ title }) => title)).toEqual([
			"Band E to let",
			"Band C from 1 October 2030",
		]);
		expect(standards.map((standard) => standard.met)).toEqual(met);
		expect(standards.map(({ metUntil }) => metUntil)).toEqual(until);
	},
);

test.each([
	[null, 10_000, "For a home worth less than £100,000 the cap is 10% of its value."],
	[fromPounds(100_000), 10_000, "For a home worth less than £100,000 the cap is 10% of its value."],
	[
		fromPounds(80_000),
		8_000,
		"The cap is 10% of its value, because the price you state is below £100,000.",
	],
])("the cap of 2030 at a stated price of %s is %i pounds", (price, cap, note) => {
	const [today, announced] = sectionOf({ chosen: certificateE, price }).standards;
	expect([today?.cap, announced?.cap]).toEqual([fromPounds(3_500), fromPounds(cap)]);
	expect(announced?.notes).toContain(note);
});

test.each([
	[1_000, 9_000, "£1,000 to £9,000, within the cap of £10,000."],
	[1_000, 10_000, "£1,000 to £10,000, within the cap of £10,000."],
	[9_000, 12_000, "£9,000 to £12,000, in part above the cap of £10,000."],
	[12_000, 15_000, "£12,000 to £15,000, above the cap of £10,000."],
])("steps of %i to %i pounds are set beside the cap", (low, high, ending) => {
	const [step] = certificateE.improvements;
	const chosen = {
		...certificateE,
		improvements: step
			? [{ ...step, cost: { low: fromPounds(low), high: fromPounds(high) }, pointsAfter: 70 }]
			: [],
	};
	const [, announced] = sectionOf({ chosen }).standards;
	expect(announced?.notes.at(-1)).toBe(`The steps printed on the certificate cost ${ending}`);
});

test.each([
	["Scotland", /^Scotland has no minimum energy standard/],
	["Northern Ireland", /The council can tell you.*We have not checked this in a source\.$/],
] as const)("%s has no standard of ours, and a note instead", (nation, note) => {
	const section = sectionOf({ facts: ofNation(nation) });
	expect(section.standards).toEqual([]);
	expect(section.standardNote).toMatch(note);
});

test("the route tells every step with its total, and where it reaches band C", () => {
	const { route } = sectionOf({ chosen: certificateE });
	expect(
		route?.steps.map(({ bandAfter, reachesC, totalCost }) => [
			bandAfter,
			reachesC,
			totalCost?.high,
		]),
	).toEqual([
		["D", false, fromPounds(350)],
		["D", false, fromPounds(14_350)],
		["C", true, fromPounds(17_350)],
	]);
	expect(route).toMatchObject({
		cost: { low: fromPounds(6_300), high: fromPounds(17_350) },
		summary: "£6,300 to £17,350 for 3 steps to band C, as printed on the certificate.",
	});
});

test.each([
	["at band C", bandC, "Band C or better already: no step is needed."],
	[
		"without steps",
		{ ...certificateE, improvements: [] },
		"The certificate lists no steps to band C.",
	],
])("the summary of a certificate %s", (_, chosen, summary) => {
	expect(sectionOf({ chosen }).route?.summary).toBe(summary);
});

test("without a chosen certificate there is no route and no certificate, only what is typical", () => {
	expect(sectionOf({})).toMatchObject({ ofHome: false, band: "D", certificate: null, route: null });
});

test.each<[string, Stated, string, boolean]>([
	[
		"66 points",
		{ chosen: { ...bandC, points: 66 } },
		"close to the edge between bands C and D",
		true,
	],
	[
		"71 points",
		{ chosen: { ...bandC, points: 71 } },
		"close to the edge between bands C and D",
		true,
	],
	["65 points", { chosen: { ...bandC, points: 65 } }, "close to the edge", false],
	["72 points", { chosen: { ...bandC, points: 72 } }, "close to the edge", false],
	[
		"36 points",
		{ chosen: { ...bandF, points: 36 } },
		"close to the edge between bands E and F",
		true,
	],
	[
		"an expired certificate",
		{ chosen: { ...bandC, registeredOn: "2015-05-01" } },
		"expired on 30 April 2025",
		true,
	],
	[
		"one that runs out in a year",
		{ chosen: { ...bandC, registeredOn: "2017-05-01" } },
		"runs out on 30 April 2027",
		true,
	],
	[
		"one that lasts longer",
		{ chosen: { ...bandC, registeredOn: "2017-11-23" } },
		"runs out",
		false,
	],
	["printed costs", { chosen: certificateE }, "have not changed since 2016", true],
	["no printed costs", { chosen: { ...certificateE, improvements: [] } }, "2016", false],
	["any certificate", { chosen: certificateE }, "an error in more than half of them", true],
	["no address chosen", {}, "choose the address", true],
	["nothing known", { facts: { areas: [] } }, "until its own certificate is known", true],
	["no register read", { facts: { place: somePlace({ nation: "Scotland" }) } }, "address", false],
	[
		"a home below C the grant for a heat pump",
		{ chosen: certificateE },
		"A landlord may apply for £7,500 towards a heat pump, £9,000 where it replaces oil or LPG",
		true,
	],
	["a home at C no grant", { chosen: bandC }, "heat pump", false],
	[
		"a home in Scotland no grant of England and Wales",
		{ chosen: certificateE, facts: ofNation("Scotland") },
		"heat pump",
		false,
	],
	[
		"a home on the border with Scotland no grant before its nation is known",
		{ chosen: certificateE, facts: onTheBorder },
		"heat pump",
		false,
	],
])("of %s the cautions say what there is to say: %#", (_, stated, words, told) => {
	expect(sectionOf(stated).cautions.join(" ").includes(words)).toBe(told);
});

test("a postcode typically at band C has its upgrade cost told as that of the homes below", () => {
	const certificates = {
		state: "answered",
		at: 0,
		data: { summaries: [bandC, bandC, certificateE], details: [bandC, bandC, certificateE] },
	} as const;
	const { figures } = sectionOf({ facts: { live: allSilent({ certificates }) } });
	const textOf = (id: string) => figures.find((figure) => figure.id === id)?.text ?? "";

	expect(textOf("epcRating")).toMatch(/^C\b/);
	expect(textOf("estimatedUpgradeCost")).toMatch(/^£[\d,]+ for homes below band C\b/);
});
