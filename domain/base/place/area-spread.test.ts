import { expect, test } from "vitest";
import { areaFacts } from "../../judgement/home/area-facts.ts";
import { areaPrice } from "../../subjects/market/price.ts";
import { someArea, someFacts } from "../../test/some-facts.ts";
import { fromPounds } from "../money.ts";
import { middleRank, spreadNote, spreadOf } from "./area-spread.ts";

const areas = [
	someArea({ share: 0.5, crimeRate: 10, medianSalePrice: fromPounds(200_000), salesCount: 40 }),
	someArea({
		name: "Testborough 002",
		share: 0.3,
		crimeRate: 20,
		medianSalePrice: fromPounds(300_000),
		salesCount: 20,
		saleYear: 2024,
	}),
	someArea({ name: "Testborough 003", share: 0.2, crimeRate: null, medianSalePrice: null }),
];

test("a rate is weighted by how much of the sector lies in each area that has one", () => {
	expect(spreadOf(areas, ({ crimeRate }) => crimeRate)).toMatchObject({
		mean: expect.closeTo(13.75),
		range: [10, 20],
		exact: false,
	});
});

test("shares are taken against their sum, whatever it comes to", () => {
	const halved = areas.map((area) => ({ ...area, share: area.share / 2 }));
	expect(spreadOf(halved, ({ crimeRate }) => crimeRate)?.mean).toBeCloseTo(13.75);
});

test.each([
	[0.5, null],
	[0.51, 10],
])("a figure of areas that hold %d of the sector is %s", (share, mean) => {
	const some = [
		someArea({ share, crimeRate: 10 }),
		someArea({ share: 1 - share, crimeRate: null }),
	];
	expect(spreadOf(some, ({ crimeRate }) => crimeRate)?.mean ?? null).toBe(mean);
});

test("of no area there is no figure", () => {
	expect(spreadOf([], ({ crimeRate }) => crimeRate)).toBeNull();
	expect(middleRank([], () => 1)).toBeNull();
});

test.each([
	[[0.5, 0.3, 0.2], 3],
	[[0.3, 0.5, 0.2], 4],
	[[0.2, 0.2, 0.6], 5],
])("the middle of the ranks 3, 4 and 5 with the shares %j is %d", (shares, rank) => {
	const ranked = shares.map((share, at) => someArea({ share, salesCount: at + 3 }));
	expect(middleRank(ranked, ({ salesCount }) => salesCount)?.rank).toBe(rank);
});

test("the price of a sector in several areas is the mean of their medians, an estimate with its range", () => {
	expect(areaPrice(someFacts({ areas }))).toMatchObject({
		value: fromPounds(237_500),
		range: [fromPounds(200_000), fromPounds(300_000)],
		coverage: "estimated",
		place: "2 areas of ZZ1 1",
		sample: 60,
		note: "Mean of the medians of 60 sales in 2 areas of ZZ1 1. ZZ1 1 lies in Testborough 001 (63%) and Testborough 002 (38%). From £200,000 to £300,000.",
		citations: [{ source: "pricePaid", asOf: "2024" }],
	});
});

test("crime of several areas names them and says from where to where it goes", () => {
	const crime = areaFacts(someFacts({ areas }), "2026-11-20").find(({ id }) => id === "crimeRate");
	expect(crime?.text).toBe("13.75 crimes per 1,000 residents a month");
	expect(crime?.evidence.note).toContain("Testborough 002 (38%). From 10 to 20.");
});

test("of one area the note says that most of the sector lies in it, and of the postcode's own nothing", () => {
	const one = { areas: [someArea()], exact: false };
	expect(spreadNote(one, someFacts(), null)).toBe(" Most of ZZ1 1 lies in it.");
	expect(spreadNote({ ...one, exact: true }, someFacts(), null)).toBe("");
});

test("of an area that the postcode was placed in the note says how, and nothing of its sector", () => {
	const placed = [someArea({ placed: true, crimeRate: 10 })];
	expect(spreadNote({ areas: placed, exact: false }, someFacts(), null)).toBe(
		" The postcode was placed by its position: near an edge it may lie in the next area.",
	);
	expect(spreadOf(placed, ({ crimeRate }) => crimeRate)).toMatchObject({ mean: 10, exact: false });
});

test("a sentence names three areas and counts the others", () => {
	const five = [0.3, 0.3, 0.2, 0.1, 0.1].map((share, at) =>
		someArea({ share, name: `Area ${at + 1}` }),
	);
	expect(spreadNote({ areas: five, exact: false }, someFacts(), ["2", "2"])).toBe(
		" ZZ1 1 lies in Area 1 (30%), Area 2 (30%), Area 3 (20%) and 2 more.",
	);
});
