import { expect, test } from "vitest";
import { demandThresholdsTable } from "./demand-thresholds.ts";
import { readReferenceTables } from "./read-tables.ts";
import { records } from "./reference-table.ts";

const authorityColumns = [
	"code",
	"nation",
	"dwellings",
	"sales",
	"sale_year",
	"typical_price_pence",
];

test("an authority without both figures of a ratio is not compared", () => {
	const authorities = {
		columns: authorityColumns,
		rows: [
			["A", "Wales", 1000, 10, 2025, 12_000_00],
			["B", "Wales", 1000, 20, 2025, 12_000_00],
			["C", "Wales", 1000, 30, 2025, 12_000_00],
			["D", "Wales", null, 99, 2025, 12_000_00],
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
			["E", 999_00, null, "2026-05"],
		],
	};

	expect(demandThresholdsTable({ authorities, rents }).rows).toEqual([
		["salesPerThousandDwellings", "Wales", 20, 30, 4, "2025"],
		["rentToPrice", "Wales", 1, 5, 3, "2025"],
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
		}).rows,
	).toEqual([]);
});

test("the committed tables give thresholds for England and Wales, and none for nations without sales", async () => {
	const thresholds = (await readReferenceTables()).filter(({ id }) => id === "demand_thresholds");

	expect(
		thresholds.flatMap(records).map((row) => [row["indicator"], row["nation"], row["count"]]),
	).toEqual([
		["salesPerThousandDwellings", "England", 296],
		["salesPerThousandDwellings", "Wales", 22],
		// The City of London and the Isles of Scilly have no published rent.
		["rentToPrice", "England", 294],
		["rentToPrice", "Wales", 22],
	]);
});
