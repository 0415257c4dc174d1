import { expect, test } from "vitest";
import type { Certificate } from "../base/facts/certificate.ts";
import { type Inputs, noInputs } from "../base/inputs.ts";
import {
	allSilent,
	someArea,
	someCertificate,
	someFacts,
	somePlace,
	someScheme,
	someUnit,
} from "../test/some-facts.ts";
import { assess } from "./assess.ts";

const day = "2026-11-20";
const assessed = (
	over: Parameters<typeof someFacts>[0] = {},
	{ chosen = null, ...inputs }: Partial<Inputs> & { chosen?: Certificate | null } = {},
) => assess(someFacts(over), { inputs: { ...noInputs, ...inputs }, chosen, day });

const poor = someCertificate({ points: 30, band: "F" });

test("a home rated F cannot be let: the score is capped and says what it would have been", () => {
	const schemes = [someScheme({ kind: "none" })];
	const { score, dealBreakers } = assessed({ schemes }, { chosen: poor });
	expect(dealBreakers.map(({ id }) => id)).toEqual(["epc"]);
	expect(score).toMatchObject({ value: 20, uncapped: 56, label: "High Risk" });
	expect(score.grade?.grade).toBe("E");
});

test("a home's market holds what each type costs and lets for, and nothing where the authority has no rents", () => {
	const typesOf = ({ market }: ReturnType<typeof assessed>) =>
		market.byType.map(({ type }) => type);
	expect(typesOf(assessed())).toEqual(["F", "T", "S", "D"]);
	expect(typesOf(assessed({ rents: [] }))).toEqual([]);
});

test.each([
	["an exemption is registered", {}, { chosen: poor, exemption: true }],
	[
		"the nation has no such rule",
		{ place: somePlace({ nation: "Scotland" as const }) },
		{ chosen: poor },
	],
	["only the neighbours are typically F", { areas: [someArea({ medianBand: "F" })] }, {}],
	[
		"the certificate has expired, so a new one comes first",
		{},
		{ chosen: someCertificate({ points: 30, band: "F", registeredOn: "2010-01-01" }) },
	],
	["the home is rated E", {}, { chosen: someCertificate({ points: 39, band: "E" }) }],
])("no deal is broken where %s", (_, facts, inputs) => {
	expect(assessed(facts, inputs).dealBreakers).toEqual([]);
});

const inDirection = {
	place: someUnit(),
	live: allSilent({
		planning: {
			state: "answered",
			at: Date.UTC(2026, 10, 20),
			data: {
				articleFour: [
					{
						dataset: "article-4-direction-area",
						reference: "A4HMO",
						name: "HMO",
						startDate: null,
						url: null,
						grade: null,
						hmo: "coded",
					},
				],
				conservationAreas: [],
				floodZones: [],
				listedBuildings: [],
			},
		},
	}),
};

test.each([
	["sharers", false, ["articleFour"]],
	["hmo", false, ["articleFour"]],
	["hmo", true, []],
	["single", false, []],
] as const)(
	"inside a certain Article 4 direction, let to %s, permission %s: %j",
	(use, planningPermission, broken) => {
		const { dealBreakers } = assessed(inDirection, { use, planningPermission });
		expect(dealBreakers.map(({ id }) => id)).toEqual(broken);
	},
);

test("a direction that is only a lead breaks no deal", () => {
	const schemes = [someScheme({ kind: "article4_hmo", end: null })];
	const { dealBreakers, licensing } = assessed({ place: someUnit(), schemes }, { use: "hmo" });
	expect(licensing.articleFour.verdict).toBe("likely");
	expect(dealBreakers).toEqual([]);
});

test("the three bars: efficiency in percent, 60 or 90 for licensing, 90, 70 or 50 for the market", () => {
	const bars = (over: Parameters<typeof someFacts>[0], chosen: Certificate | null = null) =>
		assessed(over, { chosen }).bars.map(({ percent, estimated }) => [percent, estimated]);
	expect(bars({ schemes: [someScheme({ kind: "none" })] }, someCertificate())).toEqual([
		[62, false],
		[90, true],
		[90, true],
	]);
	expect(bars({ schemes: [someScheme({ coverage: "streets" })] })).toEqual([
		[62, true],
		[60, true],
		[90, true],
	]);
});

