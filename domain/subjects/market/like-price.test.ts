import { expect, test } from "vitest";
import type { Facts, Sale } from "../../base/facts/facts.ts";
import type { SaleFigures } from "../../base/facts/sale-figures.ts";
import { fromPounds } from "../../base/money.ts";
import { someArea, someFacts, somePlace, someSold } from "../../test/some-facts.ts";
import { likePrice } from "./like-price.ts";

const flat = (pounds: number): Sale => ({
	price: fromPounds(pounds),
	date: "2025-06-12",
	propertyType: "flat",
	newBuild: false,
	tenure: "leasehold",
	address: `FLAT OF ${pounds}`,
});
const figures = (type: SaleFigures["type"], count: number): SaleFigures => ({
	type,
	count,
	median: fromPounds(150_000),
	lowerQuartile: fromPounds(140_000),
	upperQuartile: fromPounds(170_000),
});
const period = { from: "2024-10-01", to: "2026-09-30" };

/** Sales at the postcode, and figures of its sector. */
function soldHere(sales: readonly Sale[], ofSector: readonly SaleFigures[]): Facts {
	return someFacts({
		sold: someSold({
			atPostcode: { since: "2021-10-01", sales },
			sector: { name: "ZZ1 1", period, figures: ofSector },
		}),
	});
}

const three = [flat(100_000), flat(120_000), flat(130_000)];

test("three sales of the type at the postcode stand for the home, with their count and period", () => {
	expect(likePrice(soldHere(three, [figures("F", 40)]), "F")).toMatchObject({
		value: fromPounds(120_000),
		basis: "postcode",
		place: "flats at ZZ1 1ZZ",
		sample: 3,
		note: "Median of 3 full-value sales of flats since 1 October 2021.",
	});
});

test("with fewer there the type in the sector stands for it, and of few sales is estimated", () => {
	const price = likePrice(soldHere(three.slice(1), [figures("F", 12), figures("all", 90)]), "F");
	expect(price).toMatchObject({
		value: fromPounds(150_000),
		coverage: "estimated",
		place: "flats in ZZ1 1",
		sample: 12,
		note: expect.stringContaining("from 1 October 2024 to 30 September 2026"),
	});
});

test.each([
	["none of the type", [figures("all", 90)]],
	["two of the type", [figures("F", 2), figures("all", 90)]],
])("with %s in the sector either, all types in the area do, which is said", (_, ofSector) => {
	const price = likePrice(soldHere(three.slice(1), ofSector), "F");
	expect(price).toMatchObject({
		value: fromPounds(180_000),
		basis: "area",
		coverage: "estimated",
		sample: 60,
		note: "Median of 60 sales in Testborough 001 in 2025. Most of ZZ1 1 lies in it. Of all types: fewer than 3 flats are told nearer.",
	});
});

test("of a home whose type is not known all types count, nearest first", () => {
	expect(likePrice(soldHere(three, []), null)).toMatchObject({ basis: "postcode", sample: 3 });
	const sector = likePrice(soldHere([], [figures("all", 90)]), null);
	expect(sector).toMatchObject({ place: "ZZ1 1", sample: 90 });
	const area = likePrice(soldHere([], []), null);
	expect(area.note).not.toContain("Of all types");
});

test("without the national file and without the area's sales nothing is told, and it is said why", () => {
	expect(likePrice(someFacts({ areas: [someArea({ medianSalePrice: null })] }), "F")).toMatchObject(
		{ value: null, coverage: "unknown" },
	);
	const inScotland = someFacts({ place: somePlace({ nation: "Scotland" }), areas: [] });
	expect(likePrice(inScotland, "F").coverage).toBe("not_covered");
});
