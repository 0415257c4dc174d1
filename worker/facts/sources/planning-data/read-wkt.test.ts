import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { readWkt } from "./read-wkt.ts";

const edge = "(0 0, 4 0, 4 4, 0 4, 0 0)";
const hole = "(1 1, 1 2, 2 2, 1 1)";
const square = [
	[0, 0],
	[4, 0],
	[4, 4],
	[0, 4],
	[0, 0],
];
const gap = [
	[1, 1],
	[1, 2],
	[2, 2],
	[1, 1],
];

test.each([
	["a polygon", `POLYGON (${edge})`, [[square]]],
	["a polygon with a hole", `POLYGON(${edge},${hole})`, [[square, gap]]],
	["several polygons", `MULTIPOLYGON ((${edge}, ${hole}), (${hole}))`, [[square, gap], [gap]]],
	["small letters", `MultiPolygon ((${edge}))`, [[square]]],
	["no blanks between points", "MULTIPOLYGON (((0 0,4 0,4 4,0 4,0 0)))", [[square]]],
	["heights", "POLYGON Z ((1 1 9, 1 2 9, 2 2 9.5, 1 1 9))", [[gap]]],
	[
		"numbers with exponents",
		"POLYGON ((-5e-05 51.5, 0.1 51.5, 0.1 51.6, -5e-05 51.5))",
		[
			[
				[
					[-0.00005, 51.5],
					[0.1, 51.5],
					[0.1, 51.6],
					[-0.00005, 51.5],
				],
			],
		],
	],
])("%s is read", (_, text, polygons) => {
	expect(readWkt(text)).toEqual(polygons);
});

test.each([
	["nothing", ""],
	["an empty shape", "MULTIPOLYGON EMPTY"],
	["a point", "POINT (0 0)"],
	["a collection", `GEOMETRYCOLLECTION (POLYGON (${edge}))`],
	["a polygon called several", `MULTIPOLYGON (${edge})`],
	["several called a polygon", `POLYGON ((${edge}))`],
	["a ring that is not closed", "POLYGON ((0 0, 4 0, 4 4, 0 4))"],
	["a ring of three corners", "POLYGON ((0 0, 4 0, 0 0))"],
	["one good ring beside a bad one", `POLYGON (${edge}, (1 1, 2 2, 1 1))`],
	["a corner of one number", "POLYGON ((0 0, 4, 4 4, 0 0))"],
	["a corner of four numbers", "POLYGON ((0 0, 4 0 1 2, 4 4, 0 0))"],
	["a corner of none", "POLYGON ((0 0, , 4 4, 0 0))"],
	[
		"metres of the National Grid",
		"POLYGON ((385395 394847, 385400 394847, 385400 394850, 385395 394847))",
	],
	["numbers that are none", "POLYGON ((0 0, 1-2 0, 4 4, 0 0))"],
	["words", "POLYGON ((zero zero, one zero, one one, zero zero))"],
	["brackets that do not close", `POLYGON (${edge}`],
	["something behind it", `POLYGON (${edge}) POLYGON (${edge})`],
])("%s is no shape", (_, text) => {
	expect(readWkt(text)).toBeNull();
});

test.each([
	["brackets", `MULTIPOLYGON ${"(".repeat(1_000_000)}`],
	["digits", `POLYGON (${"1".repeat(1_000_000)})`],
	["blanks", `POLYGON (${" ".repeat(1_000_000)}`],
	["closing brackets and blanks", `POLYGON (${") ".repeat(500_000)}x`],
])("a megabyte of %s is refused in no time", async (_, text) => {
	expect(await cpuTimeOf(() => expect(readWkt(text)).toBeNull())).toBeLessThan(500);
});
