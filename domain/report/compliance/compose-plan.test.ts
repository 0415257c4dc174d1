import { expect, test } from "vitest";
import { assess } from "../../assess.ts";
import type { Certificate } from "../../epc/certificate.ts";
import { type Inputs, noInputs } from "../../inputs.ts";
import { fromPounds } from "../../money.ts";
import {
	someCertificate,
	someFacts,
	somePlace,
	someScheme,
	someUnit,
} from "../../test/some-facts.ts";
import { planStages } from "./compose-plan.ts";

type Facts = Parameters<typeof someFacts>[0];
type Stated = Partial<Inputs> & { chosen?: Certificate | null };

const stagesOf = (facts: Facts = {}, { chosen = null, ...inputs }: Stated = {}) =>
	planStages(
		assess(someFacts(facts), { inputs: { ...noInputs, ...inputs }, chosen, day: "2026-11-21" }),
	);
const idsOf = (facts: Facts, stated: Stated) =>
	stagesOf(facts, stated).flatMap(({ time, steps }) => steps.map(({ id }) => `${time} ${id}`));

const poor = someCertificate({ points: 30, band: "F" });
const expired = someCertificate({ points: 72, band: "C", registeredOn: "2010-01-01" });
const unverified = { schemes: [someScheme({ kind: "none", verifiedOn: null })] };
const none = { schemes: [someScheme({ kind: "none", verifiedOn: "2026-10-03" })] };
const selective = { place: someUnit(), schemes: [someScheme()] };

test.each<[string, Facts, Stated, string[]]>([
	[
		"without a chosen address: its certificate is looked up, a neighbour's band asks nothing",
		none,
		{},
		["before_you_buy certificate"],
	],
	["of band F", none, { chosen: poor }, ["before_letting energy_minimum", "by_2030 band_c"]],
	["of band F with an exemption", none, { chosen: poor, exemption: true }, ["by_2030 band_c"]],
	[
		"with an expired certificate",
		none,
		{ chosen: expired },
		["before_letting certificate", "by_2030 band_c"],
	],
	[
		"where no scheme was found by leads alone: the council is asked",
		unverified,
		{ chosen: someCertificate() },
		["before_you_buy licence_selective", "by_2030 band_c"],
	],
	[
		"in a selective scheme",
		selective,
		{ chosen: someCertificate() },
		["before_letting licence_selective", "by_2030 band_c"],
	],
	[
		"for five in a selective scheme, which spares a home with an HMO licence",
		selective,
		{ chosen: someCertificate(), use: "hmo", planningPermission: true },
		["before_letting licence_mandatory", "by_2030 band_c"],
	],
	[
		"for sharers, of whose licence and planning nothing is known",
		{},
		{ chosen: someCertificate(), use: "sharers" },
		[
			"before_you_buy planning",
			"before_you_buy licence_additional",
			"before_you_buy licence_selective",
			"by_2030 band_c",
		],
	],
	[
		"in Scotland",
		{ place: somePlace({ nation: "Scotland" }) },
		{},
		["before_letting registration"],
	],
])("the plan for a home %s", (_, facts, stated, expected) => {
	expect(idsOf(facts, stated)).toEqual(expected);
});

test("a stage has a heading, and its steps say who does what, at what cost and where", () => {
	const [first, last] = stagesOf(selective, { chosen: someCertificate() });
	expect(first).toEqual({
		time: "before_letting",
		heading: "Before letting",
		steps: [
			{
				id: "licence_selective",
				what: "Apply for a selective licence. Fee: council pages, seen by 20 November 2026.",
				who: "You",
				cost: { low: fromPounds(350), high: fromPounds(1_290) },
				url: "https://www.testborough.example/licensing",
			},
		],
	});
	expect(last).toMatchObject({
		heading: "By 2030",
		steps: [{ cost: { low: fromPounds(600), high: fromPounds(1_850) } }],
	});
});

test("outside England no fee of a licence is quoted", () => {
	const wales = { ...selective, place: someUnit({ nation: "Wales" }) };
	const licence = stagesOf(wales, { chosen: someCertificate() })
		.flatMap(({ steps }) => steps)
		.find(({ id }) => id === "licence_selective");
	expect(licence).toMatchObject({ cost: null });
});
