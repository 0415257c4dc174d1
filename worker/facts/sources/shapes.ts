import * as z from "zod";

/** Text that sources also leave out, send as null or send as "": then null. */
export const OptionalText = z
	.string()
	.nullish()
	.transform((text) => text?.trim() || null);

/** A day that may be missing. What is no day of the calendar is left out rather than guessed at. */
export const OptionalDay = z
	.unknown()
	.optional()
	.transform((day) => {
		const parsed = z.iso.date().safeParse(day);
		return parsed.success ? parsed.data : null;
	});

/** A year and month, `2026-08`. */
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
