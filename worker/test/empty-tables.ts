import { env } from "cloudflare:workers";

/** Names of all tables of the product. */
export async function tableNames(): Promise<string[]> {
	const { results } = await env.DB.prepare(
		"SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'",
	).all<{ name: string }>();
	return results.map(({ name }) => name);
}

/** Leaves no row in any table. */
export async function emptyTables(): Promise<void> {
	const deletions = (await tableNames()).map((name) => env.DB.prepare(`DELETE FROM "${name}"`));
	// Twice, for a trigger may write into a table that was empty already: that a row of the register went is in its history.
	await env.DB.batch([
		env.DB.prepare("PRAGMA defer_foreign_keys = on"),
		...deletions,
		...deletions,
	]);
}
