import { type SQL, sql } from "drizzle-orm";
import { mayBegin } from "#datasets/ingest/run/runs.ts";
import type { Db } from "#worker/db/client.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";

/** The last run of a source, as the table holds it. */
export type RunRow = typeof sourceRuns.$inferSelect;

/**
 * A statement that begins a run as `claimRun` of datasets/ingest/run does, where `mayRun` holds, and
 * returns it if it began. For a batch that also notes who began it. Both use `mayBegin` to tell which run
 * may begin. The columns stand in each, because a batch of drizzle takes no raw statement with parameters.
 */
export function claimRunIf(
	db: Db,
	{ source, startedAt, startedBy }: Pick<RunRow, "source" | "startedAt" | "startedBy">,
	mayRun: SQL,
) {
	const begun = {
		startedAt,
		finishedAt: null,
		outcome: "running",
		error: null,
		startedBy,
	} as const;
	const none = sql`NULL`;
	return db
		.insert(sourceRuns)
		.select(
			db
				.select({
					source: sql`${source}`.as("source"),
					startedAt: sql`${startedAt}`.as("started_at"),
					finishedAt: none.as("finished_at"),
					outcome: sql`'running'`.as("outcome"),
					error: none.as("error"),
					startedBy: sql`${startedBy}`.as("started_by"),
					beatAt: sql`${startedAt}`.as("beat_at"),
					progress: none.as("progress"),
					lastOkAt: none.as("last_ok_at"),
					done: none.as("done"),
					notes: none.as("notes"),
					failures: sql`0`.as("failures"),
				})
				.from(sql`(SELECT 1)`)
				.where(mayRun),
		)
		.onConflictDoUpdate({
			target: sourceRuns.source,
			set: { ...begun, beatAt: startedAt },
			setWhere: mayBegin<SQL>(sql, { source, startedAt, startedBy }),
		})
		.returning({ source: sourceRuns.source, startedAt: sourceRuns.startedAt });
}
