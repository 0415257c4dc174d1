import { expect, test } from "vitest";
import { fromPounds } from "../money.ts";
import { nations } from "../nations/nation.ts";
import { brmaRefusal, housingBenefit } from "./housing-benefit.ts";

const inEngland = {
	nation: "England",
	outcode: "TN23",
	stated: null,
	bedrooms: null,
	isShared: false,
} as const;

test("every nation has its areas: 152, 18, 22, and 8 that are found by the outcode", () => {
	expect(
		nations.map((nation) => [nation, housingBenefit({ ...inEngland, nation }).choices.length]),
	).toEqual(
		expect.arrayContaining([
			["England", 152],
			["Scotland", 18],
			["Wales", 22],
			["Northern Ireland", 8],
		]),
	);
});

test("until the visitor names the area there is no rate", () => {
	expect(housingBenefit(inEngland)).toMatchObject({ area: null, because: null, rates: [] });
});

test("of an area that is named each kind of home has its week, its month and its percentile", () => {
	const { area, because, rates } = housingBenefit({ ...inEngland, stated: "Ashford", bedrooms: 2 });
	expect([area, because]).toEqual(["Ashford", "stated"]);
	expect(rates.map(({ weekly }) => weekly)).toEqual(
		[90.5, 172.6, 195.62, 252.64, 331.4].map(fromPounds),
	);
	// 195.62 x 365 / 7 / 12.
	expect(rates[2]).toMatchObject({ label: "2 bedrooms", monthly: 85_002, percentile: 85_002 });
	expect(rates.map(({ isOfHome }) => isOfHome)).toEqual([false, false, true, false, false]);
});

test("where the national caps hold a rate down, its percentile lies above it", () => {
	const { rates } = housingBenefit({ ...inEngland, stated: "Central London" });
	const above = rates.filter(
		({ monthly, percentile }) => percentile !== null && percentile > monthly,
	);
	expect(above.length).toBeGreaterThan(0);
});

test.each([
	[{ bedrooms: 0 }, "1 bedroom"],
	[{ bedrooms: 6 }, "4 bedrooms or more"],
	[{ bedrooms: 3, isShared: true }, "A room in a shared home"],
])("of a home with %j the rate is that of %s", (home, label) => {
	const { rates } = housingBenefit({ ...inEngland, stated: "Ashford", ...home });
	expect(rates.filter(({ isOfHome }) => isOfHome).map((rate) => rate.label)).toEqual([label]);
});

test("Durham's one bedroom is the corrected figure, not the workbook's", () => {
	const { rates } = housingBenefit({ ...inEngland, stated: "Durham" });
	expect(rates[1]?.weekly).toBe(fromPounds(90.5));
});

test("in Northern Ireland the outcode tells the area, and nobody is asked", () => {
	const found = housingBenefit({ ...inEngland, nation: "Northern Ireland", outcode: "BT1" });
	expect(found).toMatchObject({ area: "Belfast", because: "outcode", choices: [] });
	expect(found.rates.every(({ percentile }) => percentile === null)).toBe(true);
});

test("an area of another nation, or of none, is refused", () => {
	expect(brmaRefusal("England", null)).toBeNull();
	expect(brmaRefusal("England", "Ashford")).toBeNull();
	expect(brmaRefusal("Wales", "Ashford")).toBe("That is no rental market area of Wales");
	expect(brmaRefusal("England", "Atlantis")).toBe("That is no rental market area of England");
});
