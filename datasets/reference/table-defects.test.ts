import { expect, test } from "vitest";
import type { ColumnValue } from "#datasets/ingest/store/insert-rows.ts";
import { committedTables } from "../test/committed-tables.ts";
import { tableDefects } from "./table-defects.ts";

const table = (id: string, columns: string[], ...rows: ColumnValue[][]) => ({ id, columns, rows });

/** Tables of one recoded English authority and one council of Scotland, with a sector and an area; `over` replaces one. */
function tables(over: ReturnType<typeof table>[] = []) {
	const sound = [
		table(
			"authorities",
			["code", "nation", "former_codes"],
			["E08000038", "England", ["E08000016"]],
			["S12000036", "Scotland", []],
		),
		table("areas", ["code", "authority_code"], ["E02001508", "E08000038"]),
		table(
			"postcode_sectors",
			["sector", "authorities", "areas"],
			["S70 1", [["E08000038", 1]], [["E02001508", 0.97]]],
		),
		table("rents", ["code", "grain"], ["S33000011", "market_area"]),
		table("rent_market_areas", ["authority_code", "market_code"], ["S12000036", "S33000011"]),
		stations(["BNY", 53.55434, -1.4774]),
	];
	return sound.map((each) => over.find(({ id }) => id === each.id) ?? each);
}

function stations(...rows: [crs: string, lat: number, lng: number][]) {
	const cells = rows.map(([crs, lat, lng], at): ColumnValue[] => [
		crs,
		`Barnsley ${at + 1}`,
		lat,
		lng,
	]);
	return table("stations", ["crs", "name", "lat", "lng"], ...cells);
}

const sectors = (authorities: ColumnValue, areas: ColumnValue) =>
	table("postcode_sectors", ["sector", "authorities", "areas"], ["S70 1", authorities, areas]);
const whole: ColumnValue = [["E08000038", 1]];
const area: ColumnValue = [["E02001508", 1]];

test("the committed tables contradict each other nowhere", async () => {
	expect(tableDefects(committedTables)).toEqual([]);
	expect(tableDefects(tables())).toEqual([]);
});

test.each([
	[
		"a former code, Barnsley's",
		sectors([["E08000016", 1]], area),
		"S70 1 names the authority E08000016, which is E08000038 today.",
	],
	[
		"a district that was merged in 2023",
		table("areas", ["code", "authority_code"], ["E02001508", "E07000163"]),
		"area E02001508 names the authority E07000163, which no table has.",
	],
	[
		"an area of another census",
		sectors(whole, [["E02999999", 1]]),
		"S70 1 names the area E02999999, which no table has.",
	],
	[
		"areas that are half of a sector",
		sectors(whole, [["E02001508", 0.5]]),
		"The areas of S70 1 have shares that come to 0.50, not to one.",
	],
	[
		"a sector without areas",
		sectors(whole, []),
		"The areas of S70 1 have shares that come to 0.00, not to one.",
	],
	[
		"authorities that are more than a sector",
		sectors(
			[
				["E08000038", 0.9],
				["S12000036", 0.2],
			],
			area,
		),
		"The authorities of S70 1 have shares that come to 1.10, not to one.",
	],
	[
		"a market area without rents",
		table("rents", ["code", "grain"], ["S33000011", "authority"]),
		"The market area S33000011 has no rents.",
	],
	[
		"a council without a market area",
		table("rent_market_areas", ["authority_code", "market_code"]),
		"The council S12000036 of Scotland has no market area.",
	],
	[
		"a station whose code another has",
		stations(["BNY", 53.55434, -1.4774], ["BNY", 53.5, -1.4]),
		"The stations Barnsley 1 and Barnsley 2 have one code, BNY.",
	],
	[
		"a station whose degrees are the wrong way round",
		stations(["BNY", -1.4774, 53.55434]),
		"The station Barnsley 1 lies outside Great Britain, at -1.4774, 53.55434.",
	],
])("%s is refused, and the message names it", (_, spoilt, message) => {
	expect(tableDefects(tables([spoilt]))).toEqual([message]);
});
