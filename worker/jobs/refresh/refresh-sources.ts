import { whyNotAsked } from "#datasets/availability.ts";
import { claimRun, type Run } from "#datasets/ingest/run/runs.ts";
import { isImported, storedDatasets } from "#datasets/ingest/store/store.ts";
import { findDataset } from "#datasets/registry.ts";
import { reasonToSkip } from "#domain/business/source-status.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import type { Refreshing, RefreshJob } from "./refresh-job.ts";
import { refreshJobs } from "./refresh-jobs.ts";
import { refreshSource } from "./refresh-source.ts";
import type { Steps } from "./steps.ts";

type Jobs = ReadonlyMap<string, RefreshJob>;

/** Refreshes every source we keep up to date and can, one after another; one that fails keeps none of the others from it. */
export async function refreshAll(
	refreshing: Refreshing,
	steps: Steps,
	jobs: Jobs = refreshJobs,
): Promise<void> {
	for (const [source, job] of jobs) {
		await withoutHarm(source, async () => {
			const why = await steps.do(`${source}: look`, () => whyLeftOut(refreshing, source));
			if (why !== null) {
				log.info("refresh left out", { source, why });
				return;
			}
			// Kept before anything is claimed: a repeated claim recognises its own run by when it began.
			const startedAt = await steps.do(`${source}: time`, async () => refreshing.now());
			const run = await steps.do(`${source}: begin`, () =>
				claimRun(refreshing.store, {
					source,
					startedAt,
					startedBy: "schedule",
					claimedAt: refreshing.now(),
				}),
			);
			if (run) {
				await refreshSource(refreshing, { run, importer: job(refreshing) }, steps);
			} else {
				log.info("refresh left out: another is under way", { source });
			}
		});
	}
}

/** Does the work of a run that an administrator began. */
export async function refreshClaimed(
	refreshing: Refreshing,
	run: Run,
	steps: Steps,
	jobs: Jobs = refreshJobs,
): Promise<void> {
	const job = jobs.get(run.source);
	if (job) {
		await withoutHarm(run.source, () =>
			refreshSource(refreshing, { run, importer: job(refreshing) }, steps),
		);
	}
}

/** Where not even the failure can be noted, the next run finds this one dead. */
async function withoutHarm(source: string, work: () => Promise<unknown>): Promise<void> {
	try {
		await work();
	} catch (cause) {
		log.error("refresh could not be noted", { source, cause: reasonOf(cause) });
	}
}

/**
 * Says in a sentence why the weekly refresh leaves a source out: it is off, or follows on a file that nobody imported. No run is begun then, so that none
 * is told as well or as failed. Null where it is to be refreshed.
 */
async function whyLeftOut(refreshing: Refreshing, source: string): Promise<string | null> {
	const held = (await storedDatasets(refreshing.store)).get(source);
	const asOf = held && isImported(held) ? held.as_of : null;
	const whyOff = whyNotAsked(source, refreshing);
	return reasonToSkip(findDataset(source) ?? {}, { whyOff, asOf })?.why ?? null;
}
