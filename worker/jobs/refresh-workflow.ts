import { forgetStale } from "#worker/facts/forget-stale.ts";
import { logHealth } from "./log-health.ts";
import { MOST_GOES } from "./refresh/budget.ts";
import type { Refreshing } from "./refresh/refresh-job.ts";
import { refreshAll, refreshClaimed } from "./refresh/refresh-sources.ts";
import type { RefreshParams } from "./refresh/start-refresh.ts";
import type { Steps } from "./refresh/steps.ts";

/**
 * What the weekly trigger and administrators start: the sources are refreshed, then facts that quote what was there before are forgotten, once for
 * all of them, and how the data stands is written into the log.
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
	for (let go = 1; go <= MOST_GOES; go += 1) {
		if (await steps.do(`forget facts ${go}`, () => forgetStale(db, env.CACHE, now()))) {
			break;
		}
	}
	await steps.do("log health", async () => {
		await logHealth(db, { env, now: now() });
		return null;
	});
}
