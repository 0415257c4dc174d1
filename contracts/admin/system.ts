import * as z from "zod";
import type { DatasetKeeping } from "#domain/base/dataset.ts";
import type { SourceStatus } from "#domain/business/source-status.ts";

/** How the last refresh of a source went. `unchanged`: the publisher has nothing newer. */
export const runOutcomes = ["running", "updated", "unchanged", "failed"] as const;

/** `command`: an import from a file, at a terminal. */
export const runStarters = ["schedule", "administrator", "command"] as const;

/** A dataset, and the refresh that keeps it up to date where it has one. */
export type SourceState = {
	readonly id: string;
	readonly name: string;
	/** The date its publisher gives the edition: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null while none is loaded. */
	readonly asOf: string | null;
	readonly rows: number | null;
	readonly loadedAt: string | null;
	/** How it is brought up to date. */
	readonly kept: DatasetKeeping;
	/** Whether a refresh of ours keeps it up to date and has something to do, which may then be started by hand. */
	readonly canRefresh: boolean;
	/** When its publisher was last found to have nothing newer, or what it had was taken over. */
	readonly lastOkAt: string | null;
	/** Whether that is longer ago than twice its rhythm, and `status` says so. */
	readonly isOverdue: boolean;
	readonly status: SourceStatus;
	/** In words for anyone who runs the product, why it is `off`, what is to be done where it is `not_brought_in`, or since when `overdue`; else null. */
	readonly why: string | null;
	/** In words, what was put right or left out of the edition that is held. */
	readonly notes: readonly string[];
	readonly lastRun: {
		readonly startedAt: string;
		readonly finishedAt: string | null;
		/** `failed` also of one that gave no sign of life for so long that the next may begin. */
		readonly outcome: (typeof runOutcomes)[number];
		/** How far it is, or came before it failed; of one that ended well, how much of what it looked at could be read. Null where that cannot be said. */
		readonly done: { readonly count: number; readonly of: number } | null;
		/** In words; null unless it failed. */
		readonly error: string | null;
		readonly startedBy: (typeof runStarters)[number];
	} | null;
};

/** GET /api/admin/system. */
export type SystemState = {
	readonly sources: readonly SourceState[];
	/** Emails that wait to be sent, and why the last try failed. */
	readonly mail: {
		readonly isSetUp: boolean;
		/** Whether emails wait that should have gone long ago. */
		readonly isStuck: boolean;
		readonly waiting: number;
		readonly oldestAt: string | null;
		readonly lastError: string | null;
	};
};

/** POST /api/admin/system/test-mail: `Done`. 429 `rate_limited` for another within a minute, or while the last one waits. */

/**
 * POST /api/admin/system/refresh/{source}: 202 with the `SourceState` at once, whose last run is `running`; what comes of it is told by the state
 * later. 409 `refresh_running` while another runs.
 */
export const SourceParam = z.object({ source: z.string().regex(/^[a-z_]{1,40}$/) });
