import { expect, test } from "vitest";
import { datasets } from "#datasets/registry.ts";
import { committedTables } from "#datasets/test/committed-tables.ts";

test("every table of the reference data is described, under the name it is loaded by", async () => {
	const described = Object.fromEntries(datasets.map(({ id, name }) => [id, name]));
	const loaded = committedTables.map(({ id, name }) => [id, name]);
	expect(loaded.length).toBeGreaterThan(5);
	expect(described).toMatchObject(Object.fromEntries(loaded));
});
