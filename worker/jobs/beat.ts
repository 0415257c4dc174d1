import { readHealth } from "#worker/facts/datasets/read-health.ts";
import type { JobContext } from "./run-jobs.ts";

/** Milliseconds. */
const PATIENCE = 10_000;

/**
 * Asks for the address of a monitor while all is well, as `/api/health` has it, so that the monitor raises the alarm when the product, its trigger or its
 * tables fall silent. @throws Error when the monitor refuses or is silent
 */
export async function beat({ db, env, world }: Pick<JobContext, "db" | "env" | "world">) {
	const url = env.HEARTBEAT_URL?.trim() ?? "";
	if (url === "" || !(await readHealth(db, { env, now: world.now() })).ok) {
		return;
	}
	const response = await world.fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
	await response.body?.cancel();
	if (!response.ok) {
		throw new Error(`the monitor answered ${response.status}`);
	}
}
