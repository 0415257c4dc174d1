import { addDays, type IsoDate } from "./calendar.ts";

/** What a calendar file is sent as. Source: RFC 5545 section 8.1. */
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Who makes a calendar file, and what it holds. */
type CalendarHead = {
	readonly by: string;
	readonly name: string;
	/** To be subscribed to: a calendar shows it by its name. */
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

/** Text as it may stand in a property. Any way of ending a line becomes the one escape there is; other control characters may not stand in a line at all. Source: RFC 5545 section 3.3.11. */
function escapeText(text: string): string {
	return text
		.replaceAll(/[\\;,]/g, "\\$&")
		.replaceAll(/\r\n|\r|\n/g, "\\n")
		.replaceAll(/\p{Cc}/gu, " ");
}

/** An event of whole days, as a calendar shows it. */
export type CalendarEvent = {
	/** Stays the same for the same event, whatever its day and words become. */
	readonly uid: string;
	/** UTC milliseconds at which what it says was last looked at, and a count that is higher each time: a calendar takes the later one. */
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
		// The end of an event is the first day that is no longer of it.
		`DTEND;VALUE=DATE:${compactDay(addDays(last, 1))}`,
		`SUMMARY:${escapeText(summary)}`,
		`DESCRIPTION:${escapeText(description)}`,
		...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
		// An address is no text: nothing of it is escaped, and it has no line breaks.
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

/** Octets of a line at most, without its end. Source: RFC 5545 section 3.1. */
const LONGEST = 75;

/** A line in parts of 75 octets at most, no letter cut in two; a part after the first begins with the blank that says so. */
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
