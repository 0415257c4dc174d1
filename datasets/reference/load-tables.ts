import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import {
	recordDataset,
	type SqlStatement,
	type Store,
	type StoredDataset,
	stampAllFacts,
	storedDatasets,
} from "#datasets/ingest/store/store.ts";
import type { ReferenceTable } from "./reference-table.ts";
import { replaceSchemes } from "./replace-schemes.ts";

/** What became of a table: `kept` when the store holds a later edition, which an earlier one never replaces. */
export type TableOutcome = "loaded" | "unchanged" | "kept";

type Loading = {
	/** UTC milliseconds. */
	readonly now: number;
	readonly report?: (table: ReferenceTable, outcome: TableOutcome) => void;
};

/**
 * Brings the tables of a store up to the ones given. Each table that changed is replaced in one batch, so that a
 * reader sees it whole, before or after, and cached facts are stale with it. Loading again changes nothing.
 */
export async function loadTables(
	store: Store,
	tables: readonly ReferenceTable[],
	{ now, report }: Loading,
): Promise<void> {
	const held = await storedDatasets(store);
	for (const table of tables) {
		const outcome = outcomeOf(table, held.get(table.id));
		if (outcome === "loaded") {
			await store.apply([...replaceTable(table, now), register(table, now), stampAllFacts(now)]);
		}
		report?.(table, outcome);
	}
}

function outcomeOf(table: ReferenceTable, held: StoredDataset | undefined): TableOutcome {
	if (held?.digest === table.digest) {
		return "unchanged";
	}
	if (held === undefined || held.as_of < table.asOf) {
		return "loaded";
	}
	// What a refresh or an import published has more rows than what a release brings of the same month.
	return held.as_of > table.asOf || held.snapshot > 0 ? "kept" : "loaded";
}

function replaceTable(table: ReferenceTable, now: number): SqlStatement[] {
	return table.id === "licensing_schemes" ? replaceSchemes(table, now) : replaceAll(table);
}

function replaceAll({ id, columns, rows }: ReferenceTable): SqlStatement[] {
	return [{ sql: `DELETE FROM ${id}`, params: [] }, ...insertRows({ table: id, columns }, rows)];
}

function register({ id, name, asOf, digest, rows }: ReferenceTable, now: number): SqlStatement {
	return recordDataset({
		id,
		name,
		asOf,
		digest,
		rows: rows.length,
		complete: true,
		loadedAt: now,
	});
}
