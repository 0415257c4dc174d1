import { expect, test } from "vitest";
import { notChecked } from "../../../judgement/unchecked/gaps-beside-answer.ts";
import { allSilent, somePlace, someUnit } from "../../../test/some-facts.ts";
import { certificateE, fullFacts, someAssessment } from "../../../test/some-report.ts";
import { composeReport } from "../compose-report.ts";

type Stated = Parameters<typeof someAssessment>[0];
const uncheckedOf = (stated: Stated) => composeReport(someAssessment(stated)).unchecked;
const whats = (stated: Stated) => uncheckedOf(stated).map(({ what }) => what);

test.each<[string, Stated, string, boolean]>([
	["a postcode known by its sector", {}, "The postcode", true],
	["a postcode that is known", { facts: { place: someUnit() } }, "The postcode", false],
	["no address chosen", {}, "This home's own energy certificate", true],
	["an address chosen", { chosen: certificateE }, "This home's own energy certificate", false],
	[
		"a nation whose register is not read",
		{ facts: { place: somePlace({ nation: "Scotland" }) } },
		"This home's own energy certificate",
		false,
	],
	["no row of the register", {}, "Selective licence", true],
	["a licence that has no bearing", {}, "Additional HMO licence", false],
	["sharers and no row", { use: "sharers" }, "Additional HMO licence", true],
	["an HMO and no row", { use: "hmo" }, "Planning (Article 4)", true],
	["a register with rows", { facts: fullFacts() }, "Selective licence", false],
	["a home of unknown tenure", {}, "Length of the lease", true],
	...(["Length of the lease", "Service charge and ground rent"] as const).flatMap(
		(what): [string, Stated, string, boolean][] => [
			["a house last sold as freehold", { facts: fullFacts(), chosen: certificateE }, what, false],
			[
				"a flat whose freehold was sold with it",
				{ facts: fullFacts(), chosen: { ...certificateE, propertyType: "Flat" } },
				what,
				true,
			],
			[
				"a home stated as a flat whose certificate says house",
				{ facts: fullFacts(), chosen: certificateE, type: "flat" },
				what,
				true,
			],
		],
	),
	[
		"Scotland",
		{ facts: { place: somePlace({ nation: "Scotland" }) } },
		"Factor's charges and burdens on the title",
		true,
	],
	[
		"Scotland",
		{ facts: { place: somePlace({ nation: "Scotland" }) } },
		"Length of the lease",
		false,
	],
	["a sale that nobody told", {}, "Sales at the postcode", false],
	["postcodes.io silent about a sector", {}, "Where the postcode lies", true],
	[
		"postcodes.io silent about a known postcode",
		{ facts: { place: someUnit() } },
		"Where the postcode lies",
		false,
	],
])(
	"where there is %s, exactly what applies is named as unchecked: %#",
	(_, stated, what, named) => {
		expect(whats(stated).includes(what)).toBe(named);
	},
);

test("what no source gives is named whatever the home, each with someone to ask", () => {
	const never = [
		"Cladding and other building safety",
		"Coal mining, radon and ground stability",
		"Flooding from surface water",
		"A tenancy already in place",
		"The building's condition",
	];
	const told = uncheckedOf({ facts: fullFacts(), chosen: certificateE });
	expect(never.filter((what) => !told.some((line) => line.what === what && line.ask))).toEqual([]);
});

test("figures with one reason stand together, with the reason and someone to ask", () => {
	const told = uncheckedOf({ facts: { live: allSilent() } });
	expect(told.find(({ what }) => what.includes("Flood zone"))).toEqual({
		what: "Flood zone, conservation area and listed building",
		why: "Not known. The national planning data is not connected to this service.",
		ask: "The council's planning department, and the nation's flood map",
	});
	const reasons = told.map(({ why }) => why);
	expect(new Set(reasons).size).toBe(reasons.length);
});

test("a figure that is known is not among the unchecked", () => {
	const told = whats({ facts: fullFacts() });
	expect(told.filter((what) => /flood zone|crime/i.test(what))).toEqual([]);
});

test("a licence or a gap of every home has one name in the answer and in the report, and one to ask", () => {
	const assessment = someAssessment({ use: "sharers" });
	const { unchecked } = composeReport(assessment);
	const answered = notChecked(assessment);
	for (const what of ["Additional HMO licence", "Planning (Article 4)", "Length of the lease"]) {
		const who = answered.find((gap) => gap.what === what)?.who;
		expect(who).toBeTruthy();
		expect(unchecked).toContainEqual({ what, why: expect.any(String), ask: who });
	}
});
