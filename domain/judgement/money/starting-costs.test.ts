import { expect, test } from "vitest";
import type { Certificate } from "../../base/facts/certificate.ts";
import { type Inputs, noInputs } from "../../base/inputs.ts";
import { fromPounds } from "../../base/money.ts";
import type { Assumptions } from "../../subjects/finance/assumptions.ts";
import { licensingSection } from "../../telling/report/licensing/compose-licensing.ts";
import { moneySection } from "../../telling/report/money/compose-money.ts";
import { headlineFigures } from "../../telling/report/money/money-words.ts";
import {
	allSilent,
	someCertificate,
	someFacts,
	somePlace,
	someScheme,
	someUnit,
} from "../../test/some-facts.ts";
import { assess } from "../assess.ts";
import { lawSteps } from "../steps/law-steps.ts";

type Facts = Parameters<typeof someFacts>[0];
type Stated = Partial<Inputs> & { chosen?: Certificate | null };

const sectionOf = (facts: Facts = {}, { chosen = null, ...inputs }: Stated = {}) =>
	moneySection(
		assess(someFacts(facts), { inputs: { ...noInputs, ...inputs }, chosen, day: "2026-11-21" }),
	);
const lineOf = (section: ReturnType<typeof sectionOf>, key: keyof Assumptions) =>
	section.lines.find((line) => line.key === key);

const own = { price: fromPounds(180_000), rent: fromPounds(950) };

const selective = (over = {}) => ({ place: someUnit(), schemes: [someScheme(over)] });
const additional = (over = {}) => selective({ kind: "additional" as const, ...over });
const inWales = somePlace({ nation: "Wales" });
const inScotland = somePlace({ nation: "Scotland" });

test.each<[string, Facts, Stated, [number, string, string]]>([
	[
		"a selective licence",
		selective(),
		{},
		[164, "published", "£350 to £1,290 (council pages, seen by 20 November 2026) for a selective"],
	],
	[
		"a selective licence from next year",
		selective({ start: "2027-03-01" }),
		{},
		[164, "published", "for a selective licence"],
	],
	[
		"a selective licence whose own fee the council's row holds",
		selective({
			fees: { single: fromPounds(800), hmo: null, per: "home", accredited: null },
			verifiedOn: "2026-11-01",
		}),
		{},
		[160, "published", "fee is £800 (seen by 1 November 2026) for a selective licence; over its"],
	],
	[
		"an additional licence",
		additional(),
		{ use: "sharers" },
		[233.6, "published", "an additional"],
	],
	["a mandatory licence", {}, { use: "hmo" }, [225, "published", "a mandatory HMO licence"]],
	[
		"both a mandatory and a selective scheme",
		selective(),
		{ use: "hmo" },
		[225, "published", "a mandatory HMO licence"],
	],
	["a boundary to check", selective({ coverage: "streets" }), {}, [0, "assumed", "not settled"]],
	["an additional scheme beside one household", additional(), {}, [0, "assumed", "not settled"]],
	["no row of the register", {}, {}, [0, "assumed", "not settled"]],
	[
		"no scheme",
		{ schemes: [someScheme({ kind: "none" })] },
		{},
		[0, "assumed", "We found no licence"],
	],
	["an HMO in Wales", { place: inWales }, { use: "hmo" }, [0, "assumed", "not settled"]],
	["an HMO in Scotland", { place: inScotland }, { use: "hmo" }, [0, "assumed", "We hold no fee"]],
])("with %s the year's share of the fee begins so", (_, facts, inputs, expected) => {
	const section = sectionOf(facts, inputs);
	const [pounds, origin, words] = expected;
	expect(section.assumptions.licenceFee).toBe(fromPounds(pounds));
	expect(lineOf(section, "licenceFee")).toMatchObject({
		origin,
		source: expect.stringContaining(words),
	});
});

test("the fee of the sums is the fee of the chapter and of the step", () => {
	const fees = { single: fromPounds(800), hmo: null, per: "home" as const, accredited: null };
	const assessed = assess(someFacts(selective({ fees, verifiedOn: "2026-11-01" })), {
		inputs: noInputs,
		chosen: null,
		day: "2026-11-21",
	});
	const [told] = licensingSection(assessed).fees;
	expect(told?.text).toContain("fee is £800");
	const step = lawSteps(assessed).find(({ id }) => id === "licence_selective");
	expect(step?.costText).toContain("£800");
});

