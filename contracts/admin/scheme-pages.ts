/** The readable text of a page: one line for each paragraph, heading, list item or table row. */
type PageText = {
	/** When this text was first found on the page. */
	readonly seenAt: string;
	/** Null for a document, such as a PDF, which has to be opened. Text that was cut says so in its last line. */
	readonly text: string | null;
};

/** A page that a row of the register rests on. */
export type SchemePage = {
	readonly url: string;
	/** When it was last looked at; null while it never was. */
	readonly checkedAt: string | null;
	/** When its text was last found to have changed; null while it never was. */
	readonly changedAt: string | null;
	/** Why the last look failed, worded as the end of a sentence: "it asks to sign in". Null where it succeeded. Earlier text is kept. */
	readonly fault: string | null;
	/** The newest text; null while the page was never read. */
	readonly now: PageText | null;
	/** The text when the oldest waiting review began, or else the previous text. Null where no other text was ever found. */
	readonly before: PageText | null;
};

/** GET /api/admin/licensing/{id}/pages: the pages that a row rests on, the council's page about it first, then the newest evidence. */
export type SchemePages = { readonly pages: readonly SchemePage[] };
