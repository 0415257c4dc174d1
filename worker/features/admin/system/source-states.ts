import type { SourceState } from "#contracts/admin/system.ts";
import type { Db } from "#worker/db/client.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";
import { heldDatasets, selectDatasets } from "#worker/refresh/held-datasets.ts";
import { refreshJobs } from "#worker/refresh/refresh-jobs.ts";
import type { RunRow } from "#worker/refresh/source-runs.ts";

/** Statements that read what `sourceStates` makes sources of. */
export function selectSources(db: Db) {
	return [selectDatasets(db), db.select().from(sourceRuns)] as const;
}

/** Every dataset that is held, with the refresh that keeps it and how that last went. */
export function sourceStates(
	rows: Parameters<typeof heldDatasets>[0],
	runs: readonly RunRow[],
): SourceState[] {
	return heldDatasets(rows).map((dataset) => ({
		...dataset,
		canRefresh: refreshJobs.has(dataset.id),
		lastRun: toLastRun(runs.find(({ source }) => source === dataset.id)),
	}));
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
