import { expect, test } from "vitest";
import type { Facts, RentFacts } from "../../base/facts/facts.ts";
import { fromPounds } from "../../base/money.ts";
import { someFacts, somePlace } from "../../test/some-facts.ts";
import { noneByType } from "../../test/some-types.ts";
import { pricesByType } from "./prices-by-type.ts";

const [authority] = someFacts().authorities;
const [ownRent] = someFacts().rents;

/** Facts of the authority and its rents with these changes. */
function changed(
	index: Partial<Facts["authorities"][number]>,
	rent: Partial<RentFacts> = {},
	over: Partial<Facts> = {},
): Facts {
	return someFacts({
		authorities: authority ? [{ ...authority, ...index }] : [],
		rents: ownRent ? [{ ...ownRent, ...rent }] : [],
		...over,
	});
}

const amountsOf = (facts: Facts) =>
	pricesByType(facts).map(({ type, averagePrice, averageRent }) => [
		type,
		averagePrice.value / 100,
		averageRent.value / 100,
	]);

test("a type's average price stands beside its mean rent, each of the authority with its source and month", () => {
	expect(amountsOf(someFacts())).toEqual([
		["F", 140_000, 850],
		["T", 170_000, 950],
		["S", 220_000, 1_100],
		["D", 340_000, 1_450],
	]);
	expect(pricesByType(someFacts())[0]).toMatchObject({
		averagePrice: {
			basis: "authority",
			coverage: "ok",
			place: "Testborough",
			note: "Average of flats in Testborough by the house price index, which holds the mix of homes sold steady.",
			citations: [{ source: "housePriceIndex", asOf: "2026-03" }],
		},
		averageRent: {
			basis: "authority",
			coverage: "ok",
			place: "Testborough",
			note: "Mean of private tenancies of flats in Testborough, old and new: below today's asking rents.",
			citations: [{ source: "privateRents", asOf: "2026-05" }],
		},
	});
});

test("a type of which the price or the rent is not held is left out", () => {
	const held = { ...noneByType, F: fromPounds(850), T: fromPounds(950) };
	const index = { average: fromPounds(170_000), month: "2026-03", before: [] };
	const indexPriceByType = { ...noneByType, T: index, S: index };

	expect(amountsOf(changed({ indexPriceByType }, { byType: held }))).toEqual([["T", 170_000, 950]]);
	expect(amountsOf(changed({}, { byType: noneByType }))).toEqual([]);
	expect(amountsOf(changed({ indexPriceByType: noneByType }))).toEqual([]);
});

test("the price is of the month nearest to the rent's", () => {
	const before = [145, 144, 143].map((thousands) => fromPounds(1_000 * thousands));
	const F = { average: fromPounds(146_000), month: "2026-07", before };
	const [flats] = pricesByType(changed({ indexPriceByType: { ...noneByType, F } }));

	expect(flats?.averagePrice).toMatchObject({
		value: fromPounds(144_000),
		citations: [{ asOf: "2026-05" }],
	});
});

test("a rent of the region or of a neighbour stands beside no price of the authority", () => {
	expect(amountsOf(changed({}, { code: "E12000002", grain: "region" }))).toEqual([]);
	expect(amountsOf(changed({}, { code: "E00000002" }))).toEqual([]);
	expect(amountsOf(someFacts({ authorities: [] }))).toEqual([]);
});

test("where a sector lies in two authorities both figures are estimates", () => {
	const [main] = someFacts().place.authorities;
	const other = { code: "E00000002", name: "Otherton", share: 0.2 };
	const authorities = main ? [{ ...main, share: 0.8 }, other] : [];
	const [flats] = pricesByType(someFacts({ place: somePlace({ grain: "sector", authorities }) }));

	expect(flats).toMatchObject({
		averagePrice: { coverage: "estimated" },
		averageRent: { coverage: "estimated" },
	});
});

test("in Scotland the rents of a type are of the council's market areas, and where one of them has none there is none", () => {
	const council = { code: "S12000011", name: "East Renfrewshire" };
	const areas = [
		{ code: "S33000009", name: "Greater Glasgow", households: 600, F: 1_000, T: 1_100 },
		{ code: "S33000014", name: "Renfrewshire and Inverclyde", households: 400, F: 700, T: null },
	];
	const facts = changed(
		council,
		{},
		{
			place: somePlace({
				nation: "Scotland",
				region: null,
				authorities: [{ ...council, share: 1 }],
			}),
			rents: areas.flatMap(({ code, name, F, T }) => ({
				...(ownRent as RentFacts),
				code,
				name,
				grain: "market_area",
				byType: { ...noneByType, F: fromPounds(F), T: T === null ? null : fromPounds(T) },
			})),
			rentMarkets: areas.map(({ code, name, households }) => ({
				authority: council.code,
				code,
				name,
				households,
			})),
		},
	);

	expect(amountsOf(facts)).toEqual([["F", 140_000, 880]]);
	expect(pricesByType(facts)[0]?.averageRent).toMatchObject({
		basis: "market_area",
		coverage: "estimated",
		place: "Greater Glasgow / Renfrewshire and Inverclyde",
		range: [fromPounds(700), fromPounds(1_000)],
	});
});
