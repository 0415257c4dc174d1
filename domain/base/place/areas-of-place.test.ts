import { expect, test } from "vitest";
import { areasOfPlace } from "./areas-of-place.ts";
import type { Location } from "./locate.ts";

const rows = [
	{ code: "E02000001", authorityCode: "E06000001" },
	{ code: "E02000002", authorityCode: "E06000001" },
	{ code: "E02000003", authorityCode: "E06000002" },
];

const location = (over: Partial<Location> = {}): Location => ({
	grain: "sector",
	nation: "England",
	position: null,
	source: "codePointOpen",
	asOf: null,
	authorities: [
		["E06000001", 0.8],
		["E06000002", 0.2],
	],
	wards: [],
	ownAreas: [],
	placedArea: null,
	deprivationDecile: null,
	areas: [
		["E02000001", 0.6],
		["E02000002", 0.2],
		["E02000003", 0.2],
	],
	sectorMiddle: null,
	...over,
});

const sharesOf = (over: Partial<Location>) =>
	areasOfPlace(location(over), rows).map(({ row, share, exact }) => [row.code, share, exact]);

test("a sector lies in its areas by their shares, and in none of them for certain", () => {
	expect(sharesOf({})).toEqual([
		["E02000001", 0.6, false],
		["E02000002", 0.2, false],
		["E02000003", 0.2, false],
	]);
});

test("the area that a source names for the postcode stands alone", () => {
	expect(sharesOf({ grain: "unit", ownAreas: ["E02000002"] })).toEqual([["E02000002", 1, true]]);
});

test("of several own areas the most trusted that we hold stands", () => {
	expect(sharesOf({ ownAreas: ["S02002500", "E02000003", "E02000001"] })).toEqual([
		["E02000003", 1, true],
	]);
});

test("where no source names an area that we hold, the one that the position lies in stands, and not for certain", () => {
	const unit = { grain: "unit", placedArea: "E02000002" } as const;
	expect(areasOfPlace(location(unit), rows)).toEqual([
		{ row: rows[1], share: 1, exact: false, placed: true },
	]);
	expect(sharesOf({ ...unit, ownAreas: ["S02002500"] })).toEqual([["E02000002", 1, false]]);
	expect(sharesOf({ ...unit, ownAreas: ["E02000001"] })).toEqual([["E02000001", 1, true]]);
});

test("an area that we do not hold, such as one of another census, leaves those of the sector", () => {
	expect(sharesOf({ ownAreas: ["E02999999"] })).toHaveLength(3);
});

test("a postcode of a certain authority lies in no area of another's, and the others' shares come to one", () => {
	const placed = sharesOf({ grain: "unit", authorities: [["E06000001", 1]] });
	expect(placed).toEqual([
		["E02000001", expect.closeTo(0.75), false],
		["E02000002", expect.closeTo(0.25), false],
	]);
	expect(sharesOf({ grain: "unit", authorities: [["S12000026", 1]] })).toEqual([]);
});
