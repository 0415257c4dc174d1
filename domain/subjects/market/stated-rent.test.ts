import { expect, test } from "vitest";
import type { Facts } from "../../base/facts/facts.ts";
import { type Inputs, noInputs } from "../../base/inputs.ts";
import { fromPounds } from "../../base/money.ts";
import { judgeHome } from "../../judgement/home/judged-home.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { someFacts, somePlace } from "../../test/some-facts.ts";
import { CHECK_RENT, meanInWords, rentComparison, rentComparisonInWords } from "./stated-rent.ts";

const standingOf = (inputs: Partial<Inputs>, facts: Partial<Facts> = {}, byBedrooms = true) => {
	const stated = { ...noInputs, ...inputs };
	const home = judgeHome(someFacts(facts), { inputs: stated, chosen: null, day: "2026-11-25" });
	const standing = rentComparison(home, { byBedrooms });
	return {
		standing,
		words: standing
			? [...rentComparisonInWords(standing, stated), ...meanInWords(standing.official)]
			: [],
	};
};

const rent = (pounds: number) => ({ rent: fromPounds(pounds) });

test("a stated rent stands beside the mean of the stated bedrooms, with place, amount and month", () => {
	const { standing, words } = standingOf({ ...rent(1_232), bedrooms: 3 });
	expect(standing).toMatchObject({ bedrooms: 3, mean: fromPounds(1_100), isFar: false });
	expect(words).toEqual([
		"£1,232 is 12.0% above the mean for 3 bedrooms in Testborough (£1,100, May 2026).",
		"Official rents are published for whole authorities alone.",
		"It counts long-standing tenancies in.",
	]);
});

test.each([
	["no bedrooms are stated", {}, true, "£950 is 5.0% below the mean for all homes in"],
	["it is a studio", { bedrooms: 0 }, true, "£950 is 5.0% below the mean for all homes in"],
	["bedrooms may not be told", { bedrooms: 2 }, false, "£950 is 5.0% below the mean for all homes"],
	["it is of one bedroom", { bedrooms: 1 }, true, "£950 is 35.7% above the mean for 1 bedroom in"],
	[
		"it is of many",
		{ bedrooms: 7 },
		true,
		"£950 is 36.7% below the mean for 4 or more bedrooms in",
	],
] as const)("where %s the mean is that which fits", (_, inputs, byBedrooms, words) => {
	expect(standingOf({ ...rent(950), ...inputs }, {}, byBedrooms).words[0]).toContain(words);
});

test("the same rent is the same, to the tenth of a percent that is told", () => {
	expect(standingOf(rent(1_000)).words[0]).toMatch(/^£1,000 is the same as the mean/);
	expect(standingOf(rent(1_000.4)).words[0]).toMatch(/^£1,000 is the same as the mean/);
});

test.each([
	[1_250, false],
	[1_250.01, true],
	[750, false],
	[749.99, true],
])("a rent of £%d beside £1,000 is far off: %s", (pounds, isFar) => {
	const { standing, words } = standingOf(rent(pounds));
	expect(standing?.isFar).toBe(isFar);
	expect(words.includes(CHECK_RENT)).toBe(isFar);
});

test.each([
	["by the room", { rooms: 4, bedrooms: 4 }, true],
	["to sharers", { use: "sharers", bedrooms: 2 }, true],
	["as a studio, for which no mean is published", { bedrooms: 0 }, true],
	["with bedrooms that may not be told", { bedrooms: 1 }, false],
] as const)("what is let %s is not called far off", (_, inputs, byBedrooms) => {
	const { standing } = standingOf({ ...rent(3_000), ...inputs }, {}, byBedrooms);
	expect(standing?.percent).toBeGreaterThan(25);
	expect(standing?.isFar).toBe(false);
});

test("of what is let by the room it is said that the mean is of whole homes", () => {
	expect(standingOf({ ...rent(3_000), rooms: 4 }).words).toContain(
		"It is for whole homes, not for rooms.",
	);
});

const council = { code: "S12000036", name: "City of Edinburgh", share: 1 };
const lothian = {
	place: somePlace({ nation: "Scotland", region: null, authorities: [council] }),
	rentMarkets: [{ authority: council.code, code: "S33000011", name: "Lothian", households: 9 }],
	rents: someFacts().rents.map((each) => ({
		...each,
		code: "S33000011",
		name: "Lothian",
		grain: "market_area" as const,
	})),
};

test("in Scotland the mean is the market area's, by its name and never the council's", () => {
	const { words } = standingOf({ ...rent(1_500), bedrooms: 2 }, lothian);
	expect(words).toEqual([
		"£1,500 is 66.7% above the mean for 2 bedrooms in the market area Lothian (£900, May 2026).",
		CHECK_RENT,
		"Official rents are published for whole market areas alone.",
		"They rest mostly on advertised lets, so they are near asking rents.",
	]);
});

test("the mean of a region stands for an authority without one, and calls nothing far off", () => {
	const region = someFacts().rents.map((each) => ({ ...each, grain: "region" as const }));
	const { standing, words } = standingOf(rent(2_000), { rents: region });
	expect(standing?.isFar).toBe(false);
	expect(words).toContain("No official rent of the authority is published: this is the region's.");
});

test("without a rent of the visitor's or a mean there is nothing to compare", () => {
	expect(standingOf({ bedrooms: 2 }).standing).toBeNull();
	expect(standingOf(rent(900), { rents: [] }).standing).toBeNull();
});

test("every sentence is short", () => {
	const all = [lothian, {}].flatMap((facts) => standingOf(rent(2_000), facts).words);
	for (const sentence of all.flatMap(sentencesOf)) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
