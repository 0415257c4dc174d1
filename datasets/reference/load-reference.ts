import type { Store } from "#datasets/ingest/store/store.ts";
import { loadTables, type TableOutcome } from "./load-tables.ts";
import { readReferenceTables } from "./read-tables.ts";

const outcomeInWords: Readonly<Record<TableOutcome, string>> = {
	loaded: "loaded",
	unchanged: "unchanged",
	kept: "left alone, the database holds a later edition",
};

/** Loads the committed reference tables into a store and prints one line a dataset. `now` is UTC milliseconds. */
export async function loadReference(
	store: Store,
	{ now, print }: { now: () => number; print: (line: string) => void },
): Promise<void> {
	const started = now();
	await loadTables(store, await readReferenceTables(), {
		now: started,
		report: ({ id, asOf, rows }, outcome) => {
			const count = rows.length.toLocaleString("en-GB").padStart(8);
			const unit = rows.length === 1 ? "row, " : "rows,";
			print(
				`${id.padEnd(20)}${count} ${unit} as of ${asOf.padEnd(10)}  ${outcomeInWords[outcome]}`,
			);
		},
	});
	print(`Reference data ready in ${((now() - started) / 1000).toFixed(1)} s.`);
}
