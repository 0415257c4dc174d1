import { expect, test } from "vitest";
import { readCalendar } from "../test/read-calendar.ts";
import { type CalendarEvent, calendarText } from "./icalendar.ts";

const anEvent: CalendarEvent = {
	uid: "row-ends-9@example.com",
	on: "2026-12-31",
	last: "2026-12-31",
	summary: "Ends",
	description: "Look whether it is renewed.",
	location: null,
	url: "https://example.com/admin?work=queue&row=row",
	changedAt: Date.parse("2026-11-20T12:00:00.250Z"),
	sequence: 3,
};

const head = { name: "Diary", by: "Product", isPublished: true };
const fileOf = (over: Partial<CalendarEvent> = {}) => calendarText(head, [{ ...anEvent, ...over }]);
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("a day is an event of the whole of it, with a lasting name", () => {
	expect(fileOf().split("\r\n")).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Product//Diary//EN",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		"X-WR-CALNAME:Diary",
		"BEGIN:VEVENT",
		"UID:row-ends-9@example.com",
		"DTSTAMP:20261120T120000Z",
		"LAST-MODIFIED:20261120T120000Z",
		"SEQUENCE:3",
		"DTSTART;VALUE=DATE:20261231",
		"DTEND;VALUE=DATE:20270101",
		"SUMMARY:Ends",
		"DESCRIPTION:Look whether it is renewed.",
		"URL:https://example.com/admin?work=queue&row=row",
		"TRANSP:TRANSPARENT",
		"BEGIN:VALARM",
		"ACTION:DISPLAY",
		"DESCRIPTION:Ends",
		"TRIGGER:-P14D",
		"END:VALARM",
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]);
});

test("what has a meaning in the format is escaped, and no text can add a line", () => {
	const lines = unfolded(fileOf({ summary: "a, b; c\\d\r\nEND:VEVENT\ne\u0007f" }));
	expect(lines).toContain("SUMMARY:a\\, b\\; c\\\\d\\nEND:VEVENT\\ne f");
	expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
	expect(unfolded(fileOf({ url: "https://example.com/\r\nEND:VCALENDAR" }))).toContain(
		"URL:https://example.com/END:VCALENDAR",
	);
});

test.each(["x".repeat(400), "£é–".repeat(90), "🏠".repeat(60)])(
	"no line is longer than 75 octets, and none is broken within a character",
	(summary) => {
		const file = fileOf({ summary });
		const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
		expect(Math.max(...octets)).toBeLessThanOrEqual(75);
		expect(file).not.toContain("\uFFFD");
		expect(unfolded(file)).toContain(`SUMMARY:${summary}`);
	},
);

test("the day of an event moves without its name, and a later file of it counts as later", () => {
	const [before] = readCalendar(fileOf());
	const [after] = readCalendar(
		fileOf({ on: "2027-01-15", last: "2027-01-15", summary: "Ends later", sequence: 4 }),
	);
	expect(after?.uid).toBe(before?.uid);
	expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
});

test("a diary without a day is a calendar too", () => {
	expect(calendarText(head, [])).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
});
