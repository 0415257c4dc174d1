import { expect, test } from "vitest";
import { memoryDatabase, memoryStore } from "../test/memory-store.ts";
import { heldDatasets, recordDataset } from "./store.ts";

test("statements run all or none", async () => {
	const sqlite = memoryDatabase();
	const entry = { id: "wards", name: "Wards", asOf: "2025", digest: "d", rows: 1, complete: true };

	const applying = memoryStore(sqlite).apply([
		recordDataset({ ...entry, loadedAt: 1 }),
		{ sql: "INSERT INTO nowhere VALUES (1)", params: [] },
	]);

	await expect(applying).rejects.toThrow("nowhere");
	expect(sqlite.prepare("SELECT count(*) AS n FROM datasets").get()?.["n"]).toBe(0);
});

test("cached facts are forgotten page by page, and nothing else is", async () => {
	const facts = new Set(["facts:A", "facts:B", "facts:C", "facts:D", "facts:E", "session:A"]);

	await memoryStore(memoryDatabase(), { facts }).forgetFacts();

	expect([...facts]).toEqual(["session:A"]);
});

test("a database without tables is refused with what to do", async () => {
	const sqlite = memoryDatabase();
	sqlite.exec("DROP TABLE datasets");

	await expect(heldDatasets(memoryStore(sqlite))).rejects.toThrow("apply the migrations first");
});
