import { CALENDAR_TYPE } from "#domain/base/icalendar.ts";
import {
	type CalendarOf,
	calendarFile,
	calendarName,
} from "#domain/judgement/dates/calendar-file.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Answers with the steps of a plan that have a day, and the dates beside them. @throws Problem `not_found` where no step has one, for then it would be the calendar of the dates again */
export function planResponse(calendar: CalendarOf): Response {
	if (calendar.steps.length === 0) {
		throw new Problem(
			"not_found",
			"No step of this plan has a day. The dates of the home are a calendar of their own.",
		);
	}
	return calendarResponse(calendar);
}

/** Answers with the dates of a home as a file for a calendar, which may not be empty (RFC 5545 section 3.6). @throws Problem `not_found` without any */
export function calendarResponse(calendar: CalendarOf): Response {
	if (calendar.dates.length + calendar.steps.length === 0) {
		throw new Problem("not_found", "We know of no date to come for this home.");
	}
	return new Response(calendarFile(calendar), {
		headers: {
			"Content-Type": CALENDAR_TYPE,
			"Content-Disposition": `attachment; filename="${calendarName(calendar)}"`,
		},
	});
}
