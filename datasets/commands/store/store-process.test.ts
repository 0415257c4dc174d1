import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOptions } from "./open-store.ts";
import { withStoreProcess } from "./store-process.ts";

test("a store in a process of its own answers in order, hands on what fails, and ends with its user", async () => {
	const folder = await mkdtemp(join(tmpdir(), "lettable-process-"));
	try {
		await withStoreProcess(readOptions(["--persist-to", folder]), async (store) => {
			await store.apply([
				{ sql: "CREATE TABLE numbers (number INTEGER PRIMARY KEY)", params: [] },
				{ sql: "INSERT INTO numbers VALUES (?1)", params: [1] },
			]);
			const failed = store.apply([
				{ sql: "INSERT INTO numbers VALUES (2)", params: [] },
				{ sql: "INSERT INTO numbers VALUES (?1)", params: [1] },
			]);
			const read = store.read("SELECT number FROM numbers WHERE number < ?1", [9]);

			await expect(failed).rejects.toThrow("UNIQUE constraint failed");
			expect(await read).toEqual([{ number: 1 }]);
		});
	} finally {
		await rm(folder, { recursive: true });
	}
});
