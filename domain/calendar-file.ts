import { addDays, type IsoDate } from "./calendar.ts";

/** A whole day of a calendar. */
export type CalendarDay = {
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

/** Octets of a line without its break. Source: RFC 5545 section 3.1. */
const LINE_OCTETS = 75;

/** A calendar to be imported or subscribed to. Source: RFC 5545. */
export function calendarFile(
	{ name, by }: { readonly name: string; readonly by: string },
	days: readonly CalendarDay[],
): string {
	return [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escaped(by)}//${escaped(name)}//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escaped(name)}`,
		...days.flatMap(eventOf),
		"END:VCALENDAR",
	]
		.map((line) => `${folded(line)}\r\n`)
		.join("");
}

function eventOf({ uid, day, title, notes, url, changedAt, revision }: CalendarDay): string[] {
	return [
		"BEGIN:VEVENT",
		`UID:${escaped(uid)}`,
		`DTSTAMP:${new Date(changedAt).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
		`SEQUENCE:${revision}`,
		`DTSTART;VALUE=DATE:${digits(day)}`,
		`DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
		`SUMMARY:${escaped(title)}`,
		`DESCRIPTION:${escaped(notes)}`,
		// An address is no text: nothing of it is escaped, and it has no line breaks.
		`URL:${url.replaceAll(/\s/g, "")}`,
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
	];
}

function digits(day: IsoDate): string {
	return day.replaceAll("-", "");
}

/** Source: RFC 5545 section 3.3.11. */
function escaped(text: string): string {
	return (
		text
			.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
			.replaceAll(/\r\n|\r|\n/g, "\\n")
			// A control character may not stand in a line at all.
			.replaceAll(/\p{Cc}/gu, " ")
	);
}

/** Breaks a long line between characters, never within one; each part that follows begins with a blank. */
function folded(line: string): string {
	let octets = 0;
	let text = "";
	for (const character of line) {
		const size = octetsOf(character);
		if (octets + size > LINE_OCTETS) {
			text += "\r\n ";
			octets = 1;
		}
		text += character;
		octets += size;
	}
	return text;
}

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
	const point = character.codePointAt(0) ?? 0;
	return 1 + [0x7f, 0x7ff, 0xffff].filter((last) => point > last).length;
}
