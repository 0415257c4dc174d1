import { readFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { root } from "../dev/project.ts";
import { fill } from "./made-rows.ts";

/** Rows in the tables at the first look; at the second there are twice as many, so that what a table takes empty is not counted. */
const ROWS = 2_000;

/** Bytes that one more row of each table takes with its indexes, by the pages of SQLite, in a database made by our migration. */
export async function measureRows(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
	try {
		database.exec(await readFile(path.join(root, "migrations/0000_initial.sql"), "utf8"));
		return new Map(tables.map((table) => [table, growthOf(database, table)]));
	} finally {
		database.close();
	}
}

function growthOf(database: DatabaseSync, table: string): number {
	fill(database, table, ROWS);
	const before = pagesOf(database, table);
	fill(database, table, ROWS);
	return (pagesOf(database, table) - before) / ROWS;
}

function pagesOf(database: DatabaseSync, table: string): number {
	const row = database
		.prepare(
			"SELECT sum(pgsize) AS bytes FROM dbstat WHERE aggregate = TRUE AND name IN (SELECT name FROM sqlite_schema WHERE tbl_name = ?)",
		)
		.get(table);
	return Number(row?.["bytes"]);
}
