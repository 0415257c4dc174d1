import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type Database, d1Store } from "../ingest/store/d1-store.ts";
import type { Store } from "../ingest/store/store.ts";
import { limitedStore } from "./within-limits.ts";

const migrations = join(import.meta.dirname, "../../migrations");

/** A database in memory with the project's own schema. */
export function memoryDatabase(): DatabaseSync {
	const sqlite = new DatabaseSync(":memory:");
	for (const file of readdirSync(migrations).filter((name) => name.endsWith(".sql"))) {
		sqlite.exec(readFileSync(join(migrations, file), "utf8"));
	}
	return sqlite;
}

/** The store over a database in memory, which takes no more at once than D1 does. */
export function memoryStore(sqlite: DatabaseSync): Store {
	return limitedStore(d1Store(bindingOf(sqlite)));
}

type Bound = ReturnType<Database["prepare"]> & { run(): void };

function bindingOf(sqlite: DatabaseSync): Database {
	const bound = (sql: string, params: SQLInputValue[]): Bound => ({
		bind: (...values) => bound(sql, values.map(inputValue)),
		all: async () => ({ results: sqlite.prepare(sql).all(...params) }),
		run: () => {
			sqlite.prepare(sql).run(...params);
		},
	});
	return {
		prepare: (sql) => bound(sql, []),
		batch: async (statements) => inTransaction(sqlite, statements.filter(isBound)),
	};
}

function inTransaction(sqlite: DatabaseSync, statements: readonly Bound[]): void {
	sqlite.exec("BEGIN");
	try {
		for (const statement of statements) {
			statement.run();
		}
		sqlite.exec("COMMIT");
	} catch (cause) {
		sqlite.exec("ROLLBACK");
		throw cause;
	}
}

function isBound(statement: object): statement is Bound {
	return "run" in statement;
}

function inputValue(value: unknown): SQLInputValue {
	if (value === null || typeof value === "string" || typeof value === "number") {
		return value;
	}
	throw new TypeError(`D1 is not given ${typeof value}`);
}
