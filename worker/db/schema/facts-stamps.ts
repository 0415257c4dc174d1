import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** When what gathered facts quote was last changed: facts that were gathered before are gathered again. */
export const factsStamps = sqliteTable(
	"facts_stamps",
	{
		/** Code of the authority whose facts changed, or `all`. */
		scope: text().primaryKey(),
		/** Number of the change, larger than that of every one before it: no clock decides which came first. */
		revision: integer().notNull(),
		/** UTC milliseconds. */
		changedAt: integer("changed_at").notNull(),
	},
	(table) => [
		uniqueIndex("facts_stamps_revision").on(table.revision),
		index("facts_stamps_changed_at").on(table.changedAt),
	],
);
