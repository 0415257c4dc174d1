import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";

/** The last run of a source, as the table holds it. */
export type RunRow = typeof sourceRuns.$inferSelect;

/** One run: no two of a source begin at the same time. */
export type Run = Pick<RunRow, "source" | "startedAt">;

/** Milliseconds after which a run that has not ended is taken for dead: none is allowed to take nearly as long. */
const DEAD_AFTER = 15 * 60_000;

/**
 * A statement that begins a run and gives it back, if `mayRun` holds and no other is under way. Claim and guard are one statement, so of any
 * number at once one begins.
 */
export function claimRun(
	db: Db,
	{ source, startedAt, startedBy }: Pick<RunRow, "source" | "startedAt" | "startedBy">,
	mayRun: SQL = sql`TRUE`,
) {
	return db
		.insert(sourceRuns)
		.select(
			db
				.select({
					source: sql`${source}`.as("source"),
					startedAt: sql`${startedAt}`.as("started_at"),
					finishedAt: sql`NULL`.as("finished_at"),
					outcome: sql`'running'`.as("outcome"),
					error: sql`NULL`.as("error"),
					startedBy: sql`${startedBy}`.as("started_by"),
				})
				.from(sql`(SELECT 1)`)
				.where(mayRun),
		)
		.onConflictDoUpdate({
			target: sourceRuns.source,
			set: { startedAt, finishedAt: null, outcome: "running", error: null, startedBy },
			setWhere: sql`${sourceRuns.outcome} <> 'running' OR ${sourceRuns.startedAt} <= ${startedAt - DEAD_AFTER}`,
		})
		.returning({ source: sourceRuns.source, startedAt: sourceRuns.startedAt });
}

/** Holds in a statement that runs while a run is under way: one that was taken for dead writes nothing any more. */
export function isUnderWay({ source, startedAt }: Run): SQL {
	return sql`EXISTS (SELECT 1 FROM ${sourceRuns} AS ours WHERE ours.source = ${source} AND ours.started_at = ${startedAt} AND ours.outcome = 'running')`;
}

type Ending = Pick<RunRow, "outcome" | "error"> & { readonly finishedAt: number };

/** A statement that ends a run, and gives it back if it was still under way. */
export function endRun(db: Db, { source, startedAt }: Run, ending: Ending) {
	return db
		.update(sourceRuns)
		.set(ending)
		.where(
			and(
				eq(sourceRuns.source, source),
				eq(sourceRuns.startedAt, startedAt),
				eq(sourceRuns.outcome, "running"),
			),
		)
		.returning({ source: sourceRuns.source });
}
