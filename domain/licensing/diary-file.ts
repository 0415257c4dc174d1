import type { IsoDate } from "../calendar.ts";
import { calendarText, escapeText, eventLines } from "../icalendar.ts";

/** A whole day of a calendar. */
export type DiaryDay = {
	/** Stays the same for the same event in every edition of the file. */
	readonly uid: string;
	readonly day: IsoDate;
	readonly title: string;
	readonly notes: string;
	/** Address of what it is about. */
	readonly url: string;
	/** UTC milliseconds at which what it is about last changed, and how often it did. */
	readonly changedAt: number;
	readonly revision: number;
};

/** A calendar to be imported or subscribed to. Source: RFC 5545. */
export function diaryFile(
	{ name, by }: { readonly name: string; readonly by: string },
	days: readonly DiaryDay[],
): string {
	return calendarText([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(by)}//${escapeText(name)}//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escapeText(name)}`,
		...days.flatMap(eventOf),
		"END:VCALENDAR",
	]);
}

function eventOf({ uid, day, title, notes, url, changedAt, revision }: DiaryDay): string[] {
	return eventLines({
		...{ uid, changedAt, sequence: revision },
		...{ on: day, last: day },
		...{ summary: title, description: notes, location: null, url },
	});
}
