import { expect, test } from "vitest";
import type { RentFacts, Sale } from "../../../base/facts/facts.ts";
import { type Inputs, noInputs } from "../../../base/inputs.ts";
import { fromPounds } from "../../../base/money.ts";
import { assess } from "../../../judgement/assess.ts";
import { allSilent, someFacts, somePlace } from "../../../test/some-facts.ts";
import { noneByType } from "../../../test/some-types.ts";
import { rentSection } from "./compose-rent.ts";
import { soldInWords } from "./market-words.ts";

type Facts = Parameters<typeof someFacts>[0];

const sectionOf = (facts: Facts = {}, inputs: Partial<Inputs> = {}) =>
	rentSection(
		assess(someFacts(facts), {
			inputs: { ...noInputs, ...inputs },
			chosen: null,
			day: "2026-11-21",
		}),
	);

const [ofAuthority] = someFacts().rents;
const rentsOf = (grain: RentFacts["grain"], name: string, code = name): RentFacts => ({
	code,
	name,
	grain,
	all: fromPounds(950),
	byBedrooms: [null, fromPounds(850), null, null],
	byType: noneByType,
	period: "2026-05",
	growth: null,
});
const own = { price: fromPounds(180_000), rent: fromPounds(950) };
const inNorthernIreland = { place: somePlace({ nation: "Northern Ireland" }), rents: [] };

test.each<[string, Facts, Partial<Inputs>, string]>([
	[
		"a rent above its bedrooms'",
		{},
		{ ...own, bedrooms: 2 },
		"Your rent of £950 a month is £50 (5.6%) above the official mean of £900 for homes with 2 bedrooms in Testborough. It counts long-standing tenancies in.",
	],
	[
		"a rent below all homes'",
		{},
		own,
		"Your rent of £950 a month is £50 (5.0%) below the official mean of £1,000 for all private tenancies in Testborough. It counts long-standing tenancies in.",
	],
	[
		"a rent far off",
		{},
		{ rent: fromPounds(1_400), bedrooms: 3 },
		"Your rent of £1,400 a month is £300 (27.3%) above the official mean of £1,100 for homes with 3 bedrooms in Testborough. That is more than 25% off: check the rent. It counts long-standing tenancies in.",
	],
	[
		"the very same rent",
		{},
		{ rent: fromPounds(700), bedrooms: 1 },
		"Your rent of £700 a month is the same as the official mean of £700 for homes with 1 bedroom in Testborough. It counts long-standing tenancies in.",
	],
	[
		"no rent of the buyer's",
		{},
		{ bedrooms: 6 },
		"The official mean for homes with four or more bedrooms in Testborough is £1,500 a month. It counts long-standing tenancies in, so today's asking rents are usually above it.",
	],
	[
		"a studio",
		{},
		{ rent: own.rent, bedrooms: 0 },
		"Your rent of £950 a month is £50 (5.0%) below the official mean of £1,000 for all private tenancies in Testborough. It counts long-standing tenancies in.",
	],
	[
		"sharers",
		{},
		{ rent: fromPounds(1_600), bedrooms: 4, use: "sharers" },
		"Your rent of £1,600 a month is £100 (6.7%) above the official mean of £1,500 for homes with four or more bedrooms in Testborough. It is for whole homes, not for rooms. It counts long-standing tenancies in.",
	],
	[
		"an HMO without a rent",
		{},
		{ use: "hmo" },
		"The official mean for all private tenancies in Testborough is £1,000 a month. It is for whole homes, not for rooms. It counts long-standing tenancies in, so today's asking rents are usually above it.",
	],
	["nothing published", { rents: [] }, {}, "No official rent is published for Testborough."],
	[
		"nothing published but a rent of the buyer's",
		inNorthernIreland,
		own,
		"Your rent of £950 a month cannot be compared. We hold no official rent of Testborough or of Northern Ireland.",
	],
])("with %s the answer says so", (_, facts, inputs, answer) => {
	expect(sectionOf(facts, inputs).answer).toBe(answer);
});

test("series come finest first, without a neighbour's, each with its own provenance", () => {
	const rents = [
		rentsOf("country", "England"),
		rentsOf("authority", "Neighbourham"),
		rentsOf("region", "North West"),
		...(ofAuthority ? [ofAuthority] : []),
	];
	const { series } = sectionOf({ rents });
	expect(series.map(({ name }) => name)).toEqual(["Testborough", "North West", "England"]);
	expect(series[0]).toMatchObject({
		all: fromPounds(1_000),
		byBedrooms: [700, 900, 1_100, 1_500].map(fromPounds),
		provenance: {
			basis: "authority",
			coverage: "ok",
			place: "Testborough",
			sources: [{ name: "Price Index of Private Rents", asOf: "2026-05" }],
		},
	});
	expect(Object.keys(series[0]?.provenance ?? {})).not.toContain("value");
});

