import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Rows of the licensing register that an administrator changed or added: what is published later does not replace them. */
export const schemeEdits = sqliteTable("scheme_edits", {
	schemeId: text("scheme_id").primaryKey(),
	/** UTC milliseconds. */
	editedAt: integer("edited_at").notNull(),
});

/** Which planning authorities publish their Article 4 directions nationally: only where one does, "none found" means anything. */
export const articleFourPublishers = sqliteTable(
	"article_four_publishers",
	{
		snapshot: integer().notNull(),
		/** Code of the local authority. */
		code: text().notNull(),
		/** Areas it has published, and how many of them restrict small HMOs. */
		areas: integer().notNull(),
		hmoAreas: integer("hmo_areas").notNull(),
	},
	(table) => [primaryKey({ columns: [table.snapshot, table.code] })],
);

/** The pages that licensing rows rest on, as each was last seen. */
export const schemePages = sqliteTable("scheme_pages", {
	url: text().primaryKey(),
	/** HTTP status of the last look; null where there was no answer. */
	status: integer(),
	/** SHA-256 of its text; null while none was read. */
	hash: text(),
	checkedAt: integer("checked_at").notNull(),
	/** When its text was last found to be another; null while it never was. */
	changedAt: integer("changed_at"),
	/** Looks in a row that found no page. */
	misses: integer().notNull().default(0),
	/** In words, why the last look could not read it; null where it could. */
	fault: text(),
});

/** What a page said: as it was read last, and as it was before that. None while it was never read. */
export const schemePageTexts = sqliteTable(
	"scheme_page_texts",
	{
		url: text().notNull(),
		/** When this text was first found there, UTC milliseconds. */
		seenAt: integer("seen_at").notNull(),
		/** As in `scheme_pages`. */
		hash: text().notNull(),
		/** For a person to read, 60,000 characters at most; null of a document, such as a PDF. */
		text: text(),
	},
	(table) => [primaryKey({ columns: [table.url, table.hash] })],
);

/** Licensing rows that somebody should read again, and why. Gone once an administrator has. */
export const schemeReviews = sqliteTable("scheme_reviews", {
	schemeId: text("scheme_id").primaryKey(),
	reason: text({ enum: ["page_changed", "page_gone"] }).notNull(),
	noticedAt: integer("noticed_at").notNull(),
});
