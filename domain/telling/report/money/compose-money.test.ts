import { expect, test } from "vitest";
import type { Certificate } from "../../../base/facts/certificate.ts";
import { type Inputs, noInputs } from "../../../base/inputs.ts";
import { fromPounds } from "../../../base/money.ts";
import { assess } from "../../../judgement/assess.ts";
import { type FieldKey, fieldValue } from "../../../subjects/finance/assumption-fields.ts";
import type { AssumptionLine } from "../../../subjects/finance/assumption-line.ts";
import { assumptionDefaults } from "../../../subjects/finance/assumptions.ts";
import { roomCostIds } from "../../../subjects/finance/room-costs.ts";
import { someFacts, somePlace } from "../../../test/some-facts.ts";
import { moneySection } from "./compose-money.ts";
import type { MoneySection } from "./money-section.ts";
import { assumptionSource, headlineFigures } from "./money-words.ts";

type Facts = Parameters<typeof someFacts>[0];
type Stated = Partial<Inputs> & { chosen?: Certificate | null };

const sectionOf = (
	facts: Facts = {},
	{ chosen = null, ...inputs }: Stated = {},
	day = "2026-11-21",
) => moneySection(assess(someFacts(facts), { inputs: { ...noInputs, ...inputs }, chosen, day }));
const lineOf = (section: ReturnType<typeof sectionOf>, key: FieldKey) =>
	section.lines.find((line) => line.key === key);

const own = { price: fromPounds(180_000), rent: fromPounds(950) };
const noRents = { rents: [] };
const noPrices = { authorities: [] };
/** The authority publishes no rent, its region does. */
const rentOfMarket: Facts = {
	place: somePlace({ nation: "Scotland", region: null }),
	rents: someFacts().rents.map((rent) => ({
		...rent,
		code: "S33000018",
		name: "Lothian",
		grain: "market_area",
	})),
	rentMarkets: [{ authority: "E00000001", code: "S33000018", name: "Lothian", households: 9_000 }],
};
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
	["a price alone", {}, { price: own.price }, [180_000, "yours", 1_000, "published"]],
	[
		"a price and bedrooms",
		{},
		{ price: own.price, bedrooms: 2 },
		[180_000, "yours", 900, "published"],
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
	["a rent alone", {}, { rent: own.rent }, [200_000, "published", 950, "yours"]],
	["no price published", noPrices, { bedrooms: 2 }, [null, "yours", 1_000, "published"]],
	["no rent published", noRents, {}, [200_000, "published", null, "yours"]],
	[
		"a rent of a Scottish market area",
		rentOfMarket,
		{},
		[200_000, "published", 1_000, "published"],
	],
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
		"neither, in Northern Ireland",
		{ place: somePlace({ nation: "Northern Ireland" }), ...noRents, ...noPrices },
		{},
		"Figures that need a price and rent are missing. The house price index we hold has no price of Testborough. We hold no official rent of Testborough or of Northern Ireland. Put in your own.",
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

test.each(["price", "rent"] as const)(
	"a %s typed alone counts, beside the published other",
	(typed) => {
		const section = sectionOf({}, { [typed]: own[typed] });
		const other = typed === "price" ? "rent" : "price";
		expect(lineOf(section, typed)).toMatchObject({ origin: "yours", source: "You stated it." });
		expect(lineOf(section, other)?.origin).toBe("published");
		expect(section.assumptions[typed]).toBe(own[typed]);
	},
);

const inWales = somePlace({ nation: "Wales" });
const inNorthernIreland = somePlace({ nation: "Northern Ireland" });

test("every assumption has a line, and the figures are reckoned for the report's nation, use and day", () => {
	const keysOf = ({ lines }: MoneySection) => lines.map(({ key }) => key).toSorted();
	const whole = sectionOf({}, own);
	expect(keysOf(whole)).toEqual(
		["price", "rent", "councilTax", ...Object.keys(assumptionDefaults)].toSorted(),
	);
	expect(lineOf(whole, "insurance")?.origin).toBe("trade");
	const section = sectionOf({ place: inWales }, { ...own, use: "hmo" });
	const asWhole = keysOf(whole).filter((key) => !["rent", "councilTax", "insurance"].includes(key));
	const bills = roomCostIds.map((id) => `bill:${id}`);
	expect(keysOf(section)).toEqual(["roomRent", ...bills, ...asWhole].toSorted());
	expect(section.context).toEqual({
		nation: "Wales",
		use: "hmo",
		day: "2026-11-21",
		bankRate: 3.75,
		position: null,
		coOwners: [],
		isNationOpen: false,
	});
	expect(section.figures.year.tax?.name).toBe("Land Transaction Tax");
	expect(lineOf(section, "interestRate")).toMatchObject({
		origin: "estimate",
		asOf: "2026-09-14",
		lastChecked: "2026-11-27",
	});
	expect(lineOf(section, "bill:water")).toMatchObject({ origin: "published", asOf: "2026-01-29" });
	expect(section.lines.every(({ key }) => fieldValue(section.assumptions, key) !== null)).toBe(
		true,
	);
});

test("a house in multiple occupation is never given a year without bills", () => {
	const { figures, assumptions } = sectionOf({}, { ...own, use: "hmo", bedrooms: 6 });
	expect(assumptions.rooms).toBe(6);
	// Energy of six as the facts have it, £308.46 and six times £502.30, among ten bills.
	expect(assumptions.bills.find(({ id }) => id === "energy")?.amount).toBe(332_226);
	expect(figures.year.bills).toBeGreaterThan(fromPounds(9_000));
	expect(figures.leftOut).toEqual([]);
});

test("in Northern Ireland the bills that no one publishes are left out, and every result says so", () => {
	const { figures } = sectionOf({ place: inNorthernIreland }, { ...own, use: "hmo" });
	expect(figures.leftOut).toEqual(["council tax", "gas and electricity", "water"]);
	expect(headlineFigures(figures)[0]?.label).toBe(
		"Cash flow a year, before council tax, gas and electricity, water and tax",
	);
});

test("a figure that we assume says that its update is due from the day on which its table is", () => {
	const rateOn = (day: string) =>
		assumptionSource(lineOf(sectionOf({}, own, day), "interestRate") as AssumptionLine);
	expect(rateOn("2027-03-13")).toMatch(/Read 27 Nov 2026\.$/);
	expect(rateOn("2027-03-14")).toMatch(/Read 27 Nov 2026\. Update due\.$/);
});

test("every figure of ours, whole or by the room, is marked once all tables are due, and no visitor's is", () => {
	for (const stated of [own, { ...own, rooms: 5 }]) {
		for (const { key, origin, updateDue } of sectionOf({}, stated, "2099-01-01").lines) {
			const isOurs = origin === "trade" || origin === "estimate" || origin === "published";
			expect(updateDue !== undefined, key).toBe(isOurs);
		}
	}
});

test("an average that is older than its source's limit is marked beside the price or rent that it gives", () => {
	const rentOn = (day: string) => lineOf(sectionOf({}, {}, day), "rent")?.updateDue;
	expect(rentOn("2026-09-30")).toBeUndefined();
	expect(rentOn("2026-10-01")).toBe("Update due.");
});
