import * as z from "zod";

/** What is known of the update from its beginning to its publication. */
const Begun = {
	/** The snapshot that readers saw at the start, on which the update builds. */
	base: z.int(),
	/** Of the file. */
	tag: z.string(),
	/** Rows of the file that were read. */
	lines: z.int(),
	/** Rows left out because their day of transfer is after the file's publication. */
	misdated: z.int(),
	/** Rows that were no UTF-8, and were read as Windows-1252. */
	oldEncoding: z.int(),
};

const Staging = z.object({
	phase: z.literal("monthly: staging"),
	...Begun,
	/** Bytes of the file that were read. */
	offset: z.int(),
	/** Last day of transfer that is accepted. */
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
	/** Sales dated later than that month. */
	ahead: z.int(),
	/** Where the next range begins. */
	after: z.string(),
	/** Whether it was the last one. */
	isMerged: z.boolean(),
	/** Postcodes with sales. */
	postcodes: z.int(),
	/** Rows of figures. */
	figures: z.int(),
	/** Held sales that the update's rows name, by status. */
	named: z.object({ A: z.int(), C: z.int(), D: z.int() }),
});
export type MergingRanges = z.infer<typeof MergingRanges>;

/** Published; rows that are no longer visible are being deleted. */
const Cleaning = z.object({ phase: z.literal("monthly: cleaning") });

/**
 * Progress of an update: rows are staged, merged range by range, published, and cleaned up. Phase names begin with "monthly" to tell them from a half-done
 * import of a whole file.
 */
export const MonthlyProgress = z.discriminatedUnion("phase", [Staging, MergingRanges, Cleaning]);
export type MonthlyProgress = z.infer<typeof MonthlyProgress>;
