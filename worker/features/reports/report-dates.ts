import type { CalendarOf } from "#domain/dates/calendar-file.ts";
import { calendarOf } from "#domain/report/report-calendar.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import { type UsageContext, usedToday } from "#worker/reports/note-use.ts";
import { findPaid } from "#worker/reports/paid-report.ts";
import { readDocument } from "#worker/reports/report-snapshot.ts";

/**
 * The dates of a report that is paid for, as they were known on its day.
 * @throws Problem `not_found`, `unpaid`, `report_closed`
 */
export async function reportDates(
	context: UsageContext,
	id: string,
	reader: Reader,
): Promise<CalendarOf> {
	const report = await findPaid(context.db, id, reader);
	const calendar = calendarOf(await readDocument(context.db, id));
	usedToday(context, report);
	return calendar;
}
