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
	ownArea: null,
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
	expect(sharesOf({ grain: "unit", ownArea: "E02000002" })).toEqual([["E02000002", 1, true]]);
});

test("an area that we do not hold, such as one of another census, leaves those of the sector", () => {
	expect(sharesOf({ ownArea: "E02999999" })).toHaveLength(3);
});

test("a postcode of a certain authority lies in no area of another's, and the others' shares come to one", () => {
	const placed = sharesOf({ grain: "unit", authorities: [["E06000001", 1]] });
	expect(placed).toEqual([
		["E02000001", expect.closeTo(0.75), false],
		["E02000002", expect.closeTo(0.25), false],
	]);
	expect(sharesOf({ grain: "unit", authorities: [["S12000026", 1]] })).toEqual([]);
});
