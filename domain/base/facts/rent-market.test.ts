import { expect, test } from "vitest";
import { demandIndicators } from "../../subjects/market/demand/demand.ts";
import { grossYield } from "../../subjects/market/gross-yield.ts";
import { averageRent } from "../../subjects/market/rent.ts";
import { someFacts, somePlace } from "../../test/some-facts.ts";
import { noneByType } from "../../test/some-types.ts";
import { noInputs } from "../inputs.ts";
import { fromPounds } from "../money.ts";
import type { Facts, RentFacts } from "./facts.ts";
import { marketParts, type RentMarket } from "./rent-market.ts";

const COUNCIL = "S12000011";
const market = (code: string, name: string, households: number, authority = COUNCIL) =>
	({ authority, code, name, households }) satisfies RentMarket;
const glasgow = market("S33000009", "Greater Glasgow", 680);
const renfrewshire = market("S33000014", "Renfrewshire and Inverclyde", 320);

const rent = (code: string, pounds: number, over: Partial<RentFacts> = {}): RentFacts => ({
	code,
	name: code,
	grain: "market_area",
	all: fromPounds(pounds),
	byBedrooms: [fromPounds(pounds - 300), fromPounds(pounds - 100), null, null],
	byType: { ...noneByType, F: fromPounds(pounds - 50) },
	period: "2026-06",
	growth: 2,
	...over,
});

function scottish(rentMarkets: readonly RentMarket[], over: Partial<Facts> = {}): Facts {
	const [authority] = someFacts().authorities;
	return someFacts({
		place: somePlace({
			nation: "Scotland",
			region: null,
			authorities: [{ code: COUNCIL, name: "East Renfrewshire", share: 1 }],
		}),
		authorities: authority ? [{ ...authority, code: COUNCIL, name: "East Renfrewshire" }] : [],
		rents: [rent("S33000009", 1_200), rent("S33000014", 800, { growth: -1 })],
		rentMarkets,
		...over,
	});
}

test.each([
	["one where all renters live there", [glasgow], ["Greater Glasgow"]],
	["one with 95 % of them", [{ ...glasgow, households: 6_080 }, renfrewshire], ["Greater Glasgow"]],
	[
		"both below that",
		[{ ...renfrewshire }, glasgow],
		["Greater Glasgow", "Renfrewshire and Inverclyde"],
	],
	[
		"no sliver below 2 %",
		[glasgow, renfrewshire, market("S33000016", "South Lanarkshire", 15)],
		["Greater Glasgow", "Renfrewshire and Inverclyde"],
	],
	["none of another council", [market("S33000011", "Lothian", 9, "S12000036")], []],
])("for a council stands %s", (_, markets, names) => {
	expect(marketParts(markets, COUNCIL).map(({ name }) => name)).toEqual(names);
});

test("the rent of one market area is named by it, never by the council", () => {
	expect(averageRent(scottish([glasgow]))).toMatchObject({
		value: fromPounds(1_200),
		basis: "market_area",
		coverage: "estimated",
		place: "Greater Glasgow",
		range: null,
		note: "Mean of all private tenancies. All private renters of East Renfrewshire live in the market area Greater Glasgow. They rest mostly on advertised lets, so they are near asking rents.",
	});
});

test("a council of several has their mean by its renters, with range and names", () => {
	expect(averageRent(scottish([glasgow, renfrewshire]))).toMatchObject({
		value: fromPounds(1_072),
		place: "Greater Glasgow / Renfrewshire and Inverclyde",
		range: [fromPounds(800), fromPounds(1_200)],
		note: expect.stringContaining(
			"Mean of the market areas Greater Glasgow (68%) / Renfrewshire and Inverclyde (32%), by where private renters of East Renfrewshire live. From £800 to £1,200.",
		),
	});
});

test("by bedrooms a market area that publishes none leaves none", () => {
	const facts = scottish([glasgow, renfrewshire]);
	expect(averageRent(facts, 2).value).toBe(fromPounds(972));
	expect(averageRent(facts, 3)).toMatchObject({ value: null, coverage: "unknown" });
});

test("market areas' rent is paired with their council's price, and with no other grain", () => {
	expect(grossYield(scottish([glasgow]), noInputs)).toMatchObject({
		value: 7.2,
		basis: "authority",
		coverage: "estimated",
		place: "East Renfrewshire",
	});
	expect(grossYield(scottish([]), noInputs).value).toBeNull();
});

test("growth of rents is the market areas' mean likewise", () => {
	const growth = demandIndicators(scottish([glasgow, renfrewshire])).find(
		({ id }) => id === "rentGrowth",
	);
	expect(growth?.evidence).toMatchObject({
		value: expect.closeTo(1.04),
		range: [-1, 2],
		place: "Greater Glasgow / Renfrewshire and Inverclyde",
	});
});
