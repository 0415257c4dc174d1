import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";

/*
 * All test files share one Worker, because starting one takes longer than the tests of a file. So that none of them
 * depends on what ran before it, each begins with nothing mocked and with tables, cache and files empty.
 */
vi.restoreAllMocks();
vi.useRealTimers();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await Promise.all([emptyTables(), emptyCache(), emptyFiles()]);

async function emptyTables(): Promise<void> {
	const { results } = await env.DB.prepare(
		"SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'",
	).all<{ name: string }>();
	const deletions = results.map(({ name }) => env.DB.prepare(`DELETE FROM "${name}"`));
	// Twice, for a trigger may write into a table that was empty already: that a row of the register went is in its history.
	await env.DB.batch([
		env.DB.prepare("PRAGMA defer_foreign_keys = on"),
		...deletions,
		...deletions,
	]);
}

async function emptyCache(): Promise<void> {
	const { keys } = await env.CACHE.list();
	await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
}

async function emptyFiles(): Promise<void> {
	const { objects } = await env.FILES.list();
	await env.FILES.delete(objects.map(({ key }) => key));
}

// A line for every request would bury what went wrong, which is still said.
console.info = () => undefined;
