import * as z from "zod";
import type { Progress } from "../ingest/run/importer.ts";
import type { Store } from "../ingest/store/store.ts";
import { Columns } from "./house-price-row.ts";

/** How far the index has been read. */
export const IndexProgress = z.object({
	/** Snapshot that readers see while the file is read. */
	base: z.int(),
	/** Of the file. */
	tag: z.string(),
	columns: Columns,
	/** `YYYY-MM`, of the oldest rows that are taken. */
	since: z.string(),
	/** Bytes read so far. */
	offset: z.int(),
	/** Rows read so far, including the header. */
	rows: z.int(),
	/** Rows of the areas and months that are kept. */
	kept: z.int(),
	/** Rows of these areas and months that were left out because they have no price. */
	unpriced: z.int(),
	/** Lines that were not valid UTF-8. */
	oldEncoding: z.int(),
	/** Former authority codes found in the file, with today's. */
	former: z.record(z.string(), z.string()),
	/** Names by code of authorities that our table does not have. */
	unknown: z.record(z.string(), z.string()),
});
export type IndexProgress = Readonly<z.infer<typeof IndexProgress>>;

/** Stored progress that can be continued. Null for another file, or when readers have been shown another snapshot since. */
export function goneOnFrom(
	progress: Progress | null,
	{ tag, base }: { tag: string; base: number },
): IndexProgress | null {
	const { data } = IndexProgress.safeParse(progress);
	return data?.tag === tag && data.base === base ? data : null;
}

/** Where an importer of the index reads and writes, with its clock and limits. */
export type IndexSource = {
	readonly store: Store;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Whether the file is brought in as a part of the country. */
	readonly isPart: boolean;
	/** Bytes of one part. */
	readonly bytesAtOnce: number;
};
