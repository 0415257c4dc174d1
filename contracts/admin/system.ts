import * as z from "zod";

/** How the last refresh of a source went. `unchanged`: the publisher has nothing newer. */
export const runOutcomes = ["running", "updated", "unchanged", "failed"] as const;

/** A dataset, and the refresh that keeps it up to date where it has one. */
export const SourceState = z.object({
	id: z.string(),
	name: z.string(),
	/** The date its publisher gives the edition: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null while none is loaded. */
	asOf: z.string().nullable(),
	rows: z.number().nullable(),
	loadedAt: z.iso.datetime().nullable(),
	/** Whether a refresh of ours keeps it up to date; else it comes with the reference data, or by its importer. */
	canRefresh: z.boolean(),
	lastRun: z
		.object({
			startedAt: z.iso.datetime(),
			finishedAt: z.iso.datetime().nullable(),
			outcome: z.enum(runOutcomes),
			/** In words; null unless it failed. */
			error: z.string().nullable(),
			startedBy: z.enum(["schedule", "administrator"]),
		})
		.nullable(),
});
export type SourceState = z.infer<typeof SourceState>;

/** GET /api/admin/system. */
export const SystemState = z.object({
	sources: z.array(SourceState),
	/** Letters that wait to be sent, and why the last try failed. */
	mail: z.object({
		isSetUp: z.boolean(),
		waiting: z.number(),
		oldestAt: z.iso.datetime().nullable(),
		lastError: z.string().nullable(),
	}),
});
export type SystemState = z.infer<typeof SystemState>;

/** POST /api/admin/system/refresh/{source}: answers `SourceState` once the run is over. 409 `refresh_running` while another runs. */
export const SourceParam = z.object({ source: z.string().regex(/^[a-z_]{1,40}$/) });
