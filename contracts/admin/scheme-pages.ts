/** What a page said, as a person reads it: a line a paragraph, heading, item of a list or row of a table. */
type PageText = {
	/** When that was first found there. */
	readonly seenAt: string;
	/** Null of a document, such as a PDF, which has to be opened. One that was cut says so in its last line. */
	readonly text: string | null;
};

/** A page that a row of the register rests on. */
export type SchemePage = {
	readonly url: string;
	/** When it was last looked at; null while it never was. */
	readonly checkedAt: string | null;
	/** When it was last found to say something else; null while it never was. */
	readonly changedAt: string | null;
	/** Why the last look could not read it, for the end of a sentence: "it asks to sign in". Null where it could. What was read before stays. */
	readonly fault: string | null;
	/** What it says; null while it was never read. */
	readonly now: PageText | null;
	/** What it said when somebody last had no change of it to read; null where nothing else was ever found there. */
	readonly before: PageText | null;
};

/** GET /api/admin/licensing/{id}/pages: the pages that a row rests on, the council's page about it first, then the newest evidence. */
export type SchemePages = { readonly pages: readonly SchemePage[] };
