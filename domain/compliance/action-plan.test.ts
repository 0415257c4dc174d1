import { expect, test } from "vitest";
import { routeToC } from "../epc/route-to-c.ts";
import { verdicts } from "../licensing/verdict.ts";
import { someCertificate } from "../test/some-facts.ts";
import { actionPlan, actionTimeInWords, actionTimes, type Findings } from "./action-plan.ts";

const url = "https://council.example/licences";

/** A home at C for one household in England, with nothing to do but keep its band. */
const settled: Findings = {
	nation: "England",
	isNationOpen: false,
	use: "single",
	day: "2026-11-20",
	band: "C",
	isHomeKnown: true,
	certificateUntil: "2033-01-01",
	hasExemption: false,
	route: null,
	licences: { selective: { verdict: "none_found", url } },
	articleFour: { verdict: "none_found", url },
	hasPlanningPermission: false,
};

function planOf(changes: Partial<Findings>): string[] {
	return actionPlan({ ...settled, ...changes }).map(({ time, id }) => `${time} ${id}`);
}

const keep = "by_2030 band_c";

test.each<[string, Partial<Findings>, string[]]>([
	["settled", {}, [keep]],
	["of band F", { band: "F" }, ["before_letting energy_minimum", keep]],
	["of band F with an exemption", { band: "F", hasExemption: true }, [keep]],
	["of band E", { band: "E" }, [keep]],
	["of an unknown band", { band: null }, []],
	[
		"whose address nobody chose",
		{ isHomeKnown: false, band: null, certificateUntil: null },
		["before_you_buy certificate"],
	],
	["without a certificate", { certificateUntil: null }, ["before_letting certificate", keep]],
	[
		"whose certificate ended yesterday",
		{ certificateUntil: "2026-11-19" },
		["before_letting certificate", keep],
	],
	[
		"whose certificate ends today",
		{ certificateUntil: "2026-11-20" },
		["within_12_months certificate", keep],
	],
	["whose certificate holds a year", { certificateUntil: "2027-11-20" }, [keep]],
	["in Wales", { nation: "Wales" }, ["before_letting registration", keep]],
	[
		"on the border of Scotland",
		{ nation: "Scotland", isNationOpen: true },
		["before_you_buy nation"],
	],
	["in Scotland", { nation: "Scotland", band: "F" }, ["before_letting registration"]],
	["in Northern Ireland", { nation: "Northern Ireland" }, ["before_letting registration"]],
	[
		"with everything at once",
		{
			use: "hmo",
			band: "G",
			certificateUntil: "2027-01-01",
			licences: {
				selective: { verdict: "starting_soon", url },
				additional: { verdict: "check_boundary", url },
				mandatory: { verdict: "required", url },
			},
			articleFour: { verdict: "likely", url },
		},
		[
			"before_you_buy planning",
			"before_you_buy licence_additional",
			"before_letting licence_mandatory",
			"before_letting energy_minimum",
			"within_12_months licence_selective",
			"within_12_months certificate",
			keep,
		],
	],
])("the plan for a home %s", (_, changes, expected) => {
	expect(planOf(changes)).toEqual(expected);
});

const dueByVerdict = {
	required: "before_letting",
	likely: "before_letting",
	check_boundary: "before_you_buy",
	starting_soon: "within_12_months",
	none_found: null,
	unknown: "before_you_buy",
	not_covered: "before_you_buy",
} as const;

test.each(verdicts)(
	"a licence that is %s is dealt with in its time, with the council's page",
	(verdict) => {
		const plan = actionPlan({ ...settled, licences: { selective: { verdict, url } } });
		const action = plan.find(({ id }) => id === "licence_selective");
		expect(action?.time ?? null).toBe(dueByVerdict[verdict]);
		expect(action?.url ?? null).toBe(dueByVerdict[verdict] === null ? null : url);
	},
);

