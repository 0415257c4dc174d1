import type { BillingContext } from "#worker/billing/billing-context.ts";
import type { Db } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";

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
