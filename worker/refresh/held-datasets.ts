import type { Db } from "#worker/db/client.ts";
import { datasets } from "#worker/db/schema/reference.ts";
import { refreshJobs } from "./refresh-jobs.ts";

type DatasetRow = typeof datasets.$inferSelect;

/** A dataset as it stands. One that was never loaded has neither rows nor dates. */
export type HeldDataset = {
	readonly id: string;
	readonly name: string;
	readonly asOf: string | null;
	readonly rows: number | null;
	readonly loadedAt: string | null;
};

/** How far an import has come, which is registered beside the dataset itself. */
const CURSOR = "_import";

/** A statement that reads what `heldDatasets` makes datasets of. */
export function selectDatasets(db: Db) {
	return db.select().from(datasets).orderBy(datasets.name);
}

/** Every dataset that is loaded, and those of our refreshes that are not yet. */
export function heldDatasets(rows: readonly DatasetRow[]): HeldDataset[] {
	const loaded = rows.filter(({ id }) => !id.endsWith(CURSOR));
	const missing = [...refreshJobs].filter(([id]) => !loaded.some((row) => row.id === id));
	return [
		...loaded.map((row) => ({
			id: row.id,
			name: row.name,
			// Half an import is of no date yet.
			asOf: row.complete ? row.asOf : null,
			rows: row.rows,
			loadedAt: new Date(row.loadedAt).toISOString(),
		})),
		...missing.map(([id, { name }]) => ({
			id,
			name,
			asOf: null,
			rows: null,
			loadedAt: null,
		})),
	];
}
