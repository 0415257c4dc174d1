import { expect, test } from "vitest";
import type { Facts } from "../../base/facts/facts.ts";
import { fromPounds } from "../../base/money.ts";
import { someArea, someCensus, someFacts } from "../../test/some-facts.ts";
import { noneByType } from "../../test/some-types.ts";
import { comparisonsOf } from "./neighbourhood-comparisons.ts";

const rent = (name: string, grain: "region" | "country", pounds: number, period = "2026-05") => ({
	code: name,
	name,
	grain,
	all: fromPounds(pounds),
	byBedrooms: [null, null, null, null] as const,
	byType: noneByType,
	period,
	growth: null,
});

function facts(over: Partial<Facts> = {}): Facts {
	const base = someFacts();
	return {
		...base,
		rents: [rent("England", "country", 1_250), ...base.rents, rent("North West", "region", 950)],
		areas: [someArea({ census: someCensus(40) })],
		authorities: base.authorities.map((each) => ({ ...each, census: someCensus(20) })),
		...over,
	};
}

const rowsOf = (id: string, of: Facts, entitled = false) =>
	comparisonsOf(of, { entitled })
		.find((each) => each.id === id)
		?.rows.map(({ name, text, part }) => [name, text, part]);

test("rents stand finest first, each bar by the longest", () => {
	expect(rowsOf("rent", facts())).toEqual([
		["Testborough", "£1,000", 0.8],
		["North West", "£950", 0.76],
		["England", "£1,250", 1],
	]);
});

test("what is of another month is not compared", () => {
	const rents = [...someFacts().rents, rent("England", "country", 1_250, "2026-06")];
	expect(rowsOf("rent", facts({ rents }))).toEqual([["Testborough", "£1,000", 1]]);
	const [region, nation] = [someFacts().regionPrices, someFacts().nationPrices[0]];
	const month = facts().authorities[0]?.indexPrice?.month;
	expect([region?.month === month, nation?.month === month]).toEqual([false, true]);
	expect(rowsOf("price", facts())?.map(([name]) => name)).toEqual(["Testborough", "England"]);
});

test("private renters of the areas are compared with their authority, and not where no area is known", () => {
	expect(rowsOf("renters", facts())).toEqual([
		["Testborough 001", "40%", 1],
		["Testborough", "20%", 0.5],
	]);
	expect(rowsOf("renters", facts({ areas: [] }))).toBeUndefined();
});

test("prices of areas are for those who may read what is finer than an authority", () => {
	expect(rowsOf("areaPrice", facts())).toBeUndefined();
	expect(rowsOf("areaPrice", facts(), true)?.map(([name]) => name)).toEqual([
		"Testborough 001",
		"Testborough",
	]);
});

test("every comparison says of when it is and where it was read", () => {
	for (const { title, provenance } of comparisonsOf(facts(), { entitled: true })) {
		expect(provenance.sources.length, title).toBeGreaterThan(0);
		expect(
			provenance.sources.every(({ asOf }) => asOf !== null),
			title,
		).toBe(true);
	}
});

test("on a border the price stands beside that of the nation which most of the place lies in", () => {
	const [england] = someFacts().nationPrices;
	const nationPrices = england ? [{ ...england, name: "Scotland" }, england] : [];
	expect(rowsOf("price", facts({ nationPrices }))?.map(([name]) => name)).toEqual([
		"Testborough",
		"England",
	]);
});
