import type { Importer } from "#datasets/ingest/run/importer.ts";
import { DEAD_AFTER } from "#datasets/ingest/run/runs.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import type { Refreshing } from "#worker/jobs/refresh/refresh-job.ts";
import { refreshAll } from "#worker/jobs/refresh/refresh-sources.ts";
import { atOnce, type Steps } from "#worker/jobs/refresh/steps.ts";

/** Where a machine dies: before or after a step is done or a transaction is written, so that its answer is lost. */
export const deaths = [
	"before a step",
	"behind a step",
	"before a write",
	"behind a write",
] as const;
export type Death = { readonly where: (typeof deaths)[number]; readonly count: number };

/** A machine that dies once, and does nothing afterwards. */
export function mortal({ store, ...rest }: Refreshing, { where, count }: Death) {
	let left = count;
	let isDead = false;
	const pass = (place: Death["where"]) => {
		left -= place === where ? 1 : 0;
		isDead ||= left <= 0;
		if (isDead) {
			throw new Error("the machine died");
		}
	};
	const dying: Store = {
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
	return { refreshing: { ...rest, store: dying }, steps, hasDied: () => isDead };
}

/** Does each step as often as a Workflow would, without its pauses. */
export function stubborn(steps: Steps): Steps {
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

/** Runs a refresh to its end, dying on the way as told, one machine after another. Answers how many did die. */
export async function refreshThroughDeaths(
	refreshing: Refreshing,
	importer: () => Importer,
	dying: readonly Death[],
): Promise<number> {
	let now = refreshing.now();
	let died = 0;
	for (const death of dying) {
		const time = now;
		const machine = mortal({ ...refreshing, now: () => time }, death);
		await refreshAll(machine.refreshing, machine.steps, jobsOf(importer));
		died += machine.hasDied() ? 1 : 0;
		now += DEAD_AFTER;
	}
	await refreshAll({ ...refreshing, now: () => now }, atOnce, jobsOf(importer));
	return died;
}

export function jobsOf(importer: () => Importer) {
	return new Map([[importer().id, importer]]);
}
