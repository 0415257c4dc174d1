import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { regionAt } from "#domain/telling/map/outlines.ts";
import { type AreaComparison, compareAreas } from "#tools/areas/compare-areas.ts";
import { currentCodes } from "../../../reference/current-codes.ts";
import { rowsOf } from "../../../reference/reference-table.ts";
import { committedTables as tables } from "../../../test/committed-tables.ts";
import { gridToWgs84 } from "../geodesy/osgb36.ts";
import { toRow, unitColumns } from "../postcode-unit.ts";
import { committedOutlines } from "./area-placer.ts";
import { committedPlacing } from "./committed-placing.ts";
import { metresToOutline, outlinedAreas } from "./outlined-area.ts";

/** Rows of the raw files: datasets/test/drawn-postcodes/README.md. */
function drawn(file: string) {
	const text = readFileSync(
		path.join(import.meta.dirname, "../../../test/drawn-postcodes", file),
		"utf8",
	);
	const [, ...lines] = text.trimEnd().split("\n");
	return lines.map((line) => {
		const [postcode = "", easting, northing, authority = "", area = ""] = line.split(",");
		const grid = { easting: Number(easting), northing: Number(northing) };
		return { postcode, grid, position: gridToWgs84(grid), authority, derived: area };
	});
}

type Drawn = ReturnType<typeof drawn>[number];

const placing = await committedPlacing(currentCodes(tables));
const councils = await committedOutlines();
const outlines = new Map(councils.flatMap(outlinedAreas).map((area) => [area.code, area]));
const postcodes = drawn("postcodes.csv");
const sectors = drawn("sectors.csv");

/** The area that an import of Code-Point Open writes. */
function imported({ postcode, grid, authority }: Drawn): string {
	const row = toRow(
		{
			postcode,
			position: grid,
			authorityCode: authority,
			wardCode: null,
			areaCode: null,
			smallAreaCodes: [],
		},
		placing,
	);
	return String(row[unitColumns.indexOf("placed_area_code")]);
}

type Other = Drawn & { readonly placed: string; readonly how: AreaComparison };

/** Postcodes that the import places differently from the table, and how the two areas relate. */
function othersOf(rows: readonly Drawn[]): Other[] {
	return rows
		.map((row) => ({ ...row, placed: imported(row) }))
		.map((row) => ({ ...row, how: compareAreas(row, outlines, placing.areas) }))
		.filter(({ how }) => how !== "agrees");
}

const others = othersOf(postcodes);

/*
 * The table came from testing all outlines of Great Britain, Scotland's in a finer form. The import tests the committed outlines of the postcode's own
 * council alone. Nine postcodes therefore differ, each for one of three reasons.
 */
test("of 500 postcodes drawn from Great Britain 491 are placed where the table places them, and each other has its reason", () => {
	expect(postcodes).toHaveLength(500);
	expect(others.map(({ postcode, how }) => [postcode, how])).toEqual([
		["G128EN", "at_border"],
		["G402RU", "differs"],
		["G848TH", "differs"],
		["KY120LE", "at_border"],
		["LU33AN", "other_council"],
		["RG141BS", "at_border"],
		["SE269EA", "at_border"],
		["ST51DW", "other_council"],
		["TW151AH", "other_council"],
	]);
});

test("in England and Wales none differs but at a border, or because the table left the postcode's council", () => {
	const further = others.filter(({ how }) => how === "differs");
	expect(further.every(({ authority }) => authority.startsWith("S"))).toBe(true);
});

test("the two of Scotland that differ lie within 200 m of the table's area: the copies of its outlines that we could have are that coarse", () => {
	const further = others.filter(({ how }) => how === "differs");
	expect(further).toHaveLength(2);
	for (const { derived, position } of further) {
		const area = outlines.get(derived);
		expect(area && metresToOutline(area, position)).toBeLessThan(200);
	}
});

test("a postcode that the table puts into another council is placed where ONS says it lies, in its own", () => {
	// SW10 0AA is E02000394 in the ONS Postcode Directory; the table says E02000597, across the council's edge.
	const grid = { easting: 526_506, northing: 176_966 };
	const row = {
		postcode: "SW100AA",
		grid,
		position: gridToWgs84(grid),
		authority: "E09000013",
		derived: "E02000597",
	};
	expect(imported(row)).toBe("E02000394");
	expect(othersOf([row])[0]?.how).toBe("other_council");
});

test("asked on the sphere, as a map asks, the outlines give the area that the import wrote, or none", () => {
	const onSphere = postcodes.map((row) => {
		const council = councils.find(({ code }) => code === row.authority);
		return { row, area: council ? regionAt(council, "areas", row.position) : null };
	});
	expect(onSphere.filter(({ area, row }) => area !== null && area !== imported(row))).toEqual([]);
	expect(onSphere.filter(({ area }) => area === null)).toHaveLength(3);
});

const committed = new Map(
	rowsOf(tables, "postcode_sectors").map((row) => [String(row["sector"]), row]),
);

/** Areas with their share of some postcodes, largest first, as the committed table has them: to a hundredth, from 2 % on. */
function sharesOf(areas: readonly string[]): [string, number][] {
	const counts = [...Map.groupBy(areas, (area) => area)].map(([area, { length }]) => ({
		area,
		share: length / areas.length,
	}));
	return counts
		.filter(({ share }) => share >= 0.02)
		.toSorted((a, b) => b.share - a.share)
		.map(({ area, share }): [string, number] => [area, Math.round(100 * share) / 100]);
}

const bySector = Map.groupBy(
	sectors,
	({ postcode }) => `${postcode.slice(0, -3)} ${postcode.at(-3)}`,
);

test.each([...bySector])(
	"the shares of %s are those of its postcodes in the table",
	(sector, own) => {
		const row = committed.get(sector);
		expect(row).toMatchObject({ postcodes: own.length });
		expect(sharesOf(own.map(({ derived }) => derived))).toEqual(row?.["areas"]);
	},
);

test.each([
	["BN42 4", 0],
	["CM23 5", 7],
	["KY12 8", 11],
	["LD1 5", 1],
	["NP16 7", 0],
	["NW10 8", 0],
	["SY7 0", 1],
	["TW16 5", 1],
])(
	"of the postcodes of %s the import places %d elsewhere, and most of them in the same area",
	(sector, count) => {
		const own = bySector.get(sector) ?? [];
		expect(othersOf(own)).toHaveLength(count);
		expect(sharesOf(own.map(imported))[0]?.[0]).toBe(
			sharesOf(own.map(({ derived }) => derived))[0]?.[0],
		);
	},
);
