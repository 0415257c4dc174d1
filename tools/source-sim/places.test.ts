import { beforeAll, expect, test } from "vitest";
import { gridToWgs84 } from "#datasets/postcodes/command/geodesy/osgb36.ts";
import {
	type AreaPlacer,
	areaPlacer,
	committedOutlines,
} from "#datasets/postcodes/command/placing/area-placer.ts";
import { records, type Shares } from "#datasets/reference/reference-table.ts";
import { committedTables } from "#datasets/test/committed-tables.ts";
import { nationOfCode } from "#domain/base/nation.ts";
import { kilometresBetween } from "#domain/base/place/great-circle.ts";
import { places } from "./fixtures/places.ts";

type Place = (typeof places)[number];
type Row = Readonly<Record<string, unknown>>;

let placer: AreaPlacer;
const tables: ReadonlyMap<string, readonly Row[]> = new Map(
	committedTables.map((table) => [table.id, records(table)]),
);
beforeAll(async () => {
	placer = areaPlacer(await committedOutlines());
});

const row = (table: string, key: string, value: string) =>
	tables.get(table)?.find((each) => each[key] === value);
const codesIn = (sector: string, column: "areas" | "authorities") => {
	const shares = row("postcode_sectors", "sector", sector)?.[column] ?? [];
	return (shares as Shares).map(([code]) => code);
};
/** A code that stands for "none of this kind". */
const isPseudo = (code: string) => /^[A-Z]99999999$/.test(code);

/** Northern Ireland's places are in none of our tables but that of the councils. */
const isInTables = ({ postcode }: Place) => !postcode.startsWith("BT");
const named = (those: readonly Place[]) => those.map((place) => [place.postcode, place] as const);
const positionOf = ({ latitude, longitude }: Place) => ({ lat: latitude, lng: longitude });

test.each(named(places))(
	"%s lies in the council that it names, and that in its region and country",
	(_, { district, country, region }) => {
		expect(row("authorities", "code", district.code)).toMatchObject({
			name: district.name,
			nation: country,
			region,
		});
		expect(nationOfCode(district.code)).toBe(country);
	},
);

test.each(named(places.filter(isInTables)))(
	"%s lies in a ward of the council, which is one of its sector's",
	(postcode, { district, ward }) => {
		expect(row("wards", "code", ward.code)).toMatchObject({
			name: ward.name,
			authority_code: district.code,
		});
		expect(codesIn(postcode.slice(0, -2), "authorities")).toContain(district.code);
	},
);

test.each(named(places.filter(({ msoa }) => !isPseudo(msoa.code))))(
	"%s lies in the area that it names, by the outlines",
	(postcode, place) => {
		const { district, msoa } = place;
		expect(placer.areaAt(district.code, positionOf(place))).toBe(msoa.code);
		expect(row("areas", "code", msoa.code)).toMatchObject({
			name: msoa.name,
			authority_code: district.code,
		});
		expect(codesIn(postcode.slice(0, -2), "areas")).toContain(msoa.code);
	},
);

test.each(named(places.filter(isInTables)))("%s lies where its grid reference says", (_, place) => {
	const there = gridToWgs84({ easting: place.eastings, northing: place.northings });
	expect(kilometresBetween(there, positionOf(place))).toBeLessThan(0.02);
});
