import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { Store } from "#datasets/ingest/store/store.ts";
import { root } from "./project.ts";

const Applied = z.array(z.object({ name: z.string() }));

type Migrating = {
	/** Where the store is kept, as whoever has to delete it reads it. */
	readonly state: string;
	readonly folder?: string;
};

/**
 * Applies the migrations that the store lacks, each whole or not at all, and notes them where `wrangler d1 migrations apply` does, which starts a
 * runtime for every one.
 * @throws Error with one sentence fit for a person where the store was made by migrations that are not there
 */
export async function migrate(
	store: Store,
	{ state, folder = path.join(root, "migrations") }: Migrating,
): Promise<void> {
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
	const stray = applied.find(({ name }) => !names.includes(name));
	if (stray) {
		throw new Error(
			`The database in ${state} was made by ${stray.name}, which this version does not have: delete the folder ${state} to begin anew.`,
		);
	}
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
