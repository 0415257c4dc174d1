import { addDays } from "../base/calendar.ts";

/** An event as a calendar shows it: `last` is its last whole day. */
type ReadEvent = {
	readonly uid: string;
	readonly on: string;
	readonly last: string;
	readonly summary: string;
	readonly description: string;
	readonly sequence: number;
	/** How long before its day it announces itself. */
	readonly alarm: string;
};

type Component = { readonly name: string; readonly lines: string[]; readonly parts: Component[] };

/** How often a property must and may occur in a component. Source: RFC 5545 sections 3.4 to 3.6. */
const once: Readonly<Record<string, readonly string[]>> = {
	VCALENDAR: ["VERSION", "PRODID"],
	VEVENT: ["UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "SEQUENCE", "LAST-MODIFIED"],
	VALARM: ["ACTION", "TRIGGER", "DESCRIPTION"],
};
const texts = new Set(["SUMMARY", "DESCRIPTION", "LOCATION", "X-WR-CALNAME", "PRODID", "UID"]);

/** Reads the all-day events of an iCalendar file, independently of the code that writes it. @throws Error for violations of RFC 5545 */
export function readCalendar(text: string): readonly ReadEvent[] {
	must(
		!/[^\r]\n|\r[^\n]/.test(text) && text.endsWith("\r\n"),
		"a line ends otherwise than in CRLF",
	);
	const printed = text.split("\r\n").slice(0, -1);
	must(
		printed.every((line) => octetsIn(line) <= 75 && !line.includes("\ufffd")),
		"a line is longer than 75 octets, or cuts a letter",
	);
	const calendar = readComponent(text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1));
	must(calendar.name === "VCALENDAR" && get(calendar, "VERSION") === "2.0", "no calendar");
	const events = calendar.parts.map(readEvent);
	must(new Set(events.map(({ uid }) => uid)).size === events.length, "two events have one name");
	return events;
}

function readComponent(lines: readonly string[]): Component {
	const root: Component = { name: "", lines: [], parts: [] };
	const open = [root];
	for (const line of lines) {
		must(/^[A-Z-]+(?:;[A-Z-]+=[A-Z-]+)*:/.test(line), `no property: ${line}`);
		const [, verb, name = ""] = /^(BEGIN|END):([A-Z]+)$/.exec(line) ?? [];
		const current = open.at(-1) ?? root;
		if (verb === "BEGIN") {
			const part = { name, lines: [], parts: [] };
			current.parts.push(part);
			open.push(part);
		} else if (verb === "END") {
			must(current.name === name, `${name} ends in ${current.name}`);
			checkComponent(current);
			open.pop();
		} else {
			current.lines.push(line);
		}
	}
	const [only, ...others] = root.parts;
	must(open.length === 1 && others.length === 0 && root.lines.length === 0, "no one calendar");
	return only ?? root;
}

function checkComponent(component: Component): void {
	for (const name of once[component.name] ?? []) {
		must(valuesOf(component, name).length === 1, `${component.name} has no one ${name}`);
	}
	for (const line of component.lines) {
		const name = line.split(/[:;]/)[0] ?? "";
		const value = line.slice(line.indexOf(":") + 1);
		must(!/\p{Cc}/u.test(value), "a control character");
		if (texts.has(name)) {
			must(!/(?<!\\)(?:\\\\)*[,;]|(?<!\\)(?:\\\\)*\\(?![\\;,nN])/.test(value), `no text: ${line}`);
		}
	}
}

function readEvent(event: Component): ReadEvent {
	must(event.name === "VEVENT", `no event but ${event.name}`);
	must(/^\d{8}T\d{6}Z$/.test(get(event, "DTSTAMP")), "an event has no instant of its making");
	must(/^\d+$/.test(get(event, "SEQUENCE")), "an event has no count of its revisions");
	must(
		event.lines.filter((line) => /^DT(?:START|END);VALUE=DATE:\d{8}$/.test(line)).length === 2,
		"an event is not of whole days",
	);
	const [on, end] = [dayOf(get(event, "DTSTART")), dayOf(get(event, "DTEND"))];
	must(end > on, "an event ends before it begins");
	const [alarm, ...others] = event.parts;
	must(alarm?.name === "VALARM" && others.length === 0, "an event has no one alarm");
	return {
		uid: plain(get(event, "UID")),
		on,
		last: addDays(end, -1),
		summary: plain(get(event, "SUMMARY")),
		description: plain(get(event, "DESCRIPTION")),
		sequence: Number(get(event, "SEQUENCE")),
		alarm: alarm ? get(alarm, "TRIGGER") : "",
	};
}

function valuesOf({ lines }: Component, name: string): string[] {
	return lines
		.filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
		.map((line) => line.slice(line.indexOf(":") + 1));
}

function get(component: Component, name: string): string {
	const [value] = valuesOf(component, name);
	must(value !== undefined, `${component.name} has no ${name}`);
	return value ?? "";
}

function dayOf(value: string): string {
	return value.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
}

function plain(value: string): string {
	return value.replaceAll(/\\(.)/g, (_, letter: string) => (letter === "n" ? "\n" : letter));
}

function must(holds: boolean, fault: string): void {
	if (!holds) {
		throw new Error(fault);
	}
}

function octetsIn(line: string): number {
	return encodeURIComponent(line).replaceAll(/%[\dA-F]{2}/g, "x").length;
}
