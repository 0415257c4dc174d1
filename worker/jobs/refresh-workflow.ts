import { logHealth } from "./log-health.ts";
import type { Refreshing } from "./refresh/refresh-job.ts";
import { refreshAll, refreshClaimed } from "./refresh/refresh-sources.ts";
import type { RefreshParams } from "./refresh/start-refresh.ts";
import type { Steps } from "./refresh/steps.ts";

/**
 * What the weekly trigger and administrators start: the sources are refreshed, and how the data stands is written into the log. Facts that quote
 * what was there before are stale by the transaction that published it.
 */
export async function runRefresh(
	refreshing: Refreshing,
	{ claimed }: RefreshParams,
	steps: Steps,
): Promise<void> {
	const { db, env, now } = refreshing;
	if (claimed) {
		await refreshClaimed(refreshing, claimed, steps);
	} else {
		await refreshAll(refreshing, steps);
	}
	await steps.do("log health", async () => {
		await logHealth(db, { env, now: now() });
		return null;
	});
}
