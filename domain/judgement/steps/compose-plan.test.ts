import fc from "fast-check";
import { expect, test } from "vitest";
import type { Certificate } from "../../base/facts/certificate.ts";
import { type Inputs, noInputs } from "../../base/inputs.ts";
import { fromPounds } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { checklistFor } from "../../subjects/compliance/checklist.ts";
import { composeReport } from "../../telling/report/compose-report.ts";
import { cases } from "../../test/cases.ts";
import { assessed, generatedHomes } from "../../test/generated-homes.ts";
import {
	someCertificate,
	someFacts,
	somePlace,
	someScheme,
	someUnit,
} from "../../test/some-facts.ts";
import { assess } from "../assess.ts";
import { chapterOfRisk } from "../risks/chapter-of-risk.ts";
import { nextSteps, planPhases, stepsByPhase } from "./plan-step.ts";
import { riskSteps } from "./risk-steps.ts";

type Facts = Parameters<typeof someFacts>[0];
type Stated = Partial<Inputs> & { chosen?: Certificate | null; day?: string };

const planOf = (facts: Facts = {}, { chosen = null, day = "2026-11-21", ...inputs }: Stated = {}) =>
	composeReport(assess(someFacts(facts), { inputs: { ...noInputs, ...inputs }, chosen, day })).plan;
const stepOf = (id: string, ...home: Parameters<typeof planOf>) =>
	planOf(...home).find((step) => step.id === id);

const poor = someCertificate({ points: 30, band: "F" });
const expired = someCertificate({ points: 72, band: "C", registeredOn: "2010-01-01" });
const unverified = { schemes: [someScheme({ kind: "none", verifiedOn: null })] };
const none = { schemes: [someScheme({ kind: "none", verifiedOn: "2026-10-03" })] };
const selective = { place: someUnit(), schemes: [someScheme({ verifiedOn: "2026-10-03" })] };

test("whatever is known, every step stands once, in the order of the phases, with who does it", () => {
	fc.assert(
		fc.property(generatedHomes, (home) => {
			const { plan } = composeReport(assessed(home));
			expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length);
			const phases = plan.map(({ phase }) => planPhases.indexOf(phase));
			expect(phases).toEqual(phases.toSorted((a, b) => a - b));
			expect(
				plan.filter(({ what, who }) => what === "" || who === "" || what.endsWith(".")),
			).toEqual([]);
			expect(plan.filter(({ url }) => url !== null && !url.startsWith("http"))).toEqual([]);
		}),
		cases(200),
	);
});

/** Whether the law's own steps settle a risk. */
const ofTheLaw =
	/^(below_minimum|certificate_expiry|below_c|licence_\w+|planning|landlord_register)$/;

test("every other risk has a step, but a loss that no price and no rent would end; and each has a chapter", () => {
	const seen = new Set<string>();
	fc.assert(
		fc.property(generatedHomes, (generated) => {
			const home = assessed(generated);
			for (const risk of home.risks) {
				seen.add(risk.id);
				expect({ id: risk.id, chapter: chapterOfRisk(risk) }).not.toMatchObject({ chapter: null });
				const { paying } = home.money.figures;
				const isHopeless = paying.price === null && paying.rent === null;
				if (!ofTheLaw.test(risk.id) && !isHopeless) {
					const steps = riskSteps({ ...home, risks: [risk] });
					expect({ risk: risk.id, steps: steps.map((step) => step.risk) }).toMatchObject({
						steps: expect.arrayContaining([risk.id]),
					});
				}
			}
		}),
		cases(300),
	);
	expect(seen.size).toBeGreaterThan(12);
});

