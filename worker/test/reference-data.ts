import { env } from "cloudflare:workers";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import { stampAllFacts } from "#datasets/ingest/store/store.ts";
import { loadTables } from "#datasets/reference/load-tables.ts";
import type { ReferenceTable } from "#datasets/reference/reference-table.ts";

const store = d1Store(env.DB);
const now = Date.UTC(2026, 10, 20);

/** Tables that keep what was loaded, under a name that `fresh-state.ts` leaves alone. */
const KEPT = "d1_kept_";

/**
 * Loads the committed reference tables into this test file's D1, by the loader that production uses. The first file that asks keeps a copy of what it
 * loaded into empty tables; the others take theirs from it, which is a fraction of the work.
 */
export async function loadReferenceData(): Promise<void> {
	if (!(await isEmpty())) {
		return loadTables(store, referenceTables(), { now });
	}
	const kept = await keptTables();
	if (kept.length === 0) {
		const tables = referenceTables();
		await loadTables(store, tables, { now });
		return store.apply(
			[...tables.map(({ id }) => id), "datasets"].map((table) => ({
				sql: `CREATE TABLE ${KEPT}${table} AS SELECT * FROM ${table}`,
				params: [],
			})),
		);
	}
	await store.apply([
		...kept.flatMap((table) => [
			{ sql: `DELETE FROM ${table}`, params: [] },
			{ sql: `INSERT INTO ${table} SELECT * FROM ${KEPT}${table}`, params: [] },
		]),
		stampAllFacts(now),
	]);
}

function referenceTables(): ReferenceTable[] {
	return JSON.parse(env.TEST_REFERENCE_TABLES);
}

/** Whether nothing stands that loading would have to respect. */
async function isEmpty(): Promise<boolean> {
	const rows = await store.read(
		"SELECT 1 FROM datasets UNION ALL SELECT 1 FROM licensing_schemes UNION ALL SELECT 1 FROM scheme_edits LIMIT 1",
	);
	return rows.length === 0;
}

async function keptTables(): Promise<string[]> {
	const { results } = await env.DB.prepare(
		"SELECT substr(name, length(?1) + 1) AS name FROM pragma_table_list WHERE schema = 'main' AND name GLOB ?1 || '*'",
	)
		.bind(KEPT)
		.all<{ name: string }>();
	return results.map(({ name }) => name);
}
