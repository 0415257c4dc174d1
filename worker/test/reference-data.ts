import { env } from "cloudflare:workers";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import { loadTables } from "#datasets/reference/load-tables.ts";
import type { ReferenceTable } from "#datasets/reference/reference-table.ts";

/** Loads the committed reference tables into this test file's D1, by the loader that production uses. */
export async function loadReferenceData(): Promise<void> {
	const tables: ReferenceTable[] = JSON.parse(env.TEST_REFERENCE_TABLES);
	await loadTables(d1Store(env.DB), tables, { now: Date.UTC(2026, 10, 20) });
}