test("what is not known has no bar and says why", () => {
	const { bars } = assessed({ areas: [], rents: [] });
	expect(bars).toEqual([
		{ label: "EPC Compliance", percent: null, estimated: false, note: "No energy rating is known" },
		{ label: "Licensing Risk", percent: null, estimated: false, note: "Not checked" },
		{
			label: "Market Conditions",
			percent: null,
			estimated: false,
			note: "Not yet published for this area",
		},
	]);
});

test("flags name the rules that bear on this home and use, gravest first, and no others", () => {
	const { flags } = assessed(
		{ schemes: [someScheme({ end: "2027-03-31" })] },
		{ chosen: someCertificate({ points: 67, registeredOn: "2017-02-01" }) },
	);
	expect(flags).toHaveLength(4);
	expect(flags[0]).toContain("probably needs a selective licence");
	expect(flags[1]).toContain("1 October 2030");
	expect(flags[2]).toBe("The energy certificate runs out on 31 January 2027.");
	expect(flags[3]).toBe(
		"A licensing scheme here ends on 31 March 2027: the council may put another in its place.",
	);
});

test("what forbids the letting is flagged first, a licence before the energy rating, then what costs once", () => {
	const schemes = [
		someScheme(),
		someScheme({ id: "a", kind: "article4_hmo", coverage: "streets" }),
	];
	const { flags } = assessed({ schemes }, { chosen: poor, use: "hmo" });
	const starts = [
		"Five or more people in two or more households need a mandatory HMO licence",
		"Energy rating F: a home below E cannot be let",
		"Below band C: from 1 October 2030",
		"An Article 4 direction on HMOs of Testborough covers",
	];
	expect(flags.map((flag, at) => flag.slice(0, starts[at]?.length))).toEqual(starts);
});

test.each([
	["Wales", "Rent Smart Wales"],
	["Scotland", "registers with the council"],
	["Northern Ireland", "Landlord Registration Scheme"],
] as const)("in %s the landlord's own registration is flagged", (nation, words) => {
	const { flags } = assessed({ place: somePlace({ nation }), areas: [] });
	expect(flags.some((flag) => flag.includes(words))).toBe(true);
});

test("silence about the place is told as silence, never as no risk", () => {
	const { areaFacts } = assessed({ areas: [], authorities: [] });
	for (const { text, evidence } of areaFacts) {
		expect(evidence.value).toBeNull();
		expect(text).not.toMatch(/^(none|no )/i);
	}
});

test("the same facts, inputs and day give the same assessment", () => {
	const facts = someFacts();
	const question = { inputs: noInputs, chosen: null, day };
	expect(assess(facts, question)).toEqual(assess(structuredClone(facts), question));
});

test("a flood warning is told on the day it was asked for, and not a day later", () => {
	const at = Date.UTC(2026, 10, 20, 9);
	const live = allSilent({
		floodWarnings: { state: "answered", at, data: { warnings: [] } },
	});
	const warnings = (today: string) =>
		assess(someFacts({ live }), { inputs: noInputs, chosen: null, day: today }).areaFacts.find(
			({ id }) => id === "floodWarnings",
		);
	expect(warnings("2026-11-20")?.text).toBe("None in force within 2 km");
	expect(warnings("2026-11-21")?.evidence).toMatchObject({ value: null, coverage: "unknown" });
	expect(warnings("2026-11-21")?.text).toContain("Last asked on 20 November 2026");
});

test("an area that is only not found in England is unknown, not unpublished", () => {
	const { areaFacts } = assessed({ areas: [] });
	for (const id of ["crimeRate", "floodZoneShare"]) {
		expect(areaFacts.find((fact) => fact.id === id)?.evidence.coverage).toBe("unknown");
	}
});
