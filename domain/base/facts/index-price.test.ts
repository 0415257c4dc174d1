import { expect, test } from "vitest";
import { grossYield } from "../../subjects/market/gross-yield.ts";
import { growthCaveat } from "../../subjects/market/growth-caveat.ts";
import { indexPrice, typicalPrice } from "../../subjects/market/price.ts";
import { someFacts, somePlace } from "../../test/some-facts.ts";
import { noInputs } from "../inputs.ts";
import { fromPounds } from "../money.ts";
import type { Facts } from "./facts.ts";
import { type IndexPrice, indexOf, nearestIndex, toIndexPrice } from "./index-price.ts";

/** March to July 2026, without May. */
const index: IndexPrice = {
	average: fromPounds(205_000),
	month: "2026-07",
	before: [fromPounds(204_000), null, fromPounds(202_000), fromPounds(201_000)],
};

/** Facts of an authority with this index, and with a rent of a month or none. */
function indexed(indexPrice: IndexPrice | null, period: string | null = "2026-05"): Facts {
	const { authorities, rents } = someFacts();
	return someFacts({
		authorities: authorities.map((authority) => ({ ...authority, indexPrice })),
		rents: period === null ? [] : rents.map((rent) => ({ ...rent, period })),
	});
}

test("months come in any order, and a month that is missing keeps its place", () => {
	const months = [
		{ month: "2026-03", average: fromPounds(201_000) },
		{ month: "2026-07", average: fromPounds(205_000) },
		{ month: "2026-04", average: fromPounds(202_000) },
		{ month: "2026-06", average: fromPounds(204_000) },
	];
	expect(toIndexPrice(months)).toEqual(index);
	expect(toIndexPrice(months.slice(0, 1))).toEqual({
		average: fromPounds(201_000),
		month: "2026-03",
		before: [],
	});
	expect(toIndexPrice([])).toBeNull();
});

test.each([
	["2026-08", null],
	["2026-07", 205_000],
	["2026-06", 204_000],
	["2026-05", null],
	["2026-03", 201_000],
	["2026-02", null],
	["2025-07", null],
])("of %s the index held says %s", (month, pounds) => {
	expect(indexOf(index, month)).toBe(pounds === null ? null : fromPounds(pounds));
});

test.each([
	["2026-09", "2026-07"],
	["2026-06", "2026-06"],
	// April and June are as near.
	["2026-05", "2026-06"],
	["2026-04", "2026-04"],
	["2025-01", "2026-03"],
])("nearest to %s is %s", (to, month) => {
	expect(nearestIndex(index, to).month).toBe(month);
});

test("the authority's price is the index's of the rent's month, and the yield is of both", () => {
	const facts = indexed(index, "2026-04");
	expect(indexPrice(facts)).toMatchObject({
		value: fromPounds(202_000),
		basis: "authority",
		coverage: "ok",
		citations: [{ source: "housePriceIndex", asOf: "2026-04" }],
	});
	expect(grossYield(facts, noInputs)).toMatchObject({
		value: 5.9406,
		coverage: "estimated",
		note: "Twelve months of the mean rent of Testborough over the average price of its homes by the house price index. All homes together, not this one.",
	});
});

test("where no rent of the authority is held its price is the newest, in Scotland too", () => {
	const facts = { ...indexed(index, null), place: somePlace({ nation: "Scotland" }) };
	expect(indexPrice(facts)).toMatchObject({
		value: fromPounds(205_000),
		citations: [{ asOf: "2026-07" }],
	});
});

test("without the index there is no yield, whatever the typical price says", () => {
	const facts = indexed(null);
	expect(typicalPrice(facts)?.value).toBe(fromPounds(190_000));
	expect(indexPrice(facts)).toMatchObject({
		value: null,
		coverage: "unknown",
		note: "The house price index we hold has no price of Testborough.",
	});
	expect(grossYield(facts, noInputs).value).toBeNull();
});

test.each([
	["2026-03", "England", /understated/],
	["2026-03", "Northern Ireland", /understated/],
	["2026-04", "England", /overstated/],
] as const)("growth to %s in %s is said to be bent by stamp duty", (month, nation, words) => {
	expect(growthCaveat(month, nation)).toMatch(words);
});

test.each([
	["2026-03", "Scotland"],
	["2026-03", "Wales"],
	["2026-05", "England"],
] as const)("growth to %s in %s needs no such word", (month, nation) => {
	expect(growthCaveat(month, nation)).toBeNull();
});
