import { expect, test } from "vitest";
import { areaIn, bandIn, certificateNumberIn, dayIn, pointsIn, textIn, uprnIn } from "./cells.ts";

test.each(["", "  ", "NO DATA!", "NODATA!", "N/A", "Not Recorded", "not recorded"])(
	"%j says nothing",
	(field) => {
		expect(textIn(field)).toBeNull();
	},
);

test("text has no control characters, which print as nothing or break a line", () => {
	expect([textIn("1 Some\r\nRoad"), textIn("2\u0000 Some Road\t"), textIn("\u0000")]).toEqual([
		"1 Some Road",
		"2 Some Road",
		null,
	]);
});

test("a column that is not there says nothing", () => {
	expect(textIn(undefined)).toBeNull();
	expect(dayIn(undefined)).toBeNull();
});

test.each([
	["22/02/2021", "2021-02-22"],
	["2021-02-22", "2021-02-22"],
	["22/02/2021 00:00", "2021-02-22"],
	["2021-02-22T09:30:00", "2021-02-22"],
	["30/02/2021", null],
	["2021-13-01", null],
	["1/2/2021", null],
])("%s is the day %s", (field, day) => {
	expect(dayIn(field)).toBe(day);
});

test("a band's letter is read in either case", () => {
	expect([bandIn("e"), bandIn("C "), bandIn("A+"), bandIn("INVALID!")]).toEqual([
		"E",
		"C",
		null,
		null,
	]);
});

test("a score is whole points, and may be above 100", () => {
	expect([
		pointsIn("50"),
		pointsIn("112"),
		pointsIn("0"),
		pointsIn("6.5"),
		pointsIn("-50"),
		pointsIn("0x32"),
		pointsIn("N/A"),
	]).toEqual([50, 112, null, null, null, null, null]);
});

test("a floor area is square metres to a tenth", () => {
	expect(
		["55", "101.2345", "0", "0.04", "-55", "0x37", "NO DATA!"].map((field) => areaIn(field)),
	).toEqual([55, 101.2, null, null, null, null, null]);
});

test.each([
	["UPRN-000000012345", "12345"],
	["100121241798", "100121241798"],
	["100121241798.0", "100121241798"],
	["UPRN-000000000000", null],
	["", null],
	["LPRN-12", null],
])("the property reference number %j is %j", (field, uprn) => {
	expect(uprnIn(field)).toBe(uprn);
});

test.each([
	["0000-0000-0000-0000-0001", "0000-0000-0000-0000-0001"],
	["00000000000000000001", "0000-0000-0000-0000-0001"],
	["0000-0000-0000-0000-0001\u0000", null],
	["0000-0000-0000-0000-000x", null],
	["0000-0000-0000-0000", null],
	["", null],
])("the certificate number %j is %j", (field, number) => {
	expect(certificateNumberIn(field)).toBe(number);
});
