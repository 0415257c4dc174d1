import { expect, test } from "vitest";
import { memoryDatabase, memoryStore } from "../../test/memory-store.ts";
import { recordDataset, stampAllFacts, storedDatasets } from "./store.ts";

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

test("each stamp has a larger number than every one before it, whatever its clock says", async () => {
	const sqlite = memoryDatabase();
	sqlite.exec("INSERT INTO facts_stamps VALUES ('E08000003', 7, 1)");
	const all = () => ({
		...sqlite.prepare("SELECT revision, changed_at FROM facts_stamps WHERE scope = 'all'").get(),
	});

	await memoryStore(sqlite).apply([stampAllFacts(1_000)]);
	expect(all()).toEqual({ revision: 8, changed_at: 1_000 });
	await memoryStore(sqlite).apply([stampAllFacts(999)]);
	expect(all()).toEqual({ revision: 9, changed_at: 999 });
});

test("a database without tables is refused with what to do", async () => {
	const sqlite = memoryDatabase();
	sqlite.exec("DROP TABLE datasets");

	await expect(storedDatasets(memoryStore(sqlite))).rejects.toThrow("apply the migrations first");
});
