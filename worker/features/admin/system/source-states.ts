import type { SourceState } from "#contracts/admin/system.ts";
import { heldDatasets } from "#worker/refresh/held-datasets.ts";
import { refreshJobs } from "#worker/refresh/refresh-jobs.ts";

/** Every dataset that is held, with the refresh that keeps it and how that last went. What `selectHeld` reads, at a time in UTC milliseconds. */
export function sourceStates(...held: Parameters<typeof heldDatasets>): SourceState[] {
	return heldDatasets(...held).map((dataset) => ({
		...dataset,
		canRefresh: refreshJobs.has(dataset.id),
	}));
}
