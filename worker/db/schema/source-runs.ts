import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { runOutcomes } from "#contracts/admin/system.ts";

/** The last refresh of each source that we keep up to date ourselves. */
export const sourceRuns = sqliteTable("source_runs", {
	/** Of the dataset. */
	source: text().primaryKey(),
	startedAt: integer("started_at").notNull(),
	/** Null while it runs, and of one that died. */
	finishedAt: integer("finished_at"),
	outcome: text({ enum: runOutcomes }).notNull(),
	error: text(),
	startedBy: text("started_by", { enum: ["schedule", "administrator"] }).notNull(),
});
