import * as z from "zod";

/** GET /api/sources: every dataset the product holds, as it stands in the running system. */
export const DataSources = z.object({
	datasets: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			publisher: z.string().nullable(),
			url: z.string().nullable(),
			licence: z.string().nullable(),
			/** The date the publisher gives the edition, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null while it is not wholly loaded. */
			asOf: z.string().nullable(),
			rows: z.number().nullable(),
			/** When it was last loaded or found unchanged. */
			loadedAt: z.iso.datetime().nullable(),
			/** Whether the product brings it up to date by itself. */
			isRefreshed: z.boolean(),
		}),
	),
	/** Sources asked at the moment a postcode is: whether this installation asks them at all. */
	live: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			publisher: z.string(),
			url: z.string(),
			licence: z.string(),
			isOn: z.boolean(),
		}),
	),
});
export type DataSources = z.infer<typeof DataSources>;
