import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { type ComparedAuthority, demandThresholds } from "./thresholds.ts";

/** An English authority of which everything is known: 20 sales among 1,000 dwellings in 2025, and 25 by the index since. */
function some(over: Partial<ComparedAuthority> = {}): ComparedAuthority {
	return {
		nation: "England",
		dwellings: 1000,
		sales: 20,
		saleYear: 2025,
		indexPrice: { average: fromPounds(120_000), month: "2026-08", before: [] },
		priceGrowth: { percent: 3, month: "2026-08" },
		turnover: { sales: 25, to: "2026-05" },
		rent: { all: fromPounds(500), growth: 4, period: "2026-09" },
		privateRenters: 20,
		...over,
	};
}

/** Three of them, each changed by its place. */
function three(change: (place: number) => Partial<ComparedAuthority>): ComparedAuthority[] {
	return [1, 2, 3].map((place) => some(change(place)));
}

function rowOf(indicator: string, authorities: readonly ComparedAuthority[]) {
	return demandThresholds(authorities).find((row) => row.indicator === indicator);
}

test("every indicator that three authorities of a nation have parts them", () => {
	const authorities = three((place) => ({
		privateRenters: 10 * place,
		priceGrowth: { percent: place, month: "2026-08" },
		turnover: { sales: 10 * place, to: "2026-05" },
		rent: { all: fromPounds(100 * place), growth: place / 2, period: "2026-09" },
	}));

	expect(demandThresholds(authorities)).toEqual([
		{
			indicator: "rentGrowth",
			nation: "England",
			lower: 0.5,
			upper: 1,
			count: 3,
			asOf: "2026-09",
			tenths: null,
		},
		{
			indicator: "privateRenters",
			nation: "England",
			lower: 10,
			upper: 20,
			count: 3,
			asOf: "2021",
			tenths: null,
		},
		{
			indicator: "priceGrowth",
			nation: "England",
			lower: 1,
			upper: 2,
			count: 3,
			asOf: "2026-08",
			tenths: null,
		},
		{
			indicator: "salesPerThousandDwellings",
			nation: "England",
			lower: 10,
			upper: 20,
			count: 3,
			asOf: "2026-05",
			tenths: null,
		},
		{
			indicator: "rentToPrice",
			nation: "England",
			lower: 1,
			upper: 2,
			count: 3,
			asOf: "2026-08",
			tenths: null,
		},
	]);
});

test("ten authorities of a nation are parted into tenths, too", () => {
	const ten = Array.from({ length: 10 }, (_, at) =>
		some({ priceGrowth: { percent: at, month: "2026-08" } }),
	);

	expect(rowOf("priceGrowth", ten)?.tenths).toEqual({
		higher: [0, 1, 2, 3, 4, 5, 6, 7, 8],
		lower: [9, 8, 7, 6, 5, 4, 3, 2, 1],
	});
});

test.each([
	["rentGrowth", { rent: { all: fromPounds(500), growth: null, period: "2026-09" } }],
	["rentGrowth", { rent: null }],
	["privateRenters", { privateRenters: null }],
	["priceGrowth", { priceGrowth: null }],
	["salesPerThousandDwellings", { turnover: null, sales: null }],
	["salesPerThousandDwellings", { dwellings: null }],
	["salesPerThousandDwellings", { turnover: null, saleYear: null }],
	["rentToPrice", { rent: null }],
	["rentToPrice", { indexPrice: null }],
	["rentToPrice", { rent: { all: null, growth: 1, period: "2026-09" } }],
] as const)("%s does not count an authority without its figures", (indicator, gap) => {
	const authorities = three(() => ({}));

	expect(rowOf(indicator, [...authorities, some(gap)])?.count).toBe(3);
	expect(rowOf(indicator, [...authorities.slice(1), some(gap)])).toBeUndefined();
});

test("a nation is compared with itself alone", () => {
	const welsh = three((place) => ({ nation: "Wales", turnover: { sales: place, to: "2026-05" } }));
	const english = three((place) => ({ turnover: { sales: 100 * place, to: "2026-05" } }));

	const rows = demandThresholds([...welsh, ...english]).filter(
		({ indicator }) => indicator === "salesPerThousandDwellings",
	);

	expect(rows.map(({ nation, lower, upper }) => [nation, lower, upper])).toEqual([
		["England", 100, 200],
		["Wales", 1, 2],
	]);
});

test("thirds are dated by the oldest figure among them", () => {
	const authorities = three((place) => ({
		rent: { all: fromPounds(500), growth: 4, period: `2026-0${place + 3}` },
		turnover: place === 2 ? null : { sales: 25, to: "2026-05" },
	}));

	expect(rowOf("rentGrowth", authorities)?.asOf).toBe("2026-04");
	expect(rowOf("salesPerThousandDwellings", authorities)?.asOf).toBe("2025");
});

test("without the index's count the sales of the year are compared", () => {
	const authorities = three(() => ({ turnover: null }));

	expect(rowOf("salesPerThousandDwellings", authorities)).toMatchObject({ lower: 20, upper: 20 });
});

test("a rent is compared with the price of its own month, where that is held", () => {
	const authorities = three((place) => ({
		rent: { all: fromPounds(100 * place), growth: null, period: "2026-07" },
		indexPrice: {
			average: fromPounds(999_000),
			month: "2026-08",
			before: [fromPounds(120_000)],
		},
	}));

	expect(rowOf("rentToPrice", authorities)).toMatchObject({ lower: 1, upper: 2, asOf: "2026-07" });
});
