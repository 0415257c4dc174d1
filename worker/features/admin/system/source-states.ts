import type { SourceState } from "#contracts/admin/system.ts";
import type { Db } from "#worker/db/client.ts";
import { datasets } from "#worker/db/schema/reference.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";
import { refreshJobs } from "#worker/refresh/refresh-jobs.ts";
import type { RunRow } from "#worker/refresh/source-runs.ts";

type DatasetRow = typeof datasets.$inferSelect;

/** How far an import has come, which is registered beside the dataset itself. */
const CURSOR = "_import";

/** Statements that read what `sourceStates` makes sources of. */
export function selectSources(db: Db) {
	return [db.select().from(datasets).orderBy(datasets.name), db.select().from(sourceRuns)] as const;
}

/** Every dataset that is loaded, and those of our refreshes that are not yet. */
export function sourceStates(rows: readonly DatasetRow[], runs: readonly RunRow[]): SourceState[] {
	const lastRunOf = (id: string) => runs.find(({ source }) => source === id);
	const loaded = rows.filter(({ id }) => !id.endsWith(CURSOR));
	const missing = [...refreshJobs].filter(([id]) => !loaded.some((row) => row.id === id));
	return [
		...loaded.map((row) => ({
			id: row.id,
			name: row.name,
			// Half an import is of no date yet.
			asOf: row.complete ? row.asOf : null,
			rows: row.rows,
			loadedAt: time(row.loadedAt),
			canRefresh: refreshJobs.has(row.id),
			lastRun: toLastRun(lastRunOf(row.id)),
		})),
		...missing.map(([id, { name }]) => ({
			id,
			name,
			asOf: null,
			rows: null,
			loadedAt: null,
			canRefresh: true,
			lastRun: toLastRun(lastRunOf(id)),
		})),
	];
}

function toLastRun(run: RunRow | undefined): SourceState["lastRun"] {
	if (!run) {
		return null;
	}
	const { startedAt, finishedAt, outcome, error, startedBy } = run;
	return {
		startedAt: time(startedAt),
		finishedAt: finishedAt === null ? null : time(finishedAt),
		outcome,
		error,
		startedBy,
	};
}

function time(instant: number): string {
	return new Date(instant).toISOString();
}
