import type { CalendarOf } from "#domain/judgement/dates/calendar-file.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import { type UsageContext, usedToday } from "#worker/reports/note-use.ts";
import { findPaid } from "#worker/reports/paid-report.ts";
import { readFor } from "#worker/reports/report-position.ts";

type Wanted = {
	/** Id of the report. */
	readonly id: string;
	readonly reader: Reader;
	/** Which of its days. */
	readonly of: (document: ReportDocument) => CalendarOf;
};

/**
 * Days of a report that is paid for, as they were known when it was made.
 * @throws Problem `not_found`, `unpaid`, `report_closed`
 */
export async function reportCalendar(
	context: UsageContext,
	{ id, reader, of }: Wanted,
): Promise<CalendarOf> {
	const report = await findPaid(context.db, id, reader);
	const calendar = of(await readFor(context.db, report, reader.user));
	usedToday(context, report);
	return calendar;
}
