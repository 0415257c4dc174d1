import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What an administrator has changed from the product's defaults. A key that is absent has its default. */
export const settings = sqliteTable("settings", {
	key: text({ enum: ["report_price_pence"] }).primaryKey(),
	value: integer().notNull(),
	/** UTC milliseconds. */
	updatedAt: integer("updated_at").notNull(),
});
