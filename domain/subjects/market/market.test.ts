import { expect, test } from "vitest";
import { noInputs } from "../../base/inputs.ts";
import { fromPounds } from "../../base/money.ts";
import { allSilent, someArea, someFacts, somePlace } from "../../test/some-facts.ts";
import { bankRate, regionPrice, regionPriceGrowth } from "./backdrop.ts";
import { demandIndicators, demandLevel, marketDemand } from "./demand/demand.ts";
import { grossYield } from "./gross-yield.ts";
import { postcodePrice } from "./postcode-price.ts";
import { areaPrice } from "./price.ts";
import { averageRent } from "./rent.ts";

const [authorityRent] = someFacts().rents;
const regionRent = {
	...someFacts().rents[0],
	code: "E12000002",
	name: "North West",
	grain: "region",
} as NonNullable<typeof authorityRent>;

test("the authority's mean rent over its typical price is the yield, marked as an estimate", () => {
	expect(grossYield(someFacts(), noInputs)).toMatchObject({
		value: 6,
		basis: "authority",
		coverage: "estimated",
		place: "Testborough",
	});
});

test("the visitor's rent and price together make the yield theirs", () => {
	const inputs = { ...noInputs, rent: fromPounds(1_500), price: fromPounds(300_000) };
	expect(grossYield(someFacts(), inputs)).toMatchObject({ value: 6, basis: "visitor" });
});

test.each([
	{ rent: fromPounds(5_000), price: null },
	{ rent: null, price: fromPounds(50_000) },
])("a typed rent or price alone changes nothing, so that it reveals nothing: %o", (typed) => {
	expect(grossYield(someFacts(), { ...noInputs, ...typed })).toEqual(
		grossYield(someFacts(), noInputs),
	);
});

test("a neighbouring authority that shares the sector lends no rent", () => {
	const neighbour = { ...authorityRent, code: "E00000002", name: "Otherton" } as NonNullable<
		typeof authorityRent
	>;
	expect(averageRent(someFacts({ rents: [neighbour] })).value).toBeNull();
});

test("a region's rent is not paired with an authority's price", () => {
	const facts = someFacts({ rents: [regionRent] });
	expect(averageRent(facts)).toMatchObject({
		basis: "region",
		coverage: "estimated",
		place: "North West",
	});
	expect(grossYield(facts, noInputs)).toMatchObject({ value: null, coverage: "unknown" });
});

test("rent is by bedrooms when they are stated, four standing for more, and a studio has none", () => {
	expect([1, 2, 3, 4, 7].map((bedrooms) => averageRent(someFacts(), bedrooms).value)).toEqual(
		[700, 900, 1_100, 1_500, 1_500].map(fromPounds),
	);
	expect(averageRent(someFacts(), 0).value).toBeNull();
});

test("Northern Ireland has no rent, price or yield here, and says nobody publishes them", () => {
	const facts = someFacts({
		place: somePlace({ nation: "Northern Ireland" }),
		rents: [],
		authorities: [],
		areas: [],
	});
	for (const figure of [
		averageRent(facts),
		areaPrice(facts),
		grossYield(facts, noInputs),
		marketDemand(facts),
	]) {
		expect(figure).toMatchObject({ value: null, coverage: "not_covered" });
		expect(figure.note).not.toBe(null);
	}
});

test.each([
	[29, "estimated"],
	[30, "ok"],
])("a median of %i sales at the postcode is %s and shows its count", (count, coverage) => {
	const sale = {
		price: fromPounds(250_000),
		date: "2025-01-01",
		propertyType: "flat",
		newBuild: false,
		tenure: "leasehold",
		address: "1",
	} as const;
	const facts = someFacts({
		live: allSilent({
			sales: {
				state: "answered",
				at: 0,
				data: { since: "2021-11-20", sales: Array.from({ length: count }, () => sale) },
			},
		}),
	});
	expect(postcodePrice(facts, null)).toMatchObject({
		value: fromPounds(250_000),
		sample: count,
		coverage,
	});
});

test("a postcode where nothing sold says so, and Land Registry's silence says something else", () => {
	const none = someFacts({
		live: allSilent({
			sales: { state: "answered", at: 0, data: { since: "2021-11-20", sales: [] } },
		}),
	});
	expect(postcodePrice(none, null).note).toContain(
		"No full-value sale at ZZ1 1ZZ since 20 November 2021",
	);
	const down = someFacts({ live: allSilent({ sales: { state: "silent", why: "timed_out" } }) });
	expect(postcodePrice(down, null).note).toContain("did not answer in time");
});

