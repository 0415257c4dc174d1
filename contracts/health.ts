import * as z from "zod";
import { backupStatuses } from "#domain/business/backup.ts";
import { sourceStatuses } from "#domain/business/source-status.ts";
import { runOutcomes } from "./admin/system.ts";

/** How the backups stand. */
export const BackupState = z.object({
	status: z.enum(backupStatuses),
	/** The moment that the last whole one holds; null where there is none. */
	lastOkAt: z.iso.datetime().nullable(),
	/** In words, why none is made, or what is wrong; null where it is `in_time`. */
	why: z.string().nullable(),
});
export type BackupState = z.infer<typeof BackupState>;

/** GET /api/health: 200 once the reference data is loaded, 503 with `ok: false` before. */
export const Health = z.object({
	ok: z.boolean(),
	version: z.string(),
	/** Which upload of it answers, as the platform names it; null where it runs on no platform. */
	deployment: z.string().nullable(),
	/** As-of date of every dataset loaded, by its name. */
	data: z.record(z.string(), z.string()),
	/** First day on which each table that a person keeps was due to be read again, by its name, of those that are; null of one that nobody has read yet. */
	due: z.record(z.string(), z.string().nullable()),
	/** Null while our tables cannot be read. None of this causes a 503. */
	backup: BackupState.nullable(),
	/** How much of what the database may hold is filled, to the hundredth; null while our tables cannot be read. */
	databaseFilled: z.number().nullable(),
	/** State of every dataset, loaded or not, by its name. None of this causes a 503. */
	sources: z.record(
		z.string(),
		z.object({
			asOf: z.string().nullable(),
			/** When it was last loaded, or its publisher found to have nothing newer. */
			lastOkAt: z.iso.datetime().nullable(),
			/** Outcome of its last refresh; null where it never had one. */
			outcome: z.enum(runOutcomes).nullable(),
			/** How much that refresh could read; null where it failed, or where it reads all or fails. */
			read: z.object({ count: z.number(), of: z.number() }).nullable(),
			/** In words, why that refresh failed. */
			error: z.string().nullable(),
			/** Whether `lastOkAt` is longer ago than twice the publisher's rhythm. `status` says so too. */
			isOverdue: z.boolean(),
			status: z.enum(sourceStatuses),
			/** In words: why it is `off`, what to do where it is `not_brought_in`, or since when it is `overdue`; null where it is `in_time`. */
			why: z.string().nullable(),
		}),
	),
});
export type Health = z.infer<typeof Health>;
