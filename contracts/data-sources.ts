import * as z from "zod";
import { keepings } from "#domain/base/dataset.ts";
import { sourceStatuses } from "#domain/business/source-status.ts";

const PublishedSource = z.object({
	name: z.string(),
	publisher: z.string(),
	url: z.string(),
	licence: z.string(),
});

/** GET /api/sources: every dataset the product holds, as it stands in the running system. */
export const DataSources = z.object({
	datasets: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			/** Whose data it is made of; empty for one that we cannot name the origin of. */
			sources: z.array(PublishedSource),
			/** The date the publisher gives the edition, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null while it is not wholly loaded. */
			asOf: z.string().nullable(),
			rows: z.number().nullable(),
			/** When it was last loaded. */
			loadedAt: z.iso.datetime().nullable(),
			/** When it was last loaded, or its publisher found to have nothing newer. */
			lastOkAt: z.iso.datetime().nullable(),
			/** Whether that is longer ago than twice its rhythm, as `domain/business/overdue.ts` has it. */
			isOverdue: z.boolean(),
			/** Whether the last try to bring it up to date failed: what is held is then of before. */
			hasFailed: z.boolean(),
			/** How much of what the last look looked at could be read; null where that failed, or has to read all. */
			read: z.object({ count: z.number(), of: z.number() }).nullable(),
			/** How it stands with its publisher, as `domain/business/source-status.ts` has it. */
			status: z.enum(sourceStatuses),
			/** How it is brought up to date. */
			kept: z.enum(keepings),
		}),
	),
	/** Sources asked at the moment a postcode is: whether this installation asks them at all. */
	live: z.array(PublishedSource.extend({ id: z.string(), isOn: z.boolean() })),
});
export type DataSources = z.infer<typeof DataSources>;
