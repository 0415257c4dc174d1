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

/** Outcome for a table. `kept`: the store holds a later edition, which an earlier one never replaces. */
export type TableOutcome = "loaded" | "unchanged" | "kept";

type Loading = {
	/** UTC milliseconds. */
	readonly now: number;
	readonly report?: (table: ReferenceTable, outcome: TableOutcome) => void;
};

/**
 * Updates a store's tables to the given ones. Each changed table is replaced in one batch, so readers see it either before or after, and cached facts
 * become outdated with it. Loading again changes nothing.
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
	// For the same month, a refresh or an import has more rows than a release.
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
