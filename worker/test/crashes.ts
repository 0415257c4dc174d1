import type { Importer } from "#datasets/ingest/run/importer.ts";
import { DEAD_AFTER } from "#datasets/ingest/run/runs.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import type { Refreshing } from "#worker/jobs/refresh/refresh-job.ts";
import { refreshAll } from "#worker/jobs/refresh/refresh-sources.ts";
import { atOnce, type Steps } from "#worker/jobs/refresh/steps.ts";

/** Where a machine crashes: before or after a step is done or a transaction is written, so that its answer is lost. */
export const crashes = [
	"before a step",
	"behind a step",
	"before a write",
	"behind a write",
] as const;
export type Crash = { readonly where: (typeof crashes)[number]; readonly count: number };

/** A machine that crashes once, and does nothing afterwards. */
export function crashing({ store, ...rest }: Refreshing, { where, count }: Crash) {
	let left = count;
	let isCrashed = false;
	const pass = (place: Crash["where"]) => {
		left -= place === where ? 1 : 0;
		isCrashed ||= left <= 0;
		if (isCrashed) {
			throw new Error("the machine crashed");
		}
	};
	const failing: Store = {
		...store,
		apply: async (statements) => {
			pass("before a write");
			await store.apply(statements);
			pass("behind a write");
		},
	};
	const steps: Steps = {
		do: async (_, work) => {
			pass("before a step");
			const answer = await work();
			pass("behind a step");
			return answer;
		},
	};
	return { refreshing: { ...rest, store: failing }, steps, hasCrashed: () => isCrashed };
}

/** Does each step as often as a Workflow would, without its pauses. */
export function retrying(steps: Steps): Steps {
	return {
		do: async (name, work) => {
			for (let tries = 1; tries < 3; tries += 1) {
				try {
					return await steps.do(name, work);
				} catch {
					// Tried again.
				}
			}
			return steps.do(name, work);
		},
	};
}

/** Runs a refresh to its end, crashing on the way as told, one machine after another. Answers how many did crash. */
export async function refreshThroughCrashes(
	refreshing: Refreshing,
	importer: () => Importer,
	crashes: readonly Crash[],
): Promise<number> {
	let now = refreshing.now();
	let count = 0;
	for (const crash of crashes) {
		const time = now;
		const machine = crashing({ ...refreshing, now: () => time }, crash);
		await refreshAll(machine.refreshing, machine.steps, jobsOf(importer));
		count += machine.hasCrashed() ? 1 : 0;
		now += DEAD_AFTER;
	}
	await refreshAll({ ...refreshing, now: () => now }, atOnce, jobsOf(importer));
	return count;
}

export function jobsOf(importer: () => Importer) {
	return new Map([[importer().id, importer]]);
}
