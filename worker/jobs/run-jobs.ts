import type { BillingContext } from "#worker/billing/billing-context.ts";
import type { Db } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { recordWork } from "#worker/platform/record-work.ts";

/**
 * Runs the jobs of a trigger one after another. Each has a try, a time limit and a
 * line in the log of its own, so one that fails or hangs does not hold up the others.
 * @throws Error once all have had their turn, with the names of those that failed, so that the trigger counts as failed
 */
export async function runJobs(jobs: readonly Job[], context: JobContext): Promise<void> {
	const failed: string[] = [];
	for (const job of jobs) {
		if (!(await isDone(job, context))) {
			failed.push(job.name);
		}
	}
	if (failed.length > 0) {
		throw new Error(`jobs failed: ${failed.join(", ")}`);
	}
}

async function isDone({ name, timeLimit, run }: Job, context: JobContext): Promise<boolean> {
	const { env, world } = context;
	const until = world.now() + timeLimit / 2;
	try {
		await recordWork({ env, now: world.now }, { kind: "job", name }, () =>
			within(timeLimit, async () => run(context, until)),
		);
		return true;
	} catch {
		// Its line in the log says why.
		return false;
	}
}

/** What `work` answers. @throws Error after `timeLimit` milliseconds without an answer */
async function within<T>(timeLimit: number, work: () => Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLong = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`not done in ${timeLimit} ms`)), timeLimit);
	});
	try {
		return await Promise.race([work(), tooLong]);
	} finally {
		clearTimeout(timer);
	}
}

/** What a job works with. */
export type JobContext = {
	readonly env: Bindings;
	readonly world: World;
	readonly db: Db;
	readonly billing: BillingContext;
	/** When the trigger was due, in UTC milliseconds. */
	readonly scheduledAt: number;
};

/** One duty of a trigger. */
export type Job = {
	/** Names it in the log, and nowhere else: unlike any other of its trigger. */
	readonly name: string;
	/** Milliseconds after which the trigger goes on to the next job, whatever this one is waiting for. */
	readonly timeLimit: number;
	/**
	 * Does the work, or as much of it as fits well before `until` (UTC milliseconds), and leaves the rest for the next time. Twice at once or dead
	 * half-way, it must do no harm.
	 */
	readonly run: (context: JobContext, until: number) => Promise<unknown>;
};
