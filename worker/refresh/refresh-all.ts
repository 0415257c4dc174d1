import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import type { Refreshing, RefreshJob } from "./refresh-job.ts";
import { refreshJobs } from "./refresh-jobs.ts";
import { type Refreshed, runRefresh } from "./run-refresh.ts";
import { claimRun } from "./source-runs.ts";

/** Refreshes every source we keep up to date, one after another; one that fails keeps none of the others from it. */
export async function refreshAll(
	refreshing: Refreshing,
	jobs: ReadonlyMap<string, RefreshJob> = refreshJobs,
): Promise<Refreshed> {
	let changesFacts = false;
	for (const [source, job] of jobs) {
		const refreshed = await refreshOne(refreshing, source, job);
		changesFacts ||= refreshed.changesFacts;
	}
	return { changesFacts };
}

async function refreshOne(
	refreshing: Refreshing,
	source: string,
	job: RefreshJob,
): Promise<Refreshed> {
	try {
		const { db, now } = refreshing;
		const [run] = await claimRun(db, { source, startedAt: now(), startedBy: "schedule" });
		if (run) {
			return await runRefresh(refreshing, run, job);
		}
		log.info("refresh left out: another is under way", { source });
	} catch (cause) {
		log.error("refresh could not be noted", { source, cause: reasonOf(cause) });
	}
	return { changesFacts: false };
}