test.each([
	[[2, 0, 0], "Medium"],
	[[1, 2, 0], "Medium"],
	[[2, 1, 1], "High"],
	[[1, 1, 1], "Medium"],
	[[0, 2, 0], "Low"],
	[[0, 2, 2], "Medium"],
	[[2, 0, null], "High"],
	[[null, 1, 0], "Low"],
	[[null, 2, 1], "High"],
	[[2, null, null], null],
	[[null, null, null], null],
] as const)(
	"thirds %j of rent growth, renters and price growth make demand %s",
	(thirds, level) => {
		const ids = ["rentGrowth", "privateRenters", "priceGrowth"] as const;
		const placed = ids.flatMap((id, at) => {
			const third = thirds[at];
			return third == null ? [] : [{ id, third }];
		});
		expect(demandLevel(placed)).toBe(level);
	},
);

test("how many homes are sold and what a rent is against a price count for nothing in demand", () => {
	const placed = ["salesPerThousandDwellings", "rentToPrice"] as const;
	expect(demandLevel(placed.map((id) => ({ id, third: 2 as const })))).toBeNull();
});

test("each indicator is placed in its third of the nation", () => {
	const placed = demandIndicators(someFacts()).map(({ id, third, evidence }) => [
		id,
		evidence.value,
		third,
	]);
	expect(placed).toEqual([
		["rentGrowth", 3, 1],
		["privateRenters", 30, 2],
		["priceGrowth", null, null],
		["salesPerThousandDwellings", 20, 1],
		["rentToPrice", 6, 2],
	]);
	expect(marketDemand(someFacts())).toMatchObject({
		value: "High",
		coverage: "estimated",
		note: "Growth of rents is in the middle third and the share of private renters in the upper third of England. From 2 of 3 published figures. Not held yet: growth of prices.",
	});
});

test("one indicator is not enough, and that is said", () => {
	const facts = someFacts({ rents: [] });
	expect(marketDemand(facts)).toMatchObject({
		value: null,
		note: "Not yet published for this area",
	});
});

test("the backdrop is the region's prices and Bank Rate, each with its own date", () => {
	expect(regionPrice(someFacts())).toMatchObject({
		value: fromPounds(216_000),
		basis: "region",
		place: "North West",
	});
	expect(regionPriceGrowth(someFacts())).toMatchObject({
		value: 7.2,
		citations: [{ asOf: "2026-04" }],
	});
	expect(bankRate(someFacts(), "2026-11-04")).toMatchObject({
		value: 3.75,
		note: "Since 18 December 2025.",
		citations: [{ asOf: "2026-09-04" }],
	});
});

test("a Bank Rate that was read before the Bank's decision says that the decision was not read", () => {
	const noteOf = (asOf: string, day: string) => {
		const rate = { percent: 3.75, from: "2025-12-18", asOf, before: [] };
		return bankRate(someFacts({ bankRate: rate }), day).note;
	};
	expect(noteOf("2026-10-05", "2026-11-05")).toBe(
		"Since 18 December 2025. The Bank of England's decision of 5 November 2026 was not read.",
	);
	expect(noteOf("2026-11-05", "2026-11-20")).toBe("Since 18 December 2025.");
});

test("outside England there is no region to quote, and that is said", () => {
	const facts = someFacts({ place: somePlace({ nation: "Wales" }), regionPrices: null });
	expect(regionPrice(facts)).toMatchObject({
		value: null,
		coverage: "not_covered",
		note: expect.stringContaining("Wales"),
	});
});

test.each([
	[true, 30, "ok"],
	[true, 29, "estimated"],
	[false, 60, "estimated"],
] as const)("an area's median, its own %s, of %i sales is %s", (exact, salesCount, coverage) => {
	const facts = someFacts({ areas: [someArea({ exact, salesCount })] });
	expect(areaPrice(facts)).toMatchObject({ sample: salesCount, coverage });
});

test("where another authority holds a good part of the sector, the main one's rent is an estimate", () => {
	const place = somePlace({
		authorities: [
			{ code: "E00000001", name: "Testborough", share: 0.6 },
			{ code: "E00000002", name: "Otherton", share: 0.4 },
		],
	});
	expect(averageRent(someFacts({ place })).coverage).toBe("estimated");
	expect(averageRent(someFacts()).coverage).toBe("ok");
});
