import * as z from "zod";
import type { Progress } from "../ingest/run/importer.ts";
import type { Store } from "../ingest/store/store.ts";
import { Columns } from "./house-price-row.ts";

/** How far the index has been read. */
export const IndexProgress = z.object({
	/** What readers see while it is read. */
	base: z.int(),
	/** Of the file. */
	tag: z.string(),
	columns: Columns,
	/** `YYYY-MM`, of the oldest rows that are taken. */
	since: z.string(),
	/** Bytes behind us. */
	offset: z.int(),
	/** Rows behind us, the header among them. */
	rows: z.int(),
	/** Rows of the areas and months that are kept. */
	kept: z.int(),
	/** Of those that were left out, for they have no price. */
	unpriced: z.int(),
	/** Lines that were no UTF-8. */
	oldEncoding: z.int(),
	/** Codes that authorities had before and that were found, with today's. */
	former: z.record(z.string(), z.string()),
	/** Names by code of authorities that our table does not have. */
	unknown: z.record(z.string(), z.string()),
});
export type IndexProgress = Readonly<z.infer<typeof IndexProgress>>;

/** Null where there is none that can be gone on from: another file's, or what it was built on is no longer what readers see. */
export function goneOnFrom(
	progress: Progress | null,
	{ tag, base }: { tag: string; base: number },
): IndexProgress | null {
	const { data } = IndexProgress.safeParse(progress);
	return data?.tag === tag && data.base === base ? data : null;
}

/** Where an importer of the index reads and writes, and what it is measured by. */
export type IndexSource = {
	readonly store: Store;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Whether the file is brought in as a part of the country. */
	readonly isPart: boolean;
	/** Bytes of one part. */
	readonly bytesAtOnce: number;
};
