import * as z from "zod";

/** What changes for a home on a day, or in a window of days. Days are `YYYY-MM-DD`. */
export const HomeDate = z.object({
	/** Stays the same for the same thing, whatever its day and words become. */
	id: z.string(),
	on: z.string(),
	/** Last day of a window that begins on `on`; null of a single day. */
	until: z.string().nullable(),
	/** What it is in a word or five. */
	title: z.string(),
	what: z.string(),
	/** Not law yet: day and rule may still change. */
	isDraft: z.boolean(),
	source: z.object({
		name: z.string(),
		url: z.string().nullable(),
		/** Day on which it was last read; null when no one has. */
		readOn: z.string().nullable(),
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
