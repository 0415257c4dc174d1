import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Rows of the licensing register that an administrator changed or added: what is published later does not replace them. */
export const schemeEdits = sqliteTable("scheme_edits", {
	schemeId: text("scheme_id").primaryKey(),
	/** UTC milliseconds. */
	editedAt: integer("edited_at").notNull(),
});
