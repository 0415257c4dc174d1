import type { Context } from "hono";
import type { SourceState } from "#contracts/admin/system.ts";
import type { Administrator } from "#worker/auth/administrators.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { forgetAllFacts } from "#worker/gathering/forget-facts.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { Problem } from "#worker/platform/problem.ts";
import { refreshJobs } from "#worker/refresh/refresh-jobs.ts";
import { type Refreshed, runRefresh } from "#worker/refresh/run-refresh.ts";
import { claimRefresh } from "./claim-refresh.ts";
import { keptOtherwise } from "./kept-otherwise.ts";
import { selectSources, sourceStates } from "./source-states.ts";

/**
 * Refreshes a source now and answers how it stands once that is over. What came of it stands on the run: one that failed is an answer too.
 * @throws Problem `not_found`, `not_allowed` for one that no refresh of ours keeps, `refresh_running`, `admins_only`
 */
export async function startRefresh(
	admin: Administrator,
	c: Context<AppEnv>,
	source: string,
): Promise<SourceState> {
	const job = refreshJobs.get(source);
	if (!job) {
		throw keptOtherwise(await stateOf(admin, source));
	}
	const run = await claimRefresh(admin, source);
	const { fetch, now } = c.var.world;
	const running = runRefresh({ db: admin.db, env: c.env, fetch, now }, run, job);
	finishBehind(c, running);
	await running;
	const state = await stateOf(admin, source);
	if (!state) {
		throw new Problem("not_found", "There is no such source.");
	}
	return state;
}

/** An administrator who leaves does not end it half-way, and waits for no cache. */
function finishBehind(c: Context<AppEnv>, running: Promise<Refreshed>): void {
	const finished = running.then(
		({ changesFacts }) => (changesFacts ? forgetAllFacts(c.env.CACHE) : undefined),
		() => undefined,
	);
	c.executionCtx.waitUntil(finished);
}

async function stateOf({ db }: Administrator, source: string): Promise<SourceState | undefined> {
	const [rows, runs] = await orUnavailable(db.batch(selectSources(db)));
	return sourceStates(rows, runs).find(({ id }) => id === source);
}
