import { expect, test } from "vitest";
import { publishedSource } from "../../../base/sources.ts";
import type { FiveYearGrowth } from "../../../subjects/market/five-year-growth.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../../test/sentences.ts";
import { growthChoices } from "./growth-words.ts";

/** A day on which no lender, lease or average is due. */
const DAY = "2026-11-24";

const manchester: FiveYearGrowth = {
	place: "Manchester",
	rate: 0.034,
	from: "2021-03",
	to: "2026-03",
	provenance: {
		basis: "authority",
		coverage: "ok",
		place: "Manchester",
		sample: null,
		note: null,
		sources: [{ ...publishedSource("housePriceIndex"), asOf: "2026-03" }],
	},
};

test("without a rate of the place nothing and inflation are the choices", () => {
	expect(growthChoices(null, DAY)).toMatchObject([
		{ id: "none", growth: { rentGrowth: 0, costGrowth: 0, priceGrowth: 0 }, source: null },
		{ id: "inflation", growth: { rentGrowth: 0.031, costGrowth: 0.031, priceGrowth: 0.031 } },
	]);
});

test("the place's prices grow by its own rate, and rents by inflation, and both say so", () => {
	const [, , place] = growthChoices(manchester, DAY);
	expect(place).toMatchObject({
		id: "place",
		label: "prices as in Manchester, 3.4% a year",
		growth: { rentGrowth: 0.031, costGrowth: 0.031, priceGrowth: 0.034 },
	});
	expect(place?.source).toMatch(
		/^Prices in Manchester rose by 3.4% a year from March 2021 to March 2026 \(UK House Price Index, HM Land Registry\)\. We hold no rents of five years ago/,
	);
});

test("prices that fell are told as a fall", () => {
	const [, , place] = growthChoices({ ...manchester, rate: -0.005 }, DAY);
	expect(place?.label).toBe("prices as in Manchester, −0.5% a year");
	expect(place?.source).toMatch(/^Prices in Manchester fell by 0.5% a year/);
});

test("every sentence about growth is short", () => {
	const texts = growthChoices(manchester, DAY).flatMap(({ source }) => source ?? []);
	for (const sentence of texts.flatMap(sentencesOf)) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