test.each([
	["required", "Make sure of planning permission"],
	["likely", "Make sure of planning permission"],
	["check_boundary", "Ask the council"],
	["starting_soon", "Ask the council"],
	["unknown", "Ask the council"],
] as const)("of an Article 4 direction that is %s sharers are told: %s", (verdict, words) => {
	const changes = { use: "sharers", articleFour: { verdict, url } } as const;
	expect(actionPlan({ ...settled, ...changes })[0]).toMatchObject({
		id: "planning",
		what: expect.stringContaining(words),
	});
	expect(planOf({ ...changes, hasPlanningPermission: true })).toEqual([keep]);
	expect(planOf({ ...changes, use: "single" })).toEqual([keep]);
});

test.each<[string, Partial<Findings>, string, [number, number] | null]>([
	[
		"of a selective licence in England",
		{ licences: { selective: { verdict: "likely", url } } },
		"licence_selective",
		[35_000, 129_000],
	],
	[
		"of an HMO licence in Scotland",
		{ nation: "Scotland", licences: { mandatory: { verdict: "required", url } } },
		"licence_mandatory",
		null,
	],
	["of registration in Wales", { nation: "Wales" }, "registration", [6_000, 31_400]],
	[
		"of the way to C as the certificate prints it",
		{ band: "D", route: routeToC(someCertificate()) },
		"band_c",
		[60_000, 185_000],
	],
	[
		"of a way to C that the certificate does not show",
		{ band: "D", route: routeToC(someCertificate({ improvements: [] })) },
		"band_c",
		null,
	],
	["of keeping C", { route: routeToC(someCertificate()) }, "band_c", null],
])("the cost %s", (_, changes, id, range) => {
	const action = actionPlan({ ...settled, ...changes }).find((candidate) => candidate.id === id);
	expect(action?.cost).toEqual(range && { low: range[0], high: range[1] });
});

test.each([
	["B", "Keep band C"],
	["C", "Keep band C"],
	["D", "Reach band C"],
] as const)(
	"a home of band %s is told: %s, by the day from which certificates no longer count",
	(band, words) => {
		const [action] = actionPlan({ ...settled, band });
		expect(action?.what).toContain(words);
		expect(action?.what).toContain("registered before 1 October 2029");
	},
);

test.each<[string, Partial<Findings>, string, string]>([
	[
		"makes sure of planning permission",
		{ use: "hmo", articleFour: { verdict: "required", url } },
		"planning",
		"Your solicitor",
	],
	[
		"asks about planning",
		{ use: "hmo", articleFour: { verdict: "unknown", url } },
		"planning",
		"You",
	],
	[
		"applies for a licence",
		{ licences: { selective: { verdict: "required", url } } },
		"licence_selective",
		"You",
	],
	["registers in Wales", { nation: "Wales" }, "registration", "You"],
	["makes a certificate", { certificateUntil: null }, "certificate", "An energy assessor"],
	["brings the home to band E", { band: "F" }, "energy_minimum", "You"],
	["keeps band C", { band: "C" }, "band_c", "An energy assessor"],
	["reaches band C", { band: "D" }, "band_c", "You"],
])("who %s", (_, changes, id, who) => {
	const plan = actionPlan({ ...settled, ...changes });
	expect(plan.find((action) => action.id === id)?.who).toBe(who);
});

test.each([
	["Wales", "www.rentsmart.gov.wales"],
	["Scotland", "www.landlordregistrationscotland.gov.uk"],
	["Northern Ireland", "www.communities-ni.gov.uk"],
] as const)("registration in %s is at the register's own address", (nation, host) => {
	const action = actionPlan({ ...settled, nation }).find(({ id }) => id === "registration");
	const { hostname, protocol } = new URL(action?.url ?? "");
	expect([protocol, hostname]).toEqual(["https:", host]);
});

test("the headings of the plan say its times, soonest first", () => {
	expect(actionTimes.map((time) => actionTimeInWords[time])).toEqual([
		"Before you buy",
		"Before letting",
		"Within 12 months",
		"By 2030",
	]);
});
