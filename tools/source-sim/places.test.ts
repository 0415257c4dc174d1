import { beforeAll, describe, expect, test } from "vitest";
import { gridToWgs84 } from "#datasets/postcodes/command/geodesy/osgb36.ts";
import {
	type AreaPlacer,
	areaPlacer,
	committedOutlines,
} from "#datasets/postcodes/command/placing/area-placer.ts";
import { readReferenceTables } from "#datasets/reference/read-tables.ts";
import { records, type Shares } from "#datasets/reference/reference-table.ts";
import { nationOfCode } from "#domain/nations/nation.ts";
import { kilometresBetween } from "#domain/place/great-circle.ts";
import { places } from "./fixtures/places.ts";

type Row = Readonly<Record<string, unknown>>;

let placer: AreaPlacer;
let tables: ReadonlyMap<string, readonly Row[]> = new Map();
beforeAll(async () => {
	placer = areaPlacer(await committedOutlines());
	tables = new Map((await readReferenceTables()).map((table) => [table.id, records(table)]));
});

const row = (table: string, key: string, value: string) =>
	tables.get(table)?.find((each) => each[key] === value);
const codesIn = (sector: string, column: "areas" | "authorities") => {
	const shares = row("postcode_sectors", "sector", sector)?.[column] ?? [];
	return (shares as Shares).map(([code]) => code);
};
/** A code that stands for "none of this kind". */
const isPseudo = (code: string) => /^[A-Z]99999999$/.test(code);

describe.each(places.map((place) => [place.postcode, place] as const))("%s", (postcode, place) => {
	const { district, ward, msoa, latitude, longitude } = place;
	const at = { lat: latitude, lng: longitude };
	const isInTables = !postcode.startsWith("BT");

	test("lies in the council that it names, and that in its region and country", () => {
		expect(row("authorities", "code", district.code)).toMatchObject({
			name: district.name,
			nation: place.country,
			region: place.region,
		});
		expect(nationOfCode(district.code)).toBe(place.country);
	});

	test.runIf(isInTables)("lies in a ward of the council, which is one of its sector's", () => {
		expect(row("wards", "code", ward.code)).toMatchObject({
			name: ward.name,
			authority_code: district.code,
		});
		expect(codesIn(postcode.slice(0, -2), "authorities")).toContain(district.code);
	});

	test.runIf(!isPseudo(msoa.code))("lies in the area that it names, by the outlines", () => {
		expect(placer.areaAt(district.code, at)).toBe(msoa.code);
		expect(row("areas", "code", msoa.code)).toMatchObject({
			name: msoa.name,
			authority_code: district.code,
		});
		expect(codesIn(postcode.slice(0, -2), "areas")).toContain(msoa.code);
	});

	test.runIf(isInTables)("lies where its grid reference says", () => {
		const there = gridToWgs84({ easting: place.eastings, northing: place.northings });
		expect(kilometresBetween(there, at)).toBeLessThan(0.02);
	});
});
