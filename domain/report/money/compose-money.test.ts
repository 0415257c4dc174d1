import { expect, test } from "vitest";
import { assess } from "../../assess.ts";
import type { Certificate } from "../../epc/certificate.ts";
import type { Assumptions } from "../../finance/assumptions.ts";
import { type Inputs, noInputs } from "../../inputs.ts";
import { fromPounds } from "../../money.ts";
import {
	allSilent,
	someCertificate,
	someFacts,
	somePlace,
	someScheme,
	someUnit,
} from "../../test/some-facts.ts";
import { moneySection } from "./compose-money.ts";

type Facts = Parameters<typeof someFacts>[0];
type Stated = Partial<Inputs> & { chosen?: Certificate | null };

const sectionOf = (facts: Facts = {}, { chosen = null, ...inputs }: Stated = {}) =>
	moneySection(
		assess(someFacts(facts), { inputs: { ...noInputs, ...inputs }, chosen, day: "2026-11-21" }),
	);
const lineOf = (section: ReturnType<typeof sectionOf>, key: keyof Assumptions) =>
	section.lines.find((line) => line.key === key);

const own = { price: fromPounds(180_000), rent: fromPounds(950) };
const noRents = { rents: [] };
const noPrices = { authorities: [] };
/** The authority publishes no rent, its region does. */
const rentOfRegion = {
	rents: someFacts().rents.map((rent) => ({
		...rent,
		code: "E12000002",
		name: "North West",
		grain: "region" as const,
	})),
};

test.each<[string, Facts, Stated, [number | null, string | undefined, number | null, string]]>([
	["both stated", {}, own, [180_000, "yours", 950, "yours"]],
	["neither stated", {}, {}, [200_000, "published", 1_000, "published"]],
	["a price alone", {}, { price: own.price }, [200_000, "published", 1_000, "published"]],
	[
		"a price and bedrooms",
		{},
		{ price: own.price, bedrooms: 2 },
		[200_000, "published", 1_000, "published"],
	],
	[
		"a price where no rent is published",
		noRents,
		{ price: own.price },
		[180_000, "yours", null, "yours"],
	],
	[
		"a price where the region alone has a rent",
		rentOfRegion,
		{ price: own.price },
		[180_000, "yours", 1_000, "published"],
	],
	[
		"bedrooms and a price where no price is published",
		noPrices,
		{ price: own.price, bedrooms: 2 },
		[180_000, "yours", 900, "published"],
	],
	[
		"bedrooms alone: all homes to match",
		{},
		{ bedrooms: 2 },
		[200_000, "published", 1_000, "published"],
	],
	["a rent alone", {}, { rent: own.rent }, [200_000, "published", 1_000, "published"]],
	["no price published", noPrices, { bedrooms: 2 }, [null, "yours", 900, "published"]],
	["no rent published", noRents, {}, [200_000, "published", null, "yours"]],
	["a rent of the region only", rentOfRegion, {}, [null, "yours", 1_000, "published"]],
	["nothing published", { ...noRents, ...noPrices }, {}, [null, "yours", null, "yours"]],
	[
		"Scotland",
		{ place: somePlace({ nation: "Scotland" }), ...noRents, ...noPrices },
		own,
		[180_000, "yours", 950, "yours"],
	],
])("with %s the sums begin so", (_, facts, inputs, expected) => {
	const section = sectionOf(facts, inputs);
	const { price, rent } = section.assumptions;
	expect([
		price === null ? null : price / 100,
		lineOf(section, "price")?.origin,
		rent === null ? null : rent / 100,
		lineOf(section, "rent")?.origin,
	]).toEqual(expected);
	expect(section.missing === null).toBe(price !== null && rent !== null);
});

