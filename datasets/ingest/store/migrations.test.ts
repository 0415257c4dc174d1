import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../migrations");
const [initial = "", ...later] = readdirSync(folder)
	.filter((name) => name.endsWith(".sql"))
	.toSorted()
	.map((name) => readFileSync(join(folder, name), "utf8"));

/** A migration that adds, drops and rebuilds a table with its rows, so that a later migration always exists. */
const madeUp = `
ALTER TABLE \`users\` ADD \`made_up\` integer DEFAULT 0 NOT NULL;
ALTER TABLE \`users\` DROP COLUMN \`alerted_on\`;
CREATE TABLE \`__new_settings\` (\`key\` text PRIMARY KEY NOT NULL, \`value\` integer NOT NULL, \`updated_at\` integer NOT NULL, \`made_up\` text);
INSERT INTO \`__new_settings\` (\`key\`, \`value\`, \`updated_at\`) SELECT \`key\`, \`value\`, \`updated_at\` FROM \`settings\`;
DROP TABLE \`settings\`;
ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;
`;

type Column = { name: string; type: string; notnull: number; dflt_value: string | null };

const tablesOf = (sqlite: DatabaseSync): string[] =>
	sqlite
		.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
		.all()
		.map(({ name }) => String(name));

/** The database with two rows in each empty table and a value in every column. */
function filled(sqlite: DatabaseSync): DatabaseSync {
	for (const table of tablesOf(sqlite).filter((name) => countOf(sqlite, name) === 0)) {
		const columns = sqlite.prepare(`SELECT * FROM pragma_table_info(?)`).all(table) as Column[];
		const insert = sqlite.prepare(
			`INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) VALUES (${columns.map(() => "?").join()})`,
		);
		for (const row of [1, 2]) {
			insert.run(...columns.map(({ type }) => (/text/i.test(type) ? `${row}` : row)));
		}
	}
	return sqlite;
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

/** An empty database as these migrations leave it. */
function madeBy(migrations: readonly string[]): DatabaseSync {
	const sqlite = new DatabaseSync(":memory:");
	// These rows are stand-ins, so their references need not exist.
	sqlite.exec("PRAGMA foreign_keys = OFF");
	for (const migration of migrations) {
		sqlite.exec(migration);
	}
	return sqlite;
}

const migrations = [initial, ...later, madeUp];

test.each(migrations.map((migration, at) => [at, migration] as const))(
	"migration %i runs where every table holds rows, and changes none of what stood there but what it says it drops",
	(at, migration) => {
		const sqlite = filled(madeBy(migrations.slice(0, at)));
		const before = contentOf(sqlite);

		sqlite.exec(migration);

		const after = contentOf(sqlite);
		const dropped = [...migration.matchAll(/ALTER TABLE `(\w+)` DROP COLUMN `(\w+)`/g)].map(
			([, table, column]) => `${table}.${column}`,
		);
		const kept = (table: string, row: Record<string, unknown>) =>
			Object.fromEntries(
				Object.entries(row).filter(([column]) => !dropped.includes(`${table}.${column}`)),
			);
		for (const [table, rows] of before) {
			expect(after.get(table), table).toMatchObject(rows.map((row) => kept(table, row)));
		}
		filled(sqlite);
	},
);

test("a migration that runs on empty tables alone is found by the rows", () => {
	const unique = "CREATE UNIQUE INDEX `made_up` ON `users` (length(`id`))";
	expect(() => madeBy([initial]).exec(unique)).not.toThrow();
	expect(() => filled(madeBy([initial])).exec(unique)).toThrow("UNIQUE");
});
