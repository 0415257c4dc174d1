import { addDays, type IsoDate } from "../calendar.ts";
import { calendarText, compactDay, escapeText } from "../icalendar.ts";

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
	return [
		"BEGIN:VEVENT",
		`UID:${escapeText(uid)}`,
		`DTSTAMP:${new Date(changedAt).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
		`SEQUENCE:${revision}`,
		`DTSTART;VALUE=DATE:${compactDay(day)}`,
		`DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
		`SUMMARY:${escapeText(title)}`,
		`DESCRIPTION:${escapeText(notes)}`,
		// An address is no text: nothing of it is escaped, and it has no line breaks.
		`URL:${url.replaceAll(/\s/g, "")}`,
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
	];
}
