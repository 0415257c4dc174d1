import { expect, test } from "vitest";
import { memoryDatabase, memoryStore } from "./memory-store.ts";

const store = memoryStore(memoryDatabase());
const one = { sql: "SELECT ?1", params: [1] };

test.each([
	["more statements than a part may write", Array(501).fill(one), "501 statements"],
	[
		"more parameters than a statement may have",
		[{ sql: "SELECT 1", params: Array(101).fill(1) }],
		"101 parameters",
	],
	["longer SQL", [{ sql: `SELECT '${"é".repeat(50_000)}'`, params: [] }], "bytes of SQL"],
	["a longer parameter", [{ ...one, params: ["é".repeat(1_000_001)] }], "bytes in a parameter"],
])("the store that importers are tested with takes no %s", async (_, statements, words) => {
	await expect(store.apply(statements)).rejects.toThrow(words);
});

test("it takes what D1 takes", async () => {
	await store.apply(Array(500).fill({ ...one, params: ["x".repeat(2_000_000 / 500)] }));
	expect(await store.read("SELECT ?1 AS it", ["x".repeat(2_000_000)])).toHaveLength(1);
});
