import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { Store } from "#datasets/ingest/store/store.ts";
import { root } from "./project.ts";

const Applied = z.array(z.object({ name: z.string() }));

/**
 * Applies the migrations that the store lacks, each whole or not at all, and notes them where `wrangler d1 migrations apply` does, which starts a
 * runtime for every one.
 */
export async function migrate(store: Store, folder = path.join(root, "migrations")): Promise<void> {
	// Only now: it is large, and opening the store has loaded it already.
	const { unstable_splitSqlQuery: splitSqlQuery } = await import("wrangler");
	await store.apply([
		{
			sql: `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
				applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
			params: [],
		},
	]);
	const applied = Applied.parse(await store.read("SELECT name FROM d1_migrations"));
	const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
	for (const name of names.filter(
		(file) => !applied.some((migration) => migration.name === file),
	)) {
		const sql = await readFile(path.join(folder, name), "utf8");
		await store.apply([
			...splitSqlQuery(sql).map((statement) => ({ sql: statement, params: [] })),
			{ sql: "INSERT INTO d1_migrations (name) VALUES (?1)", params: [name] },
		]);
	}
}
