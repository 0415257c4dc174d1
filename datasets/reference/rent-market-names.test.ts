import { expect, test } from "vitest";
import { areaNames } from "#domain/subjects/market/housing-benefit/rate-tables.ts";
import { committedTables } from "../test/committed-tables.ts";
import { records } from "./reference-table.ts";

test("each of Scotland's 18 market areas has the name by which its Local Housing Allowance is set", async () => {
	const tables = committedTables;
	const table = tables.find(({ id }) => id === "rent_market_areas");
	const names = new Set((table ? records(table) : []).map((row) => row["name"]));
	expect([...names].toSorted()).toEqual(areaNames("Scotland").toSorted());
	expect(names.size).toBe(18);
});