test("where a sector lies in two authorities, only the authority's rents are estimates", () => {
	const place = somePlace({
		authorities: [
			{ code: "E00000001", name: "Testborough", share: 0.6 },
			{ code: "E00000002", name: "Neighbourham", share: 0.4 },
		],
	});
	const rents = [...(ofAuthority ? [ofAuthority] : []), rentsOf("region", "North West")];
	const { series } = sectionOf({ place, rents });
	expect(series.map(({ provenance }) => provenance.coverage)).toEqual(["estimated", "ok"]);
});

test("the buyer's figures lead, and each figure says what it is typical of", () => {
	const { rents, prices, statedRent, statedPrice, bedrooms } = sectionOf(
		{},
		{ ...own, bedrooms: 2 },
	);
	expect({ statedRent, statedPrice, bedrooms }).toEqual({
		statedRent: own.rent,
		statedPrice: own.price,
		bedrooms: 2,
	});
	expect(rents.map(({ id, label, text }) => [id, label, text])).toEqual([
		["statedRent", "Your rent", "£950 a month"],
		[
			"rentForBedrooms",
			"Mean rent of homes with 2 bedrooms",
			"£900 a month, typical of Testborough",
		],
		["averageRent", "Mean rent of all homes", "£1,000 a month, typical of Testborough"],
	]);
	expect(rents[0]?.evidence).toMatchObject({ value: 950, basis: "visitor" });
	expect(prices.map(({ id, text }) => [id, text])).toEqual([
		["statedPrice", "£180,000"],
		["postcodePrice", "Not known"],
		["areaPrice", "£180,000, typical of Testborough 001"],
		["averagePrice", "£200,000, typical of Testborough"],
		["typicalPrice", "£190,000, typical of Testborough"],
		["regionPrice", "£216,000, typical of North West"],
		["regionPriceGrowth", "7.2%"],
	]);
});

test("what was not stated has no line", () => {
	const { rents, prices } = sectionOf();
	expect(rents.map(({ id }) => id)).toEqual(["averageRent"]);
	expect(prices.map(({ id }) => id)).not.toContain("statedPrice");
});

test.each<[string, Facts, Partial<Inputs>, [string, number | string | boolean | null, string][]]>([
	[
		"both stated",
		{},
		own,
		[
			["6.3%", 6.33, "visitor"],
			["6.3%", 6.33, "visitor"],
			["4.0%", 3.96, "visitor"],
		],
	],
	[
		"a rent alone, beside the average price of the place",
		{},
		{ rent: own.rent },
		[
			["6.0%, typical of Testborough", 6, "authority"],
			["5.7%", 5.7, "authority"],
			["3.6%", 3.56, "authority"],
		],
	],
	[
		"nothing known",
		inNorthernIreland,
		{},
		[
			["Not covered here", null, "authority"],
			["Not known", null, "authority"],
			["Not known", null, "authority"],
		],
	],
])("with %s the yields are these", (_, facts, inputs, expected) => {
	const { yields } = sectionOf(facts, inputs);
	expect(yields.map(({ id }) => id)).toEqual([
		"estimatedRentalYield",
		"grossYield",
		"netYield",
		"bankRate",
	]);
	expect(
		yields.slice(0, 3).map(({ text, evidence }) => [text, evidence.value, evidence.basis]),
	).toEqual(expected);
});

test("a yield that cannot be told says what it lacks, and Bank Rate is told as it is", () => {
	const { yields } = sectionOf({ authorities: [] }, { rent: own.rent });
	expect(yields.find(({ id }) => id === "netYield")?.evidence.note).toContain(
		"The house price index we hold has no price of Testborough.",
	);
	expect(yields.find(({ id }) => id === "bankRate")?.text).toBe("3.75%");
});

const sale = (date: string, address: string): Sale => ({
	price: fromPounds(150_000),
	date,
	propertyType: "terraced",
	newBuild: false,
	tenure: "freehold",
	address,
});
const soldHere = (sales: readonly Sale[]) => ({
	live: allSilent({
		sales: {
			state: "answered",
			at: Date.UTC(2026, 10, 20),
			data: { since: "2016-11-20", sales },
		},
	}),
});

test.each<[string, Facts, string | null]>([
	["a sale", soldHere([sale("2019-05-01", "3")]), null],
	["none", soldHere([]), "No full-value sale at ZZ1 1ZZ since 20 November 2016."],
	["a silent register", {}, "HM Land Registry is not connected to this service."],
	["a nation without", inNorthernIreland, "The sold prices we hold cover England and Wales."],
])("with %s it is said why no sale is told, where none is", (_, facts, note) => {
	expect(sectionOf(facts).salesNote).toBe(note);
});

test("a yield of a rent and a price of one reach is of the place that the rent is of", () => {
	const rents = [{ ...rentsOf("authority", "Greater Testborough", "E00000001") }];
	const [, grossYield] = sectionOf({ rents }).yields;
	expect(grossYield?.id).toBe("grossYield");
	expect(grossYield?.evidence).toMatchObject({
		basis: "authority",
		place: "Greater Testborough",
	});
});

test.each([
	["leasehold", "flat, leasehold"],
	["freehold", "flat, freehold"],
	[null, "flat"],
] as const)("a flat sold as %s is listed as %s", (tenure, words) => {
	expect(soldInWords({ propertyType: "flat", tenure })).toBe(words);
});
