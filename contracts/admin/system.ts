import * as z from "zod";
import type { DatasetKeeping } from "#domain/base/dataset.ts";
import type { backupStatuses } from "#domain/business/backup.ts";
import type { SettingState } from "#domain/business/settings.ts";
import type { SourceStatus } from "#domain/business/source-status.ts";
import type { TableState } from "#domain/business/table-upkeep.ts";

/** How the last refresh of a source went. `unchanged`: the publisher has nothing newer. */
export const runOutcomes = ["running", "updated", "unchanged", "failed"] as const;

/** `command`: an import from a file at a terminal. */
export const runStarters = ["schedule", "administrator", "command"] as const;

/** A dataset, and its refresh where it has one. */
export type SourceState = {
	readonly id: string;
	readonly name: string;
	/** The date its publisher gives the edition: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null while none is loaded. */
	readonly asOf: string | null;
	readonly rows: number | null;
	readonly loadedAt: string | null;
	/** How it is brought up to date. */
	readonly kept: DatasetKeeping;
	/** Whether our own refresh maintains it and has something to do, so that it may be started by hand. */
	readonly canRefresh: boolean;
	/** When it was last brought up to date, or its publisher last found to have nothing newer. */
	readonly lastOkAt: string | null;
	/** Whether `lastOkAt` is longer ago than twice the publisher's rhythm. `status` says so too. */
	readonly isOverdue: boolean;
	readonly status: SourceStatus;
	/** In words for the operator: why it is `off`, what to do where it is `not_brought_in`, or since when it is `overdue`; else null. */
	readonly why: string | null;
	/** In words: what was corrected or left out in the held edition. */
	readonly notes: readonly string[];
	readonly lastRun: {
		readonly startedAt: string;
		readonly finishedAt: string | null;
		/** `failed` also covers a run silent for so long that the next may begin. */
		readonly outcome: (typeof runOutcomes)[number];
		/** Progress so far, or up to the failure. After a success: how much of what was looked at could be read. Null where unknown. */
		readonly done: { readonly count: number; readonly of: number } | null;
		/** In words; null unless it failed. */
		readonly error: string | null;
		readonly startedBy: (typeof runStarters)[number];
	} | null;
};

/** GET /api/admin/system. */
export type SystemState = {
	readonly sources: readonly SourceState[];
	/** What a person keeps: those due to be read again first, then the soonest. */
	readonly tables: readonly TableState[];
	readonly backup: {
		readonly status: (typeof backupStatuses)[number];
		readonly lastOkAt: string | null;
		readonly why: string | null;
	};
	/** Settings that somebody may have to see to. Of none is the value told. */
	readonly settings: readonly SettingState[];
	/** Emails that wait to be sent, and why the last try failed. */
	readonly mail: {
		readonly isSetUp: boolean;
		/** Whether e-mails wait that should have been sent long ago. */
		readonly isStuck: boolean;
		readonly waiting: number;
		readonly oldestAt: string | null;
		readonly lastError: string | null;
		/** Emails that were tried for the last time, the newest first. */
		readonly dead: readonly {
			readonly id: string;
			readonly kind: string;
			readonly askedAt: string;
			readonly reason: string;
		}[];
	};
};

/** POST /api/admin/system/mail/{id}/send-again: `Done`. 404 `not_found` for one that is not dead, or no more. */
export const MailParam = z.object({ id: z.string().regex(/^let_[\w-]{1,64}$/) });

/** POST /api/admin/system/test-mail: `Done`. 429 `rate_limited` within a minute of the last one, or while that still waits. */

/**
 * POST /api/admin/system/refresh/{source}: answers 202 at once with the `SourceState`, whose last run is `running`. Ask for the state later to learn the
 * outcome. 409 `refresh_running` while another runs.
 */
export const SourceParam = z.object({ source: z.string().regex(/^[a-z_]{1,40}$/) });
