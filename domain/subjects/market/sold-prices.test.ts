import { expect, test } from "vitest";
import type { Facts, SoldFacts } from "../../base/facts/facts.ts";
import { homeType } from "../../base/facts/home-type.ts";
import { fromPounds } from "../../base/money.ts";
import { allSilent, someCertificate, someFacts, someSold } from "../../test/some-facts.ts";
import { reportOf, someAssessment } from "../../test/some-report.ts";
import { postcodePrice } from "./postcode-price.ts";
import { sectorPrice } from "./sector-price.ts";

const held = (over: Partial<SoldFacts> = {}): Partial<Facts> => ({
	sold: someSold(over),
	live: allSilent({ sales: { state: "silent", why: "held" } }),
});

test("sales of the national file are told with its date, whatever Land Registry says live", () => {
	expect(postcodePrice(someFacts(held()), null)).toMatchObject({
		value: fromPounds(172_000),
		sample: 1,
		note: "Median of 1 full-value sale of homes of all types since 1 October 2021.",
		citations: [{ source: "pricePaid", asOf: "2026-09" }],
	});
});

test("no sale in the national file is none, and not a silence", () => {
	const facts = someFacts(held({ atPostcode: { since: "2021-10-01", sales: [] } }));
	expect(postcodePrice(facts, null)).toMatchObject({
		value: null,
		note: "No full-value sale at ZZ1 1ZZ since 1 October 2021.",
		citations: [{ asOf: "2026-09" }],
	});
});

test.each([
	["T", 160_000, "estimated", "terraced houses in ZZ1 1", 29],
	["F", 120_000, "ok", "flats in ZZ1 1", 61],
	["D", 180_000, "ok", "ZZ1 1", 90],
	[null, 180_000, "ok", "ZZ1 1", 90],
] as const)(
	"the sector's price of a home of type %s is £%i, %s, of %s",
	(type, pounds, coverage, place, sample) => {
		expect(sectorPrice(someFacts(held()), type)).toMatchObject({
			value: fromPounds(pounds),
			basis: "area",
			coverage,
			place,
			sample,
			citations: [{ source: "pricePaid", asOf: "2026-09" }],
		});
	},
);

test("the sector's price tells count, period and the middle half", () => {
	expect(sectorPrice(someFacts(held()), "F")?.note).toBe(
		"Median of 61 full-value sales of flats in ZZ1 1 from 1 October 2024 to 30 September 2026. The middle half went for £100,000 to £150,000.",
	);
});

test("the middle half of fewer than four sales is not told", () => {
	const few = (type: "F" | "all", count: number) => ({
		type,
		count,
		median: fromPounds(120_000),
		lowerQuartile: fromPounds(100_000),
		upperQuartile: fromPounds(150_000),
	});
	const sector = someSold().sector;
	const sold = { sector: sector && { ...sector, figures: [few("F", 3), few("all", 4)] } };
	const facts = someFacts(held(sold));
	expect(sectorPrice(facts, "F")?.note).toBe(
		"Median of 3 full-value sales of flats in ZZ1 1 from 1 October 2024 to 30 September 2026.",
	);
	expect(sectorPrice(facts, null)?.note).toContain(
		". The middle half went for £100,000 to £150,000.",
	);
	expect(reportOf({ facts }).rent.sector?.rows).toMatchObject([
		{ count: 3, middleHalf: null },
		{ count: 4, middleHalf: [fromPounds(100_000), fromPounds(150_000)] },
	]);
});

test("a sector in which nothing was sold says so, and without the file nothing is said", () => {
	expect(sectorPrice(someFacts(held({ sector: null })), null)).toMatchObject({
		value: null,
		coverage: "unknown",
		note: "No full-value sale in this postcode's sector in two years.",
	});
	expect(sectorPrice(someFacts(), null)).toBeNull();
});

test.each([
	["House", "Mid-terrace", "T"],
	["House", "Enclosed end-terrace", "T"],
	["House", "Semi-detached", "S"],
	["Bungalow", "Detached", "D"],
	["Top-floor flat", "Mid-terrace", "F"],
	["Maisonette", null, "F"],
	["House", null, null],
	["Park home", "Detached", null],
	[null, "Detached", null],
] as const)("a certificate's %s, %s is of type %s", (propertyType, builtForm, type) => {
	expect(homeType({ propertyType, builtForm })).toBe(type);
});

test("the chosen home's own type decides which sales of the sector are told", () => {
	const chosen = someCertificate({ propertyType: "Flat", builtForm: null });
	expect(someAssessment({ facts: held(), chosen }).market.sectorPrice?.value).toBe(
		fromPounds(120_000),
	);
	expect(someAssessment({ facts: held() }).market.sectorPrice?.value).toBe(fromPounds(180_000));
});

test("sold prices that are held change neither score nor confidence nor yield", () => {
	const { score, confidence, market } = someAssessment({ facts: held() });
	const without = someAssessment();
	expect(score).toEqual(without.score);
	expect(confidence).toEqual(without.confidence);
	expect(market.grossYield).toEqual(without.market.grossYield);
});

test("a report tells the sector by type, the home's last sale and no silence of Land Registry", () => {
	const chosen = someCertificate({ address: "14 Test Street" });
	const { pictures, property, rent, unchecked } = reportOf({ facts: held(), chosen });
	expect(rent.sector).toMatchObject({
		name: "ZZ1 1",
		rows: [
			{ label: "Terraced", count: 29, middleHalf: [fromPounds(140_000), fromPounds(190_000)] },
			{ label: "Flats", count: 61 },
			{ label: "All types", count: 90, median: fromPounds(180_000) },
		],
		provenance: { sample: 90, sources: [{ asOf: "2026-09" }] },
	});
	expect(rent.prices.map(({ id }) => id)).toContain("sectorPrice");
	expect(pictures.sales?.rows).toHaveLength(1);
	expect(property.find(({ id }) => id === "lastSale")?.text).toBe("£172,000 on 12 June 2025");
	expect(unchecked.filter(({ why }) => why.includes("Land Registry"))).toEqual([]);
});

test("without the file a report has no sector, and says what Land Registry did not tell", () => {
	const { rent, unchecked } = reportOf({});
	expect(rent.sector).toBeNull();
	expect(rent.prices.map(({ id }) => id)).not.toContain("sectorPrice");
	expect(unchecked.some(({ why }) => why.includes("Land Registry"))).toBe(true);
});
