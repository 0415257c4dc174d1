import { addDays, type IsoDate } from "./calendar.ts";

/** Media type of a calendar file. Source: RFC 5545 section 8.1. */
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Author and contents of a calendar file. */
type CalendarHead = {
	readonly by: string;
	readonly name: string;
	/** Whether it is a feed to subscribe to, which calendars show under its name. */
	readonly isPublished?: boolean;
};

/** Events as the text of a calendar file. Source: RFC 5545 sections 3.1 and 3.6. */
export function calendarText(
	{ by, name, isPublished = false }: CalendarHead,
	events: readonly CalendarEvent[],
): string {
	return [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(by)}//${escapeText(name)}//EN`,
		"CALSCALE:GREGORIAN",
		...(isPublished ? ["METHOD:PUBLISH", `X-WR-CALNAME:${escapeText(name)}`] : []),
		...events.flatMap(eventLines),
		"END:VCALENDAR",
	]
		.map((line) => `${fold(line)}\r\n`)
		.join("");
}

/** A day as a calendar file has it: `20261126`. */
function compactDay(day: IsoDate): string {
	return day.replaceAll("-", "");
}

/** Escapes text for a property. Any line ending becomes `\n`; other control characters are not allowed in a line. Source: RFC 5545 section 3.3.11. */
function escapeText(text: string): string {
	return text
		.replaceAll(/[\\;,]/g, "\\$&")
		.replaceAll(/\r\n|\r|\n/g, "\\n")
		.replaceAll(/\p{Cc}/gu, " ");
}

/** An all-day event. */
export type CalendarEvent = {
	/** Stable id of the event, whatever becomes of its day and wording. */
	readonly uid: string;
	/** When its content was last checked (UTC milliseconds), and a number that grows with each revision: calendars keep the highest. */
	readonly changedAt: number;
	readonly sequence: number;
	readonly on: IsoDate;
	/** Its last day. */
	readonly last: IsoDate;
	readonly summary: string;
	readonly description: string;
	readonly location: string | null;
	readonly url: string | null;
};

/** An event that leaves its days free and announces itself two weeks before. Source: RFC 5545 sections 3.6.1 and 3.6.6. */
function eventLines(event: CalendarEvent): string[] {
	const { uid, changedAt, sequence, on, last, summary, description, location, url } = event;
	const changed = new Date(changedAt).toISOString().replaceAll(/[-:]|\.\d+/g, "");
	return [
		"BEGIN:VEVENT",
		`UID:${escapeText(uid)}`,
		`DTSTAMP:${changed}`,
		`LAST-MODIFIED:${changed}`,
		`SEQUENCE:${sequence}`,
		`DTSTART;VALUE=DATE:${compactDay(on)}`,
		// DTEND is exclusive: the first day after the event.
		`DTEND;VALUE=DATE:${compactDay(addDays(last, 1))}`,
		`SUMMARY:${escapeText(summary)}`,
		`DESCRIPTION:${escapeText(description)}`,
		...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
		// An address is not text, so nothing in it is escaped; whitespace is removed.
		...(url === null ? [] : [`URL:${url.replaceAll(/\s/g, "")}`]),
		"TRANSP:TRANSPARENT",
		"BEGIN:VALARM",
		"ACTION:DISPLAY",
		`DESCRIPTION:${escapeText(summary)}`,
		"TRIGGER:-P14D",
		"END:VALARM",
		"END:VEVENT",
	];
}

/** Most octets in a line, without its end. Source: RFC 5545 section 3.1. */
const LONGEST = 75;

/** Folds a line into parts of at most 75 octets without splitting a character. Continuations begin with a space. */
function fold(line: string): string {
	let folded = "";
	let octets = 0;
	for (const letter of line) {
		const size = octetsOf(letter.codePointAt(0) ?? 0);
		if (octets + size > LONGEST) {
			folded += "\r\n ";
			octets = 1;
		}
		folded += letter;
		octets += size;
	}
	return folded;
}

/** Octets of a letter in UTF-8. Source: RFC 3629 section 3. */
function octetsOf(codePoint: number): number {
	return 1 + [0x7f, 0x7ff, 0xffff].filter((last) => codePoint > last).length;
}
