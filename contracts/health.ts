import * as z from "zod";
import { runOutcomes } from "./admin/system.ts";

/** GET /api/health: 200 once the reference data is loaded, 503 with `ok: false` before. */
export const Health = z.object({
	ok: z.boolean(),
	version: z.string(),
	/** As-of date of every dataset loaded, by its name. */
	data: z.record(z.string(), z.string()),
	/** How every dataset stands, loaded or not, by its name. None of this makes it a 503. */
	sources: z.record(
		z.string(),
		z.object({
			asOf: z.string().nullable(),
			/** When it was last loaded, or its publisher found to have nothing newer. */
			lastOkAt: z.iso.datetime().nullable(),
			/** Of its last refresh; null where it never had one. */
			outcome: z.enum(runOutcomes).nullable(),
			/** In words, why that failed. */
			error: z.string().nullable(),
			/** Whether `lastOkAt` is longer ago than twice its rhythm. */
			isOverdue: z.boolean(),
		}),
	),
});
export type Health = z.infer<typeof Health>;
