import type { SourceState } from "#contracts/admin/system.ts";
import { endRun, type Run } from "#national/run/runs.ts";
import { d1Store } from "#national/store/d1-store.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { unavailable } from "#worker/db/database-fault.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { selectHeld } from "#worker/facts/datasets/held-datasets.ts";
import { startClaimed } from "#worker/jobs/refresh/start-refresh.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { Problem } from "#worker/platform/problem.ts";
import { claimRefresh } from "./claim-refresh.ts";
import { nothingToRun } from "./nothing-to-run.ts";
import { sourceStates } from "./source-states.ts";

/**
 * Begins a refresh of a source and answers how it stands: running. What comes of it stands on the run.
 * @throws Problem `not_found`, `not_allowed` where a refresh of ours has nothing to do, `refresh_running`, `admins_only`, `unavailable`
 */
export async function startRefresh(
	admin: Administrator,
	env: Bindings,
	source: string,
): Promise<SourceState> {
	const before = await stateOf(admin, env, source);
	if (!before?.canRefresh) {
		throw nothingToRun(before);
	}
	await start(admin, env, await claimRefresh(admin, source));
	const state = await stateOf(admin, env, source);
	if (!state) {
		throw new Problem("not_found", "There is no such source.");
	}
	return state;
}

/** A run whose work cannot be started ends at once, so that it may be begun again. */
async function start({ now }: Administrator, env: Bindings, run: Run): Promise<void> {
	try {
		await startClaimed(env.REFRESH, run);
	} catch (cause) {
		const error = "It could not be started.";
		const ending = { outcome: "failed", error, finishedAt: now, keepsProgress: true } as const;
		await d1Store({ db: env.DB, cache: env.CACHE }).apply([endRun(run, ending)]);
		throw unavailable(cause);
	}
}

async function stateOf(
	{ db, now }: Administrator,
	env: Bindings,
	source: string,
): Promise<SourceState | undefined> {
	const held = await runBatch(db, selectHeld(db));
	return sourceStates(held, { env, now }).find(({ id }) => id === source);
}
