import type { SourceState } from "#contracts/admin/system.ts";
import { isSkipped } from "#domain/business/source-status.ts";
import { heldDatasets } from "#worker/facts/datasets/held-datasets.ts";

/** Every dataset, with the refresh that keeps it and how that last went, of what `selectHeld` reads. */
export async function sourceStates(
	...held: Parameters<typeof heldDatasets>
): Promise<SourceState[]> {
	const { refreshJobs } = await import("#worker/jobs/refresh/refresh-jobs.ts");
	return heldDatasets(...held).map((dataset) => ({
		...dataset,
		canRefresh: refreshJobs.has(dataset.id) && !isSkipped(dataset.status),
	}));
}
