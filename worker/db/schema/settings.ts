import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What an administrator has changed from the product's defaults. A key that is absent has its default. */
export const settings = sqliteTable("settings", {
	key: text({
		enum: [
			"report_price_pence",
			"starter_price_pence",
			"pro_price_pence",
			"expert_price_pence",
			"stripe_live",
		],
	}).primaryKey(),
	/** Pence of a price; 1 for a switch that is on. */
	value: integer().notNull(),
	/** UTC milliseconds. */
	updatedAt: integer("updated_at").notNull(),
});