test.each<[string, string, Facts, Stated, object | undefined]>([
	[
		"the certificate is looked up where no address is chosen",
		"certificate",
		none,
		{},
		{ phase: "before_offer", who: "The energy register" },
	],
	[
		"a new certificate is made where it has expired",
		"certificate",
		none,
		{ chosen: expired },
		{ phase: "before_tenant", who: "An energy assessor", costText: "By quote" },
	],
	[
		"a certificate in its time asks nothing",
		"certificate",
		none,
		{ chosen: someCertificate() },
		undefined,
	],
	[
		"band F is brought to band E",
		"energy_minimum",
		none,
		{ chosen: poor },
		{ phase: "before_tenant", chapter: "energy" },
	],
	[
		"an exemption that is stated leaves no such step",
		"energy_minimum",
		none,
		{ chosen: poor, exemption: true },
		undefined,
	],
	[
		"band C is reached by the day that was announced",
		"band_c",
		none,
		{ chosen: poor },
		{ by: "2029-10-01", isDraft: true },
	],
	[
		"a scheme that covers the home is applied for",
		"licence_selective",
		selective,
		{ chosen: someCertificate() },
		{ phase: "before_tenant", costText: "£350 to £1,290" },
	],
	[
		"where leads alone found none the council is asked",
		"licence_selective",
		unverified,
		{ chosen: someCertificate() },
		{ phase: "before_offer", costText: "Free. £350 to £1,290 if needed" },
	],
	[
		"where it is proved that there is none nothing is asked",
		"licence_selective",
		none,
		{ chosen: someCertificate() },
		undefined,
	],
	[
		"the landlords of a region join the database in its window",
		"landlord_database",
		{ place: somePlace({ region: "North West" }) },
		{},
		{ by: "2027-08-14", isDraft: true },
	],
	[
		"Wales has a register of its own",
		"registration",
		{ place: somePlace({ nation: "Wales" }) },
		{},
		{ who: "Rent Smart Wales", costText: "£60 to £314" },
	],
	[
		"Scotland's law on damp and mould is a step of its own",
		"duty_damp_and_mould",
		{ place: somePlace({ nation: "Scotland" }) },
		{},
		{ who: "You", phase: "every_year" },
	],
	[
		"who buys in England is asked before the offer whether they can do without the home for a year",
		"home_back",
		{},
		{},
		{ phase: "before_offer", who: "You", costText: "Free", chapter: "possession" },
	],
	[
		"an owner in England is told so before the first tenant",
		"home_back",
		{},
		{ owned: true },
		{ phase: "before_tenant" },
	],
	[
		"where we hold no such rule nothing is asked",
		"home_back",
		{ place: somePlace({ nation: "Scotland" }) },
		{},
		undefined,
	],
	[
		"a rent of England rises once in 52 weeks",
		"rent_rises",
		{},
		{},
		{ what: "Raise the rent once in 52 weeks at most, with 2 months’ notice" },
	],
	[
		"a rent of Northern Ireland rises once in 12 months",
		"rent_rises",
		{ place: somePlace({ nation: "Northern Ireland" }) },
		{},
		{ what: "Raise the rent once in 12 months at most, with 3 months’ notice" },
	],
	[
		"of rents in Wales no rule is held",
		"rent_rises",
		{ place: somePlace({ nation: "Wales" }) },
		{},
		undefined,
	],
	[
		"what loses money is settled in its price first",
		"figures",
		{},
		{ price: fromPounds(300_000), rent: fromPounds(900) },
		{ phase: "before_offer", chapter: "roi" },
	],
])("%s", (_, id, facts, stated, expected) => {
	const step = stepOf(id, facts, stated);
	if (expected === undefined) {
		expect(step).toBeUndefined();
	} else {
		expect(step).toMatchObject(expected);
	}
});

test.each([
	["Brighton and Hove", "Brighton and Hove council"],
	["Comhairle Council", "Comhairle Council"],
])("%s is one council, and is asked as %s", (council, who) => {
	const schemes = [someScheme({ council, kind: "none", verifiedOn: null })];
	expect(stepOf("licence_selective", { schemes })).toMatchObject({ who });
});

test("several councils are asked by their names alone", () => {
	const schemes = ["Brighton and Hove", "Lewes"].map((council, at) =>
		someScheme({ id: `row-${at}`, council, kind: "none", verifiedOn: null }),
	);
	expect(stepOf("licence_selective", { schemes })).toMatchObject({
		who: "Brighton and Hove and Lewes",
	});
});

test("a window that is over is no step", () => {
	const place = somePlace({ region: "North West" });
	expect(stepOf("landlord_database", { place }, { day: "2027-08-14" })).toBeDefined();
	expect(stepOf("landlord_database", { place }, { day: "2027-08-15" })).toBeUndefined();
});

test("within a phase the graver risk comes first", () => {
	const plan = planOf(unverified, { price: fromPounds(300_000), rent: fromPounds(900) });
	// A yearly cost is graver than an unsettled licence.
	expect(plan.slice(0, 2).map(({ id }) => id)).toEqual(["figures", "licence_selective"]);
});

/** Risks settled by the law's own steps or by licences, or that need no action from a buyer. */
const elsewhere = new Set([
	"licence",
	"planning",
	"energy_certificate",
	"registration",
	"database",
	"rent_control",
	"making_tax_digital_30",
	"making_tax_digital_20",
]);

test("every duty of every nation is a step, or has one of the home's own", () => {
	for (const nation of nations) {
		const { now, coming } = checklistFor({ nation, use: "hmo", day: "2026-11-21" });
		const ids = planOf({ place: somePlace({ nation }) }, { use: "hmo" }).map(({ id }) => id);
		const missing = [...now, ...coming].filter(
			({ id }) => !(elsewhere.has(id) || ids.includes(`duty_${id}`)),
		);
		expect({ nation, missing: missing.map(({ id }) => id) }).toEqual({ nation, missing: [] });
	}
});

test("page one names five steps, and a phase without a step has no heading", () => {
	const plan = planOf();
	expect(nextSteps(plan)).toEqual(plan.slice(0, 5));
	expect(stepsByPhase(plan.slice(0, 1)).map(({ heading }) => heading)).toEqual([
		"Before you offer",
	]);
});
