import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { spreadOf } from "#domain/base/place/area-spread.ts";
import { someArea } from "#domain/test/some-facts.ts";
import { committedTables as tables } from "../test/committed-tables.ts";
import { rowsOf as recordsOf } from "./reference-table.ts";

// Computes the figures a second way: reads the committed files as text and puts a hundred postcodes into the areas one by one.

type Row = Record<string, string>;

async function rowsOf(file: string): Promise<Row[]> {
	const text = await readFile(join(import.meta.dirname, file), "utf8");
	const [head = "", ...lines] = text.trim().split("\n");
	const names = head.split(",");
	return lines.map((line) => {
		const cells = [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(
			([, cell, quoted]) => quoted ?? cell,
		);
		return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));
	});
}

const sectors = await rowsOf("postcode_sectors.csv");
const areas = new Map((await rowsOf("areas.csv")).map((row) => [row["code"] ?? "", row]));
const held = new Map(recordsOf(tables, "areas").map((row) => [String(row["code"]), row]));
const heldSectors = new Map(
	recordsOf(tables, "postcode_sectors").map((row) => [row["sector"], row]),
);

/** A reproducible sample of sectors. */
function someSectors(count: number): Row[] {
	return Array.from({ length: count }, (_, at) => sectors[(at * 7919 + 13) % sectors.length] ?? {});
}

/** Mean over about a hundred postcodes, spread over the areas by their shares; null where half or more lie in areas without the figure. */
function counted(sector: Row, column: string): number | null {
	const postcodes = (sector["areas"] ?? "").split(" ").flatMap((pair) => {
		const [code = "", share = ""] = pair.split(":");
		const cell = areas.get(code)?.[column] ?? "";
		return Array<string>(Math.round(100 * Number(share))).fill(cell);
	});
	const values = postcodes.filter((cell) => cell !== "").map(Number);
	return values.length * 2 <= postcodes.length
		? null
		: values.reduce((sum, value) => sum + value, 0) / values.length;
}

function weighted(sector: Row, column: string): number | null {
	const shares = heldSectors.get(sector["sector"] ?? "")?.["areas"];
	const parts = (Array.isArray(shares) ? shares : []).map(([code, share]) =>
		someArea({ code: String(code), share: Number(share) }),
	);
	const read = (code: string) => {
		const cell = held.get(code)?.[column];
		return typeof cell === "number" ? cell : null;
	};
	return spreadOf(parts, ({ code }) => read(code))?.mean ?? null;
}

test.each(["crime_rate", "flood_zone_percent", "median_sale_price_pence"])(
	"%s of 200 sectors is what counting their postcodes gives",
	(column) => {
		const some = someSectors(200);
		const expected = some.map((sector) => counted(sector, column));
		expect(some.map((sector) => weighted(sector, column))).toEqual(
			expected.map((value) => (value === null ? null : expect.closeTo(value, 4))),
		);
		expect(expected.filter((value) => value !== null).length).toBeGreaterThan(100);
	},
);

test("every sector has an area, and its shares come to one but for the areas below 2 percent", () => {
	const sums = recordsOf(tables, "postcode_sectors").map(({ areas: shares }) =>
		Array.isArray(shares) ? shares.reduce((sum, [, share]) => sum + Number(share), 0) : 0,
	);
	expect(Math.min(...sums)).toBeGreaterThan(0.92);
	expect(Math.max(...sums)).toBeLessThan(1.03);
});
