import { expect, test } from "vitest";
import { somePlacing } from "../../test/some-placing.ts";
import { type PostcodeUnit, toRow, unitColumns } from "./postcode-unit.ts";

const unit: PostcodeUnit = {
	postcode: "CF101AA",
	position: { lat: 51.48, lng: -3.17 },
	authorityCode: "W06000015",
	wardCode: null,
	areaCode: null,
	smallAreaCodes: [],
};

const placing = somePlacing({
	areas: {
		authorityOf: (code) => (code === "W02000398" ? "W06000015" : null),
		areaAt: (authority, { lat }) => `${authority} at ${lat}`,
	},
	deciles: new Map([
		["W01000001", 3],
		["W01000002", 10],
	]),
});

const cell = (column: (typeof unitColumns)[number], over: Partial<PostcodeUnit>) =>
	toRow({ ...unit, ...over }, placing)[unitColumns.indexOf(column)];

test("a postcode of a file that names no area is placed by its position in its authority", () => {
	expect(cell("placed_area_code", {})).toBe("W06000015 at 51.48");
	expect(cell("area_code", {})).toBeNull();
});

test("an area that the file names wins, and nothing is placed", () => {
	expect(cell("area_code", { areaCode: "W02000398" })).toBe("W02000398");
	expect(cell("placed_area_code", { areaCode: "W02000398" })).toBeNull();
});

test("beside an area of another census, which we do not hold, the postcode is placed too", () => {
	expect(cell("area_code", { areaCode: "S02002500" })).toBe("S02002500");
	expect(cell("placed_area_code", { areaCode: "S02002500" })).toBe("W06000015 at 51.48");
});

test.each([
	["a position", { position: null }],
	["an authority", { authorityCode: null }],
])("without %s nothing is placed", (_, over) => {
	expect(cell("placed_area_code", over)).toBeNull();
});

test.each([
	[["W01000001"], 3],
	[["W01009999", "W01000002"], 10],
	[["W01000001", "W01000002"], 3],
	[["W01009999"], null],
	[[], null],
])("of the small areas %j the first that the index ranks tells the decile: %s", (codes, decile) => {
	expect(cell("deprivation_decile", { smallAreaCodes: codes })).toBe(decile);
});
