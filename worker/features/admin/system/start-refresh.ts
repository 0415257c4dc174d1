import { sql } from "drizzle-orm";
import type { SourceState } from "#contracts/admin/system.ts";
import { endRun, type Run } from "#datasets/ingest/run/runs.ts";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import { datasets } from "#datasets/registry.ts";
import { isSkipped } from "#domain/business/source-status.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { unavailable } from "#worker/db/database-fault.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";
import { selectHeld } from "#worker/facts/datasets/held-datasets.ts";
import { claimRunIf } from "#worker/jobs/refresh/source-runs.ts";
import { startClaimed } from "#worker/jobs/refresh/start-refresh.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { Problem } from "#worker/platform/problem.ts";
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
		await d1Store(env.DB).apply([endRun(run, ending)]);
		throw unavailable(cause);
	}
}

async function stateOf(
	{ db, now }: Administrator,
	env: Bindings,
	source: string,
): Promise<SourceState | undefined> {
	const held = await runBatch(db, selectHeld(db));
	const states = await sourceStates(held, { env, now });
	return states.find(({ id }) => id === source);
}

/** Begins a run of a source and notes who did. @throws Problem `refresh_running`, `admins_only` */
export async function claimRefresh(admin: Administrator, source: string): Promise<Run> {
	const { db, now } = admin;
	const run = { source, startedAt: now, startedBy: "administrator" } as const;
	const {
		claimed: [claimed],
	} = await runAudited(admin, {
		action: "refresh_started",
		kind: "source",
		id: source,
		standing: sql`SELECT json_object('startedAt', started_at, 'outcome', outcome) FROM ${sourceRuns} WHERE source = ${source}`,
		change: () => ({ claimed: claimRunIf(db, run, admin.isActiveAdmin) }),
	});
	if (!claimed) {
		throw new Problem("refresh_running", "This source is being refreshed already.");
	}
	return claimed;
}

/** Why there is nothing to run for a source, or that there is no such source. */
function nothingToRun(source: SourceState | undefined): Problem {
	return source
		? new Problem("not_allowed", whyNothing(source))
		: new Problem("not_found", "There is no such source.");
}

/** Why a refresh has nothing to do for a source, or how else it is kept up to date. */
function whyNothing({ id, name, kept, status, why }: SourceState): string {
	if (isSkipped(status) && why !== null) {
		return why;
	}
	if (kept === "hand") {
		return "The licensing register is kept by hand: change its rows in the register itself.";
	}
	const command = datasets.find((dataset) => dataset.id === id)?.firstImport?.command;
	return command
		? `${name}: this is imported from each new edition of its file, by the command ${command}.`
		: `${name}: this comes with the reference data, which is loaded with each release.`;
}
