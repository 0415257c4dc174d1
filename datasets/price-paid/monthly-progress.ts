import * as z from "zod";

/** What is known of the update from its beginning to its publication. */
const Begun = {
	/** The snapshot that readers saw when it was begun, and on which it builds. */
	base: z.int(),
	/** Of the file. */
	tag: z.string(),
	/** Rows of the file that were read. */
	lines: z.int(),
	/** Rows left out: their day of transfer had not come when the file was published. */
	misdated: z.int(),
	/** Rows that were no UTF-8, and were read as Windows-1252. */
	oldEncoding: z.int(),
};

const Staging = z.object({
	phase: z.literal("monthly: staging"),
	...Begun,
	/** Bytes of the file that were read. */
	offset: z.int(),
	/** No day of transfer is believed that lies after it. */
	latest: z.string(),
	/** Sales that were read of each month, `YYYY-MM`. */
	months: z.record(z.string(), z.int()),
});
export type Staging = z.infer<typeof Staging>;

const MergingRanges = z.object({
	phase: z.literal("monthly: merging"),
	...Begun,
	/** The newest month the edition covers, `YYYY-MM`. */
	month: z.string(),
	/** Sales that say a later one. */
	ahead: z.int(),
	/** Where the next range begins. */
	after: z.string(),
	/** Whether it was the last one. */
	isMerged: z.boolean(),
	/** Postcodes with sales. */
	postcodes: z.int(),
	/** Rows of figures. */
	figures: z.int(),
	/** Sales that were held and that rows of each status name. */
	named: z.object({ A: z.int(), C: z.int(), D: z.int() }),
});
export type MergingRanges = z.infer<typeof MergingRanges>;

/** Published: what no one sees any more is left to delete. */
const Cleaning = z.object({ phase: z.literal("monthly: cleaning") });

/**
 * How far an update has come: its rows are staged, then merged range by range, published, and cleaned up after. The phases name the update, because
 * what an import of a whole file left half done is none of this.
 */
export const MonthlyProgress = z.discriminatedUnion("phase", [Staging, MergingRanges, Cleaning]);
export type MonthlyProgress = z.infer<typeof MonthlyProgress>;
