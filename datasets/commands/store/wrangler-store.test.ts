import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { memoryDatabase, memoryStore } from "#datasets/test/memory-store.ts";
import { loadTables } from "../../reference/load-tables.ts";
import { committedTables } from "../../test/committed-tables.ts";
import { type RunWrangler, wranglerStore } from "./wrangler-store.ts";

/** Does what wrangler would: runs the files on a database, answers queries as JSON. */
function fakeWrangler() {
	const sqlite = memoryDatabase();
	const calls: (readonly string[])[] = [];
	const lengths: number[] = [];
	const run: RunWrangler = async (args) => {
		calls.push(args);
		const after = (flag: string) => args[args.indexOf(flag) + 1] ?? "";
		if (args.includes("--file")) {
			const text = await readFile(after("--file"), "utf8");
			lengths.push(...text.split(";\n").map((statement) => Buffer.byteLength(statement)));
			sqlite.exec(text);
			return "";
		}
		return JSON.stringify([{ results: sqlite.prepare(after("--command")).all(), success: true }]);
	};
	const where = ["--remote", "--env="];
	return { sqlite, calls, lengths, store: wranglerStore({ where, run }) };
}

test("the files make the same tables as the binding", async () => {
	const tables = committedTables;
	const far = fakeWrangler();
	const near = memoryDatabase();

	await loadTables(far.store, tables, { now: 1 });
	await loadTables(memoryStore(near), tables, { now: 1 });

	for (const { id } of [...tables, { id: "datasets" }]) {
		const rows = `SELECT * FROM ${id}`;
		expect(far.sqlite.prepare(rows).all()).toEqual(near.prepare(rows).all());
	}
});

test("no statement of the committed tables is longer than the 100 kB that D1 takes", async () => {
	const { store, lengths } = fakeWrangler();

	await loadTables(store, committedTables, { now: 1 });

	expect(lengths.length).toBeGreaterThan(20);
	expect(Math.max(...lengths)).toBeLessThan(100_000);
});

test("every call names the database it is meant for", async () => {
	const { store, calls } = fakeWrangler();

	await loadTables(store, committedTables, { now: 1 });

	expect(calls.length).toBeGreaterThan(3);
	for (const args of calls) {
		expect(args.slice(-2)).toEqual(["--remote", "--env="]);
	}
});
