import { addDays } from "../calendar.ts";

/** An event as a calendar would show it: `last` is its last whole day. */
type CalendarEvent = {
	readonly uid: string;
	readonly on: string;
	readonly last: string;
	readonly summary: string;
	readonly description: string;
};

/** Reads the all-day events of an iCalendar file for tests, knowing nothing of what wrote it. @throws Error for what RFC 5545 does not allow */
export function readCalendar(text: string): readonly CalendarEvent[] {
	if (/[^\r]\n|\r[^\n]/.test(text) || !text.endsWith("END:VCALENDAR\r\n")) {
		throw new Error("a line ends otherwise than in CRLF");
	}
	const [, ...events] = text.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
	return events.map((event) => {
		const properties = new Map(event.split("\r\n").map(property));
		const get = (name: string) => {
			const value = properties.get(name);
			if (value === undefined) {
				throw new Error(`an event has no ${name}`);
			}
			return value;
		};
		if (!/^\d{8}T\d{6}Z$/.test(get("DTSTAMP"))) {
			throw new Error("an event has no instant of its making");
		}
		return {
			uid: get("UID"),
			on: dayOf(get("DTSTART;VALUE=DATE")),
			last: addDays(dayOf(get("DTEND;VALUE=DATE")), -1),
			summary: plain(get("SUMMARY")),
			description: plain(get("DESCRIPTION")),
		};
	});
}

function property(line: string): readonly [name: string, value: string] {
	const at = line.indexOf(":");
	return [line.slice(0, at), line.slice(at + 1)];
}

function dayOf(value: string): string {
	return value.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
}

function plain(value: string): string {
	return value.replaceAll(/\\(.)/g, (_, letter: string) => (letter === "n" ? "\n" : letter));
}
