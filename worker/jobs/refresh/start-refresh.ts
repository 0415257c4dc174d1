import type { Run } from "#datasets/ingest/run/runs.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";

/** What a run of the Workflow is started with. */
export type RefreshParams = {
	/** The one run that an administrator began; null for every source, as every week. */
	readonly claimed: Run | null;
};

type Refreshes = Pick<Workflow<RefreshParams>, "create">;

/** Starts the refresh of every source: once, however often the trigger fires for one time. `scheduledAt` is UTC milliseconds. */
export async function startWeekly(refreshes: Refreshes, scheduledAt: number): Promise<void> {
	const id = `weekly-${new Date(scheduledAt).toISOString().slice(0, 19).replaceAll(":", "")}`;
	try {
		await refreshes.create({ id, params: { claimed: null } });
	} catch (cause) {
		if (!/already.exists/.test(reasonOf(cause))) {
			throw cause;
		}
		log.info("refresh was started before", { id });
	}
}

/** Starts the work of a run that was begun. */
export async function startClaimed(refreshes: Refreshes, claimed: Run): Promise<void> {
	await refreshes.create({ id: `${claimed.source}-${claimed.startedAt}`, params: { claimed } });
}
