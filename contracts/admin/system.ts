import * as z from "zod";
import { keepings } from "#domain/base/dataset.ts";
import { sourceStatuses } from "#domain/business/source-status.ts";

/** How the last refresh of a source went. `unchanged`: the publisher has nothing newer. */
export const runOutcomes = ["running", "updated", "unchanged", "failed"] as const;

/** `command`: an import from a file, at a terminal. */
export const runStarters = ["schedule", "administrator", "command"] as const;

/** A dataset, and the refresh that keeps it up to date where it has one. */
export const SourceState = z.object({
	id: z.string(),
	name: z.string(),
	/** The date its publisher gives the edition: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null while none is loaded. */
	asOf: z.string().nullable(),
	rows: z.number().nullable(),
	loadedAt: z.iso.datetime().nullable(),
	/** How it is brought up to date. */
	kept: z.enum(keepings),
	/** Whether a refresh of ours keeps it up to date and has something to do, which may then be started by hand. */
	canRefresh: z.boolean(),
	/** When its publisher was last found to have nothing newer, or what it had was taken over. */
	lastOkAt: z.iso.datetime().nullable(),
	/** Whether that is longer ago than twice its rhythm, and `status` says so. */
	isOverdue: z.boolean(),
	status: z.enum(sourceStatuses),
	/** In words for anyone who runs the product, why it is `off`, what is to be done where it is `not_brought_in`, or since when `overdue`; else null. */
	why: z.string().nullable(),
	/** In words, what was put right or left out of the edition that is held. */
	notes: z.array(z.string()),
	lastRun: z
		.object({
			startedAt: z.iso.datetime(),
			finishedAt: z.iso.datetime().nullable(),
			/** `failed` also of one that gave no sign of life for so long that the next may begin. */
			outcome: z.enum(runOutcomes),
			/** How far it is, or came before it failed; of one that ended well, how much of what it looked at could be read. Null where that cannot be said. */
			done: z.object({ count: z.number(), of: z.number() }).nullable(),
			/** In words; null unless it failed. */
			error: z.string().nullable(),
			startedBy: z.enum(runStarters),
		})
		.nullable(),
});
export type SourceState = z.infer<typeof SourceState>;

/** GET /api/admin/system. */
export const SystemState = z.object({
	sources: z.array(SourceState),
	/** Emails that wait to be sent, and why the last try failed. */
	mail: z.object({
		isSetUp: z.boolean(),
		/** Whether emails wait that should have gone long ago. */
		isStuck: z.boolean(),
		waiting: z.number(),
		oldestAt: z.iso.datetime().nullable(),
		lastError: z.string().nullable(),
	}),
});
export type SystemState = z.infer<typeof SystemState>;

/** POST /api/admin/system/test-mail: `Done`. 429 `rate_limited` for another within a minute, or while the last one waits. */

/**
 * POST /api/admin/system/refresh/{source}: 202 with the `SourceState` at once, whose last run is `running`; what comes of it is told by the state
 * later. 409 `refresh_running` while another runs.
 */
export const SourceParam = z.object({ source: z.string().regex(/^[a-z_]{1,40}$/) });
