import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** A site that shows our answers in a frame, as an account made it. Its id is public. Instants are UTC milliseconds. */
export const embedSites = sqliteTable(
	"embed_sites",
	{
		/** `site_…`. */
		id: text().primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Hosts that may frame it, as a JSON list of names. */
		hosts: text({ mode: "json" }).$type<readonly string[]>().notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [index("embed_sites_user").on(table.userId, table.createdAt)],
);
