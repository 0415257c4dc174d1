import * as z from "zod";

/** What a page said, as a person reads it: a line a paragraph, heading, item of a list or row of a table. */
const PageText = z.object({
	/** When that was first found there. */
	seenAt: z.iso.datetime(),
	/** Null of a document, such as a PDF, which has to be opened. One that was cut says so in its last line. */
	text: z.string().nullable(),
});

/** A page that a row of the register rests on. */
const SchemePage = z.object({
	url: z.string(),
	/** When it was last looked at; null while it never was. */
	checkedAt: z.iso.datetime().nullable(),
	/** When it was last found to say something else; null while it never was. */
	changedAt: z.iso.datetime().nullable(),
	/** Why the last look could not read it, for the end of a sentence: "it asks to sign in". Null where it could. What was read before stays. */
	fault: z.string().nullable(),
	/** What it says; null while it was never read. */
	now: PageText.nullable(),
	/** What it said when somebody last had no change of it to read; null where nothing else was ever found there. */
	before: PageText.nullable(),
});
export type SchemePage = z.infer<typeof SchemePage>;

/** GET /api/admin/licensing/{id}/pages: the pages that a row rests on, the council's page about it first, then the newest evidence. */
export const SchemePages = z.object({ pages: z.array(SchemePage) });
export type SchemePages = z.infer<typeof SchemePages>;
