import { beforeAll, expect, test } from "vitest";
import { rowsOf, type Shares } from "#datasets/reference/reference-table.ts";
import { committedTables } from "#datasets/test/committed-tables.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import { kilometresBetween } from "#domain/base/place/great-circle.ts";
import {
	unpublishedForceNear,
	unpublishedForceOf,
} from "#domain/subjects/neighbourhood/unpublished-forces.ts";

let sectors: { sector: string; at: Coordinates; silent: string | null }[] = [];
let areas: { code: string; silent: string | null; hasCrime: boolean }[] = [];
beforeAll(async () => {
	const tables = committedTables;
	const unpublishedOf = (code: string) =>
		unpublishedForceOf({ authorities: [{ code, name: "", share: 1 }] });
	sectors = rowsOf(tables, "postcode_sectors").map((row) => {
		const [[main] = [""]] = row["authorities"] as Shares;
		return {
			sector: String(row["sector"]),
			at: { lat: Number(row["lat"]), lng: Number(row["lng"]) },
			silent: unpublishedOf(main),
		};
	});
	areas = rowsOf(tables, "areas").map((row) => ({
		code: String(row["code"]),
		silent: unpublishedOf(String(row["authority_code"])),
		hasCrime: row["crime_rate"] !== null,
	}));
});

test("the areas without a crime in the bulk data are those of the forces that publish none, and no others", () => {
	expect(areas.filter(({ silent, hasCrime }) => hasCrime === (silent !== null))).toEqual([]);
});

const MILE = 1.609;

test("every sector whose middle is within a mile of one of an unpublished force is named", () => {
	const silent = sectors.filter(({ silent: force }) => force !== null);
	const others = sectors.filter(({ silent: force }) => force === null);
	const unnamed = others.filter(
		({ sector, at }) =>
			unpublishedForceNear(sector) === null &&
			silent.some(
				(other) => Math.abs(other.at.lat - at.lat) < 0.02 && kilometresBetween(other.at, at) < MILE,
			),
	);
	expect(unnamed).toEqual([]);
});
