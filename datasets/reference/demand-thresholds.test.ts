import { expect, test } from "vitest";
import { releasedThirds } from "#domain/subjects/market/demand/released-thirds.ts";
import { committedTables } from "../test/committed-tables.ts";
import { demandThresholdsTable } from "./demand-thresholds.ts";
import { records } from "./reference-table.ts";

const authorityColumns = [
	"code",
	"nation",
	"dwellings",
	"sales",
	"sale_year",
	"private_rent_percent",
];
const noMarkets = { columns: [], rows: [] };
const priceColumns = ["code", "month", "average_price_pence", "growth", "sales"];

test("an authority without both figures of a ratio is not compared", () => {
	const authorities = {
		columns: authorityColumns,
		rows: [
			["A", "Wales", 1000, 10, 2025, null],
			["B", "Wales", 1000, 20, 2025, null],
			["C", "Wales", 1000, 30, 2025, null],
			["D", "Wales", null, 99, 2025, null],
			["E", "Wales", 1000, 40, 2025, null],
			["F", "Scotland", null, null, null, null],
		],
	};
	const rents = {
		columns: ["code", "all_pence", "growth", "period"],
		rows: [
			["A", 100_00, null, "2026-05"],
			["B", 50_00, null, "2026-05"],
			["C", null, null, "2026-05"],
			["D", 10_00, null, "2026-05"],
			["F", 100_00, null, "2026-05"],
			["E", 999_00, null, "2026-05"],
		],
	};
	const housePrices = {
		columns: priceColumns,
		rows: [
			...["A", "B", "C", "D", "F"].map((code) => [code, "2026-03", 12_000_00, null, null]),
			["W92000004", "2026-03", 1, 9, null],
		],
	};

	expect(
		demandThresholdsTable({ authorities, rents, housePrices, rentMarkets: noMarkets }).rows,
	).toEqual([
		["salesPerThousandDwellings", "Wales", 20, 30, 4, "2025", null],
		["rentToPrice", "Wales", 1, 5, 3, "2026-03", null],
	]);
});

test("fewer than three authorities of a nation have no thresholds", () => {
	const authorities = {
		columns: authorityColumns,
		rows: [
			["A", "Wales", 1000, 10, 2025, null],
			["B", "Wales", 1000, 20, 2025, null],
			["C", "England", 1000, 30, 2025, null],
		],
	};

	expect(
		demandThresholdsTable({
			authorities,
			rents: { columns: ["code", "all_pence", "growth", "period"], rows: [] },
			housePrices: { columns: priceColumns, rows: [] },
			rentMarkets: noMarkets,
		}).rows,
	).toEqual([]);
});

test("the committed tables give thresholds of prices for all nations, and of renters too, of sales for England and Wales, and of growth of rents for Scotland", async () => {
	const thresholds = committedTables.filter(({ id }) => id === "demand_thresholds");

	// Northern Ireland has eleven districts, and every nation ten or more.
	expect(thresholds.flatMap(records).every((row) => row["tenths"] !== null)).toBe(true);
	expect(
		thresholds.flatMap(records).map((row) => [row["indicator"], row["nation"], row["count"]]),
	).toEqual([
		// By market areas.
		["rentGrowth", "Scotland", 32],
		["privateRenters", "England", 296],
		["privateRenters", "Wales", 22],
		["privateRenters", "Scotland", 32],
		["privateRenters", "Northern Ireland", 11],
		// The Isles of Scilly have no price in the index.
		["priceGrowth", "England", 295],
		["priceGrowth", "Wales", 22],
		["priceGrowth", "Scotland", 32],
		["priceGrowth", "Northern Ireland", 11],
		["salesPerThousandDwellings", "England", 296],
		["salesPerThousandDwellings", "Wales", 22],
		// The City of London and the Isles of Scilly have no published rent.
		["rentToPrice", "England", 294],
		["rentToPrice", "Wales", 22],
		["rentToPrice", "Scotland", 32],
	]);
});

test("the thirds that the documentation prints are those of the committed tables", async () => {
	const thresholds = committedTables.filter(({ id }) => id === "demand_thresholds");
	const rows = thresholds
		.flatMap(records)
		.filter(({ indicator }) => releasedThirds.some((third) => third.indicator === indicator));

	expect(
		rows.map(({ indicator, nation, lower, upper, count, as_of: asOf }) => ({
			indicator,
			nation,
			lower,
			upper,
			count,
			asOf,
		})),
	).toEqual(releasedThirds);
});
