import * as z from "zod";

/** What changes for a home on a day, or in a window of days. Days are `YYYY-MM-DD`. */
export const HomeDate = z.object({
	/** Stable id of the change, whatever becomes of its day and wording. */
	id: z.string(),
	on: z.string(),
	/** Last day of a window that begins on `on`; null for a single day. */
	until: z.string().nullable(),
	/** Title of one to five words. */
	title: z.string(),
	what: z.string(),
	/** Not law yet: day and rule may still change. */
	isDraft: z.boolean(),
	source: z.object({
		name: z.string(),
		url: z.string().nullable(),
		/** Day on which its source was last read; null where it never was. */
		readOn: z.string().nullable(),
		/** Said where it is due to be read again. */
		updateDue: z.string().optional(),
	}),
});

const ENDING = ".ics";

/** GET /api/property/dates/{postcode}.ics, with the preview's query. */
export const CalendarParam = z.object({
	file: z
		.string()
		.max(40)
		.endsWith(ENDING, `The address of a calendar ends in ${ENDING}`)
		.transform((name) => name.slice(0, -ENDING.length)),
});
