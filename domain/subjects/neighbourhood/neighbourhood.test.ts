import { expect, test } from "vitest";
import { type AreaFactId, adverseFirst } from "../../base/area-fact.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { fromPounds } from "../../base/money.ts";
import { areaFacts } from "../../judgement/home/area-facts.ts";
import { someArea, someCensus, someFacts, somePlace, someUnit } from "../../test/some-facts.ts";

const deprivation = (deprived: number, smallAreas = 5) => ({ deprived, smallAreas, rank: null });

function factsOf(over: Partial<Facts> = {}): Facts {
	const base = someFacts();
	return {
		...base,
		authorities: base.authorities.map((authority) => ({
			...authority,
			census: someCensus(22),
			deprivation: { ...deprivation(30, 60), rank: 6 },
			pay: { amount: fromPounds(25_000), year: 2025 },
		})),
		areas: [
			someArea({ share: 0.75, census: someCensus(40), deprivation: deprivation(2) }),
			someArea({
				share: 0.25,
				name: "Testborough 002",
				census: someCensus(20),
				deprivation: deprivation(1, 4),
			}),
		],
		...over,
	};
}

const factOf = (id: AreaFactId, facts = factsOf()) =>
	areaFacts(facts, "2026-11-20").find((fact) => fact.id === id);

test("private renters of a sector are the mean of its areas, beside their authority's share", () => {
	const fact = factOf("privateRenters");
	expect(fact?.text).toBe("35% of households rent privately");
	expect(fact?.evidence).toMatchObject({
		basis: "area",
		sample: 6_000,
		range: [20, 40],
		note: "Counted in 2021. ZZ1 1 lies in Testborough 001 (75%) and Testborough 002 (25%). From 20% to 40%. In all of Testborough 22%.",
		citations: [{ source: "censusEnglandWales", asOf: "2021" }],
	});
});

test("without an area the share is the authority's", () => {
	const fact = factOf("privateRenters", factsOf({ areas: [] }));
	expect(fact?.evidence).toMatchObject({ value: 22, basis: "authority", place: "Testborough" });
});

test("what a census does not publish is left out, not called none", () => {
	const areas = [someArea({ census: someCensus(40, { overcrowded: null }) })];
	const base = factsOf({ areas });
	const authorities = base.authorities.map((each) => ({ ...each, census: null }));
	const facts = { ...base, authorities };
	expect(factOf("overcrowding", facts)).toBeUndefined();
	expect(factOf("flatShare", facts)?.text).toBe("40% of homes are flats");
	expect(factOf("privateRenters", someFacts({ authorities: [] }))).toBeUndefined();
});

test("deprived small areas are counted over all areas of the place, by the nation's own index", () => {
	const fact = factOf("deprivation");
	expect(fact?.text).toBe(
		"3 of 9 small areas of 2 areas of ZZ1 1 are among the most deprived fifth of England",
	);
	expect(fact?.evidence.note).toBe(
		"By the English Indices of Deprivation 2025. It compares places of England alone, and says nothing of a household. Testborough ranks 6 of 296 authorities, 1 being the most deprived.",
	);
	const none = [someArea({ census: someCensus(1), deprivation: deprivation(0, 1) })];
	expect(factOf("deprivation", factsOf({ areas: none }))?.text).toBe(
		"None of 1 small area of Testborough 001 is among the most deprived fifth of England",
	);
});

test.each([
	[1, "Among the most deprived tenth of England’s small areas"],
	[2, "In the 2nd tenth of England’s small areas, the 1st being the most deprived"],
	[3, "In the 3rd tenth of England’s small areas, the 1st being the most deprived"],
	[4, "In the 4th tenth of England’s small areas, the 1st being the most deprived"],
	[10, "Among the least deprived tenth of England’s small areas"],
])("decile %d of the postcode's own small area is told before the area's count", (decile, text) => {
	const place = someUnit({
		deprivationDecile: decile,
		source: "postcodeDirectory",
		asOf: "2026-08",
	});
	const told = areaFacts(factsOf({ place }), "2026-11-20").filter(({ id }) =>
		/deprivation/i.test(id),
	);
	expect(told.map(({ id }) => id)).toEqual(["smallAreaDeprivation", "deprivation"]);
	expect(told[0]).toMatchObject({
		text,
		evidence: {
			value: decile,
			place: "Small area of ZZ1 1ZZ",
			coverage: "ok",
			note: "By the English Indices of Deprivation 2025. It compares places of England alone, and says nothing of a household.",
			citations: [
				{ source: "deprivationEngland", asOf: "2025" },
				{ source: "postcodeDirectory", asOf: "2026-08" },
			],
		},
	});
});

test("a small area of Scotland is told by Scotland's own index, and without one nothing is", () => {
	const scottish = { nation: "Scotland", region: null } as const;
	const fact = factOf(
		"smallAreaDeprivation",
		factsOf({ place: someUnit({ ...scottish, deprivationDecile: 7 }) }),
	);
	expect(fact?.text).toBe(
		"In the 7th tenth of Scotland’s small areas, the 1st being the most deprived",
	);
	expect(fact?.evidence.note).toContain("By the Scottish Index of Multiple Deprivation 2020.");
	expect(factOf("smallAreaDeprivation", factsOf({ place: someUnit() }))).toBeUndefined();
});

test("where the index does not fit today's small areas it is said to be not known here", () => {
	const areas = [someArea({ code: "W02000001", census: someCensus(10) })];
	const facts = factsOf({ areas, place: somePlace({ nation: "Wales", region: null }) });
	expect(factOf("deprivation", facts)?.evidence).toMatchObject({
		value: null,
		coverage: "unknown",
		note: "Not known here. The index of 2019 counts small areas that were redrawn in 2021.",
	});
});

test("price to pay divides the index's price by the residents' pay and is named as ours", () => {
	expect(factOf("residentPay")?.text).toBe("£25,000 a year");
	const ratio = factOf("priceToPay");
	expect(ratio?.text).toBe("The average home costs 8.0 times a year's pay");
	expect(ratio?.evidence.note).toContain("It is not the affordability ratio of the ONS.");
	expect(ratio?.evidence.citations.map(({ source, asOf }) => [source, asOf])).toEqual([
		["housePriceIndex", "2026-03"],
		["earnings", "2025"],
	]);
});

test("what is adverse comes first and what is not known last, others in their order", () => {
	const fact = (name: string, tone: "red" | "amber" | null, value: number | null = 1) => ({
		name,
		tone,
		evidence: { value },
	});
	const facts = [
		fact("gap", null, null),
		fact("plain", null),
		fact("amber", "amber"),
		fact("next", null),
		fact("red", "red"),
	];
	expect(facts.toSorted(adverseFirst).map(({ name }) => name)).toEqual([
		"red",
		"amber",
		"plain",
		"next",
		"gap",
	]);
});
