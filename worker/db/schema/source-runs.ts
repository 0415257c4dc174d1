import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { runOutcomes, runStarters } from "#contracts/admin/system.ts";

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

/** What the platform's cache still has to drop, by tag. Triggers write it in the transaction that changes the register or stamps the facts. */
export const cachePurges = sqliteTable("cache_purges", {
	tag: text().primaryKey(),
	/** When what the tag stands for was last changed: UTC milliseconds of the database's clock. */
	changedAt: integer("changed_at").notNull(),
});

/** The last refresh of each source that we keep up to date ourselves, or import of a file. */
export const sourceRuns = sqliteTable("source_runs", {
	/** Id of the dataset. */
	source: text().primaryKey(),
	startedAt: integer("started_at").notNull(),
	/** Null while it runs, and of one that died. */
	finishedAt: integer("finished_at"),
	outcome: text({ enum: runOutcomes }).notNull(),
	error: text(),
	startedBy: text("started_by", { enum: runStarters }).notNull(),
	/** Last sign of life of a run that is under way. */
	beatAt: integer("beat_at"),
	/** How far it has come, in the importer's own terms: a run that died is taken up from here by the next. Null when nothing is half done. */
	progress: text(),
	/** When the publisher was last found to have nothing newer than what we hold, or we took over what it had. */
	lastOkAt: integer("last_ok_at"),
	/**
	 * How far the run is, for anyone who watches; null where that cannot be said, or nothing is half done. After a run that ended well: how much of what it
	 * looked at it could read, where that may be less than all.
	 */
	done: text({ mode: "json" }).$type<{ count: number; of: number }>(),
	/** What was put right or left out of the edition that was last taken over, in sentences. */
	notes: text({ mode: "json" }).$type<string[]>(),
	/** How many runs failed since one last went well. */
	failures: integer().notNull().default(0),
});
