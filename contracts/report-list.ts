import * as z from "zod";
import {
	REPORT_NAME_LENGTH,
	REPORT_NOTE_LENGTH,
	reportSorts,
} from "#domain/telling/report/own-report.ts";
import type { ReportSummary } from "./report.ts";
import { lettersAtMost, TypedLine, TypedLines } from "./typed-text.ts";

/** GET /api/reports/user. `before` continues where an earlier page of the same search ended. */
export const ReportListQuery = z.object({
	before: z.string().max(600).optional(),
	limit: z.coerce.number().int().min(1).max(100).default(20),
	/** Text to find in name, address, postcode or note; empty for all. */
	find: z.string().trim().max(100).default(""),
	sort: z.enum(reportSorts).default("newest"),
	/** Lists the archived reports instead of the others. */
	archived: z
		.enum(["true", "false"])
		.default("false")
		.transform((text) => text === "true"),
});
export type ReportListQuery = z.infer<typeof ReportListQuery>;

export type ReportList = {
	readonly reports: readonly ReportSummary[];
	/** The `before` of the following page; null at the end. */
	readonly next: string | null;
};

/** PATCH /api/reports/{id}, for its owner alone. What is left out stays as it is; an empty text clears the field. Answers `OwnReport`. */
export const OwnReportChanges = z
	.object({
		name: TypedLine({ max: lettersAtMost(REPORT_NAME_LENGTH) }).optional(),
		note: TypedLines({ max: lettersAtMost(REPORT_NOTE_LENGTH) }).optional(),
		/** The note as it was when editing began. A note that was saved since is not overwritten. */
		noteBefore: z.string().max(REPORT_NOTE_LENGTH).optional(),
		archived: z.boolean().optional(),
	})
	.refine(
		({ note, noteBefore }) => (note === undefined) === (noteBefore === undefined),
		"A note comes with the one it takes the place of.",
	)
	.refine(
		(changes) => Object.values(changes).some((value) => value !== undefined),
		"Say what to change.",
	);
export type OwnReportChanges = z.infer<typeof OwnReportChanges>;

/** The owner's own data on a report. */
export type OwnReport = Pick<ReportSummary, "name" | "note" | "archivedAt">;
