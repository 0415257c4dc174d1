import { expect, test } from "vitest";
import { somePlacing } from "../../test/some-placing.ts";
import { unitLine } from "../../test/synthetic-product.ts";
import { parseUnit } from "./code-point-row.ts";
import { toRow } from "./postcode-unit.ts";

test("a row of the product gives postcode, grid position, district and ward", () => {
	const line =
		'"M1 1AD",10,383849,398594,"E92000001","E19000001","E18000002","","E08000003","E05011361"';

	expect(parseUnit(line)).toEqual({
		postcode: "M11AD",
		position: { easting: 383_849, northing: 398_594 },
		authorityCode: "E08000003",
		wardCode: "E05011361",
		areaCode: null,
		smallAreaCodes: [],
	});
});

test.each(["M1  1AD", "M1 1AD ", "M11AD"])("the postcode of %j has no spaces", (spaced) => {
	expect(parseUnit(unitLine(spaced)).postcode).toBe("M11AD");
});

test("a line may end as Windows ends it", () => {
	expect(parseUnit(`${unitLine("M1 1AD")}\r`).wardCode).toBe("E05011377");
});

test("a postcode of quality 90 has no position, and blank codes are null", () => {
	const line = unitLine("M35 5AS", {
		quality: 90,
		easting: 0,
		northing: 0,
		district: "",
		ward: "",
	});

	expect(parseUnit(line)).toEqual({
		postcode: "M355AS",
		position: null,
		authorityCode: null,
		wardCode: null,
		areaCode: null,
		smallAreaCodes: [],
	});
	expect(toRow(parseUnit(line), somePlacing())).toEqual([
		"M355AS",
		...Array.from({ length: 8 }, () => null),
	]);
});

test.each([
	{ line: '"M1 1AD",10,383849,398594', reason: "a row has 4 columns, not 10" },
	{ line: "<html>", reason: "a row has 1 columns, not 10" },
	{ line: `${unitLine("M1 1AD")},1`, reason: "a row has 11 columns, not 10" },
	{ line: unitLine("Postcode"), reason: 'a row begins with no postcode but "Postcode"' },
	{ line: unitLine("M1 1AD", { easting: 0 }), reason: "M11AD is not on the National Grid" },
	{ line: unitLine("M1 1AD", { northing: 9e6 }), reason: "M11AD is not on the National Grid" },
	{ line: unitLine("M1 1AD", { easting: 1.5 }), reason: "M11AD is not on the National Grid" },
])("$line is refused: $reason", ({ line, reason }) => {
	expect(() => parseUnit(line)).toThrow(reason);
});

test("a position is kept in hundred-thousandths of a degree", () => {
	// ONS places SW1A 2AA at 51.503541, -0.127670.
	const line = unitLine("SW1A 2AA", { easting: 530_047, northing: 179_951 });

	expect(toRow(parseUnit(line), somePlacing()).slice(0, 3)).toEqual([
		"SW1A2AA",
		5_150_354,
		-12_770,
	]);
});

test("a district that was recoded gets the code it has today", () => {
	const currentCodeOf = new Map([["E08000019", "E08000039"]]);
	const authority = (district: string) =>
		toRow(parseUnit(unitLine("S1 1AA", { district })), somePlacing({ currentCodeOf }))[3];

	expect(authority("E08000019")).toBe("E08000039");
	expect(authority("E08000039")).toBe("E08000039");
});
