import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { emptyTables } from "./empty-tables.ts";

/*
 * All test files share one Worker, because starting one takes longer than the tests of a file. So that none of them
 * depends on what ran before it, each begins with nothing mocked and with tables, cache and files empty.
 */
vi.restoreAllMocks();
vi.useRealTimers();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await Promise.all([emptyTables(), emptyCache(), empty(env.FILES), empty(env.BACKUPS)]);

async function emptyCache(): Promise<void> {
	const { keys } = await env.CACHE.list();
	await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
}

async function empty(bucket: R2Bucket): Promise<void> {
	const { objects } = await bucket.list();
	await bucket.delete(objects.map(({ key }) => key));
}

// A line for every request would bury what went wrong, which is still said.
console.info = () => undefined;