test.each<[string, Certificate | null, [number, string, string]]>([
	["two steps from band C", someCertificate(), [1_225, "published", "2 steps to band C"]],
	[
		"in band C",
		someCertificate({ points: 72, band: "C" }),
		[0, "published", "No works are needed to reach band C."],
	],
	[
		"whose steps print no cost",
		someCertificate({ improvements: [] }),
		[0, "assumed", "The certificate lists no steps to band C."],
	],
	["not chosen", null, [0, "assumed", "The cost of reaching band C is not known"]],
])("for a home %s the energy works begin so", (_, chosen, expected) => {
	const section = sectionOf({}, { chosen });
	const [pounds, origin, words] = expected;
	expect(section.assumptions.energyWorks).toBe(fromPounds(pounds));
	expect(lineOf(section, "energyWorks")).toMatchObject({
		origin,
		source: expect.stringContaining(words),
	});
});

test("no works are put on a home unknown where homes are typically there, whatever those below it need", () => {
	const details = [72, 74, 62].map((points) =>
		someCertificate({ points, band: points > 68 ? "C" : "D" }),
	);
	const certificates = {
		state: "answered",
		at: Date.UTC(2026, 10, 20),
		data: { summaries: details, details },
	} as const;
	const section = sectionOf({ place: someUnit(), live: allSilent({ certificates }) });
	expect(section.assumptions.energyWorks).toBe(0);
	expect(lineOf(section, "energyWorks")?.source).toMatch(
		/^Homes here are typically rated C already\. .* £600 to £1,850\.$/,
	);
});

const flat = someCertificate({ propertyType: "Flat", points: 72, band: "C" });

test.each<[string, Stated, [number | null, string, string]]>([
	[
		"a flat that states none",
		{ chosen: flat },
		[null, "published", "£2,405 a year on average in 2025"],
	],
	[
		"a flat that states one",
		{ chosen: flat, serviceCharge: fromPounds(1_800) },
		[1_800, "yours", "You stated it."],
	],
	["a house", { chosen: someCertificate() }, [0, "trade", "assumed for a house"]],
	["a home of unknown type", {}, [0, "assumed", "reckoned as a house"]],
])("the service charge of %s begins so", (_, stated, [pounds, origin, words]) => {
	const section = sectionOf({}, { ...own, ...stated });
	expect(section.assumptions.serviceCharge).toBe(pounds === null ? null : fromPounds(pounds));
	expect(section.figures.isBeforeServiceCharge).toBe(pounds === null);
	expect(lineOf(section, "serviceCharge")).toMatchObject({
		origin,
		source: expect.stringContaining(words),
	});
	// Wherever a paying price or rent is printed, the costs left out are named.
	const paying = headlineFigures(section.figures).filter(({ label }) => label.startsWith("Pays"));
	expect(paying.map(({ label }) => label.endsWith(", before service charge"))).toEqual(
		[pounds, pounds].map((known) => known === null),
	);
});

test.each([
	[null, 0.25, "trade"],
	[75, 0.25, "yours"],
	[60, 0.4, "yours"],
	[0, 1, "yours"],
] as const)("a stated loan of %j leaves a deposit of %d, which is %s", (loan, share, origin) => {
	const section = sectionOf({}, { ...own, loan });
	expect(section.assumptions.depositShare).toBe(share);
	expect(lineOf(section, "depositShare")?.origin).toBe(origin);
	expect(section.figures.lenders.isNeeded).toBe(loan !== 0);
});

/** Two steps to band C whose costs come to £12,600 to £23,000. */
const costly = someCertificate({
	improvements: [
		{
			sequence: 1,
			code: 8,
			title: "Internal wall insulation",
			cost: { low: fromPounds(7_500), high: fromPounds(11_000) },
			pointsAfter: 66,
		},
		{
			sequence: 2,
			code: 59,
			title: "Heat pump",
			cost: { low: fromPounds(5_100), high: fromPounds(12_000) },
			pointsAfter: 71,
		},
	],
});

test.each<[string, Facts, Stated, number, string]>([
	["more than the cap", {}, own, 10_000, "asks for £10,000 at most"],
	[
		"more than a tenth of a home under £100,000",
		{},
		{ ...own, price: fromPounds(80_000) },
		8_000,
		"asks for £8,000 at most",
	],
	["what no standard to come caps", { place: inScotland }, own, 17_800, "2 steps to band C"],
])("works that cost %s are put in as far as their text says", (...row) => {
	const [_, facts, inputs, pounds, words] = row;
	const section = sectionOf(facts, { ...inputs, chosen: costly });
	expect(section.assumptions.energyWorks).toBe(fromPounds(pounds));
	expect(lineOf(section, "energyWorks")?.source).toContain(words);
});
