import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { VerdictChange } from "#domain/subjects/licensing/changed-verdicts.ts";
import { reportSnapshots } from "./reports.ts";

/** How far the corrections of the register were followed, in the one row there is. Entries of `scheme_history` are named by their `rowid`. */
export const schemeRechecks = sqliteTable("scheme_rechecks", {
	/** Always 1. */
	id: integer().primaryKey(),
	/** The last entry of which every owner of a report was told. */
	followed: integer().notNull(),
	/** The last entry that reports are being judged by now; null while nothing is under way. */
	until: integer(),
	/** The last report, by id, that was looked at under way; empty before the first. */
	afterReport: text("after_report").notNull(),
});

/** What the owner of a sold report was told that the corrected register says otherwise. The report itself stays as it was sold. */
export const reportCorrections = sqliteTable(
	"report_corrections",
	{
		/** The letter `let_…` that tells it. */
		letterId: text("letter_id").primaryKey(),
		reportId: text("report_id")
			.notNull()
			.references(() => reportSnapshots.reportId, { onDelete: "cascade" }),
		/** UTC milliseconds. */
		madeAt: integer("made_at").notNull(),
		changes: text({ mode: "json" }).$type<readonly VerdictChange[]>().notNull(),
	},
	(table) => [index("report_corrections_report").on(table.reportId, table.madeAt)],
);
