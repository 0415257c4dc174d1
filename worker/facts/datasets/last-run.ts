import type { SourceState } from "#contracts/admin/system.ts";
import { DEAD_AFTER } from "#datasets/ingest/run/runs.ts";
import type { Db } from "#worker/db/client.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";

/** How the last refresh of a source went, for anyone who looks. */
export type LastRun = NonNullable<SourceState["lastRun"]>;

/** A statement that reads the last run of every source. How far an importer is in its own terms may be long, and stays where it is. */
export function selectRuns(db: Db) {
	const { source, startedAt, finishedAt, outcome, error, startedBy, ...rest } = sourceRuns;
	const { beatAt, lastOkAt, done, notes } = rest;
	return db
		.select({
			source,
			startedAt,
			finishedAt,
			outcome,
			error,
			startedBy,
			beatAt,
			lastOkAt,
			done,
			notes,
		})
		.from(sourceRuns);
}

/**
 * A run as people are shown it. One without a sign of life for so long that the next
 * may begin counts as failed: nobody waits for it any more. `now` is UTC milliseconds.
 */
export function toLastRun(run: RunRead, now: number): LastRun {
	const { startedAt, finishedAt, outcome, error, startedBy, beatAt, done } = run;
	const isDead = outcome === "running" && now - (beatAt ?? startedAt) >= DEAD_AFTER;
	return {
		startedAt: isoTime(startedAt),
		finishedAt: finishedAt === null ? null : isoTime(finishedAt),
		outcome: isDead ? "failed" : outcome,
		done,
		error: isDead ? "It stopped without a word: the next run takes it up from there." : error,
		startedBy,
	};
}

export type RunRead = Awaited<ReturnType<typeof selectRuns>>[number];

export function isoTime(instant: number): string {
	return new Date(instant).toISOString();
}
