import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How the nightly backup stands, in the one row there is once a pass has begun. Instants are UTC milliseconds. */
export const backupPass = sqliteTable("backup_pass", {
	/** Always 1. */
	id: integer().primaryKey(),
	/** The pass that is under way: while there is one, triggers journal what changes. */
	run: text(),
	/** When the last pass began, and when it last gave a sign of life. */
	begunAt: integer("begun_at").notNull(),
	beatAt: integer("beat_at").notNull(),
	/** The moment whose state the last whole backup holds, where that lies, and its size. */
	lastOkAt: integer("last_ok_at"),
	file: text(),
	bytes: integer(),
	/** Why the last pass failed, in words; null where it did not. */
	error: text(),
});

/** Rows that were written or deleted during a pass, which reads them again at its end. Written by triggers alone. */
export const backupJournal = sqliteTable("backup_journal", {
	seq: integer().primaryKey({ autoIncrement: true }),
	/** The table, and the row's key as a JSON array. */
	name: text().notNull(),
	key: text().notNull(),
});

/** What was erased or withdrawn, by id alone, until it is written down beside the backups: a restore does it again. Written by triggers alone. */
export const erasures = sqliteTable(
	"erasures",
	{
		kind: text({
			enum: [
				"account",
				"position",
				"share",
				"scenario",
				"home",
				"owner",
				"feed",
				"home_share",
				"api_key",
				"site",
				"webhook",
			],
		}).notNull(),
		id: text().notNull(),
		/** UTC milliseconds. */
		at: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.kind, table.id, table.at] })],
);
export type Erasure = typeof erasures.$inferSelect;