test.each<[string, Facts, Stated, string]>([
	[
		"both stated",
		{},
		own,
		"At £950 a month and £180,000 the gross yield is 6.3%; after voids, management, upkeep, other costs and interest about £1,193 a year is left before tax.",
	],
	[
		"a price too high",
		{},
		{ ...own, price: fromPounds(280_000) },
		"At £950 a month and £280,000 the gross yield is 4.1%; after voids, management, upkeep, other costs and interest a year falls about £2,445 short before tax.",
	],
	[
		"neither stated",
		{},
		{},
		"At £1,000 a month and £200,000, typical of Testborough and not of this home, the gross yield is 6.0%; after voids, management, upkeep, other costs and interest about £907 a year is left before tax.",
	],
	[
		"a rent alone",
		{},
		{ rent: own.rent },
		"At £1,000 a month and £200,000, typical of Testborough and not of this home, the gross yield is 6.0%; after voids, management, upkeep, other costs and interest about £907 a year is left before tax.",
	],
	[
		"no price",
		noPrices,
		{ rent: own.rent },
		"Without a price, yield and cash flow are not known; at £950 a month the letting breaks even at a price of £212,795.",
	],
	[
		"no rent",
		noRents,
		{ price: own.price },
		"Without a rent, yield and cash flow are not known; at £180,000 it would take £815 a month to break even.",
	],
	[
		"a rent that its own costs eat, and no price",
		noPrices,
		{ rent: fromPounds(50) },
		"Without a price, yield and cash flow are not known.",
	],
	[
		"neither known",
		{ ...noRents, ...noPrices },
		{},
		"Neither a price nor a rent is known here, so yield and cash flow are not known either.",
	],
])("with %s the answer is one sentence", (_, facts, inputs, answer) => {
	expect(sectionOf(facts, inputs).answer).toBe(answer);
});

test.each<[string, Facts, Stated, string]>([
	[
		"no price",
		noPrices,
		{},
		"Figures that need a price are missing. The house price index we hold has no price of Testborough. Put in your own.",
	],
	[
		"no rent",
		noRents,
		{},
		"Figures that need a rent are missing. No official rent is published for Testborough. Put in your own.",
	],
	[
		"a rent of the region beside a price of the authority",
		rentOfRegion,
		{},
		"Figures that need a price are missing. The price held is of Testborough, the rent of North West, and only like is paired with like. Put in your own.",
	],
	[
		"neither, in Scotland",
		{ place: somePlace({ nation: "Scotland" }), ...noRents, ...noPrices },
		{},
		"Figures that need a price and rent are missing. The house price index we hold has no price of Testborough. We hold no official rent of Testborough or of Scotland. Put in your own.",
	],
])("with %s it is said what is missing and why", (_, facts, inputs, missing) => {
	expect(sectionOf(facts, inputs).missing).toBe(missing);
});

test("a published price and rent say that they are not this home's, and to sharers that rents are of whole homes", () => {
	const section = sectionOf({}, { use: "sharers" });
	expect(lineOf(section, "price")?.source).toBe(
		"Average of all homes in Testborough by the house price index, which holds the mix of homes sold steady. Typical of Testborough, not this home: put in your own.",
	);
	expect(lineOf(section, "rent")?.source).toBe(
		"Mean of all private tenancies in Testborough, old and new: below today's asking rents. Typical of Testborough, not this home: put in your own. It is of whole homes, not of rooms.",
	);
	expect(lineOf(sectionOf(), "rent")?.source).not.toContain("rooms");
	expect(lineOf(sectionOf({}, { ...own, use: "sharers" }), "rent")?.source).toBe("You stated it.");
});

test.each([
	["price", "The price you typed counts once you type a rent too."],
	["rent", "The rent you typed counts once you type a price too."],
] as const)("a %s typed alone is said to wait for its counterpart", (typed, words) => {
	const section = sectionOf({}, { [typed]: own[typed] });
	expect(lineOf(section, typed)?.source).toContain(words);
	expect(lineOf(sectionOf(), typed)?.source).not.toContain("you typed");
});

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

test("every assumption has a line, and the figures are reckoned for the report's nation, use and day", () => {
	const section = sectionOf({ place: inWales }, { ...own, use: "hmo" });
	expect(section.lines.map(({ key }) => key).toSorted()).toEqual(
		Object.keys(section.assumptions).toSorted(),
	);
	expect(section.context).toEqual({ nation: "Wales", use: "hmo", day: "2026-11-21" });
	expect(section.figures.year.tax?.name).toBe("Land Transaction Tax");
	expect(lineOf(section, "interestRate")?.origin).toBe("published");
	expect(lineOf(section, "insurance")?.origin).toBe("assumed");
});
