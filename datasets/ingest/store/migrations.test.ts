import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../migrations");
const files = readdirSync(folder)
	.filter((name) => name.endsWith(".sql"))
	.toSorted();

type Column = { name: string; type: string; notnull: number; dflt_value: string | null };

const tablesOf = (sqlite: DatabaseSync): string[] =>
	sqlite
		.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
		.all()
		.map(({ name }) => String(name));

/** Puts two rows into each table that has none, with something in every column. */
function fill(sqlite: DatabaseSync): void {
	for (const table of tablesOf(sqlite).filter((name) => countOf(sqlite, name) === 0)) {
		const columns = sqlite.prepare(`SELECT * FROM pragma_table_info(?)`).all(table) as Column[];
		const insert = sqlite.prepare(
			`INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) VALUES (${columns.map(() => "?").join()})`,
		);
		for (const row of [1, 2]) {
			insert.run(...columns.map(({ type }) => (/text/i.test(type) ? `${row}` : row)));
		}
	}
}

const countOf = (sqlite: DatabaseSync, table: string): number =>
	Number(sqlite.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.["count"]);

/** What every table holds, by its name. */
const contentOf = (sqlite: DatabaseSync): Map<string, Record<string, unknown>[]> =>
	new Map(
		tablesOf(sqlite).map((table) => [
			table,
			sqlite
				.prepare(`SELECT * FROM "${table}" ORDER BY 1, 2`)
				.all()
				.map((row) => ({ ...row })),
		]),
	);

test.each(files.map((file, at) => [file, at] as const))(
	"%s runs where every table holds rows, and changes none of what stood there but what it says it drops",
	(_, at) => {
		const sqlite = new DatabaseSync(":memory:");
		// Rows stand for any: what they refer to is not looked at.
		sqlite.exec("PRAGMA foreign_keys = OFF");
		const textOf = (file: string) => readFileSync(join(folder, file), "utf8");
		const run = (file: string) => sqlite.exec(textOf(file));
		for (const file of files.slice(0, at)) {
			run(file);
		}
		fill(sqlite);
		const before = contentOf(sqlite);

		run(files[at] ?? "");

		const after = contentOf(sqlite);
		const dropped = [
			...textOf(files[at] ?? "").matchAll(/ALTER TABLE `(\w+)` DROP COLUMN `(\w+)`/g),
		].map(([, table, column]) => `${table}.${column}`);
		const kept = (table: string, row: Record<string, unknown>) =>
			Object.fromEntries(
				Object.entries(row).filter(([column]) => !dropped.includes(`${table}.${column}`)),
			);
		for (const [table, rows] of before) {
			expect(after.get(table), table).toMatchObject(rows.map((row) => kept(table, row)));
		}
		fill(sqlite);
	},
);
