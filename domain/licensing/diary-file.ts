import { type CalendarEvent, calendarText, escapeText, eventLines } from "../icalendar.ts";

/** A calendar to be imported or subscribed to. Source: RFC 5545. */
export function diaryFile(
	{ name, by }: { readonly name: string; readonly by: string },
	events: readonly CalendarEvent[],
): string {
	return calendarText([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(by)}//${escapeText(name)}//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escapeText(name)}`,
		...events.flatMap(eventLines),
		"END:VCALENDAR",
	]);
}
