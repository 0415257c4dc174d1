import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { memoryStore } from "#datasets/test/memory-store.ts";
import { migrate } from "./migrate.ts";

const state = ".wrangler/state";
let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "lettable-migrations-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("migrations are applied in the order of their names, each once", async () => {
	const database = new DatabaseSync(":memory:");
	await write("0001_second.sql", "ALTER TABLE homes ADD COLUMN rent INTEGER;");
	await write(
		"0000_first.sql",
		"CREATE TABLE homes (id TEXT);\n--> statement-breakpoint\nCREATE TRIGGER kept AFTER DELETE ON homes BEGIN SELECT 1; SELECT 2; END;",
	);

	await migrate(memoryStore(database), { state, folder });
	await write("0002_third.sql", "ALTER TABLE homes ADD COLUMN price INTEGER;");
	await migrate(memoryStore(database), { state, folder });

	expect(names(database, "SELECT name FROM pragma_table_info('homes')")).toEqual([
		"id",
		"rent",
		"price",
	]);
	expect(names(database, "SELECT name FROM d1_migrations ORDER BY id")).toEqual([
		"0000_first.sql",
		"0001_second.sql",
		"0002_third.sql",
	]);
});

test("of a migration that fails half-way nothing stays", async () => {
	const database = new DatabaseSync(":memory:");
	await write("0000_broken.sql", "CREATE TABLE homes (id TEXT);\nINSERT INTO nowhere VALUES (1);");

	await expect(migrate(memoryStore(database), { state, folder })).rejects.toThrow("nowhere");

	expect(names(database, "SELECT name FROM sqlite_schema WHERE name = 'homes'")).toEqual([]);
	expect(names(database, "SELECT name FROM d1_migrations")).toEqual([]);
});

test("a database that other migrations made is left as it is, and the folder to delete is named", async () => {
	const database = new DatabaseSync(":memory:");
	await write("0000_reference_data.sql", "CREATE TABLE homes (id TEXT);");
	await migrate(memoryStore(database), { state, folder });
	await rm(path.join(folder, "0000_reference_data.sql"));
	await write("0000_initial.sql", "CREATE TABLE houses (id TEXT);");

	await expect(migrate(memoryStore(database), { state, folder })).rejects.toThrow(
		"The database in .wrangler/state was made by 0000_reference_data.sql, which this version does not have: delete the folder .wrangler/state to begin anew.",
	);

	expect(names(database, "SELECT name FROM sqlite_schema WHERE name = 'houses'")).toEqual([]);
});

function write(name: string, sql: string): Promise<void> {
	return writeFile(path.join(folder, name), sql);
}

function names(database: DatabaseSync, sql: string): unknown[] {
	return database
		.prepare(sql)
		.all()
		.map(({ name }) => name);
}
