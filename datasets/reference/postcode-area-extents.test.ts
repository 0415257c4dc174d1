import { expect, test } from "vitest";
import { committedTables as tables } from "../test/committed-tables.ts";
import { postcodesByArea, salesByArea } from "./postcode-area-extents.ts";

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

test("the committed sectors have every postcode area of Great Britain, and none of Northern Ireland", () => {
	const postcodes = postcodesByArea(tables);
	expect(postcodes.size).toBe(120);
	expect(postcodes.has("BT")).toBe(false);
	expect(sum(postcodes.values())).toBe(1_744_805);
});

test("the sales of a year are shared among the postcode areas of England and Wales, and none is lost", () => {
	const sales = salesByArea(tables);
	const areas = tables.find(({ id }) => id === "areas");
	const counts = areas?.rows.map((row) => Number(row[areas.columns.indexOf("sales_count")] ?? 0));
	expect(sum(sales.values()) / sum(counts ?? [])).toBeCloseTo(1, 3);
	expect(["AB", "EH", "G", "ZE", "DG"].filter((area) => sales.has(area))).toEqual([]);
	expect([...sales].filter(([, count]) => count < 100)).toEqual([]);
});
