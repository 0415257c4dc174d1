import * as z from "zod";

/** GET /api/health: 200 once the reference data is loaded, 503 with `ok: false` before. */
export const Health = z.object({
	ok: z.boolean(),
	version: z.string(),
	/** As-of date of every dataset loaded, by its name. */
	data: z.record(z.string(), z.string()),
});
export type Health = z.infer<typeof Health>;
