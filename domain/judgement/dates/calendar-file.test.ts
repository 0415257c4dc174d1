import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../base/calendar.ts";
import { cases } from "../../test/cases.ts";
import { readCalendar } from "../../test/read-calendar.ts";
import { calendarFile, calendarName, calendarPath, type DueStep } from "./calendar-file.ts";
import type { HomeDate } from "./home-date.ts";

const aDate = (over: Partial<HomeDate> = {}): HomeDate => ({
	id: "energy-standard",
	on: "2030-10-01",
	until: null,
	title: "Band C to let",
	what: "A home needs energy band C to be let",
	isDraft: true,
	source: {
		name: "A response; of January, 2026",
		url: "https://www.gov.uk/a",
		readOn: "2026-11-21",
	},
	...over,
});
const fileOf = (...dates: readonly HomeDate[]) =>
	calendarFile({ postcode: "M14 5LL", address: null, day: "2026-11-23", dates, steps: [] });
const octets = (line: string) => Buffer.byteLength(line);

test("a date is an event of its whole day that says where it was read and that it is a draft", () => {
	expect(fileOf(aDate()).split("\r\n")).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Lettable//Dates of a home//EN",
		"CALSCALE:GREGORIAN",
		"BEGIN:VEVENT",
		expect.stringMatching(/^UID:[a-z0-9]{5,7}-date-energy-standard@lettable$/),
		"DTSTAMP:20261123T000000Z",
		"LAST-MODIFIED:20261123T000000Z",
		"SEQUENCE:20780",
		"DTSTART;VALUE=DATE:20301001",
		"DTEND;VALUE=DATE:20301002",
		"SUMMARY:Draft: A home needs energy band C to be let",
		"DESCRIPTION:Draft: not law yet\\, so day and rule may still change.\\nSource:",
		"  A response\\; of January\\, 2026\\, read 21 November 2026.\\nhttps://www.gov.",
		" uk/a",
		"LOCATION:M14 5LL",
		"URL:https://www.gov.uk/a",
		"TRANSP:TRANSPARENT",
		"BEGIN:VALARM",
		"ACTION:DISPLAY",
		"DESCRIPTION:Draft: A home needs energy band C to be let",
		"TRIGGER:-P14D",
		"END:VALARM",
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]);
});

test("a window ends with its last day, and what is law is not called a draft", () => {
	const date = aDate({ until: "2031-02-28", isDraft: false });
	const file = fileOf({ ...date, source: { name: "The Act", url: null, readOn: null } });
	expect(file).toContain("DTEND;VALUE=DATE:20310301\r\n");
	expect(file).not.toMatch(/draft|URL:/i);
	expect(file).toContain("Source: The Act\\, not checked by us yet.\r\n");
});

const eventOf = (over: Partial<Parameters<typeof calendarFile>[0]>, date: HomeDate = aDate()) =>
	readCalendar(
		calendarFile({
			...{ postcode: "M14 5LL", address: null, day: "2026-11-23", dates: [date], steps: [] },
			...over,
		}),
	)[0];

test("a date keeps its name while its day, words, draft, source and the day of the file change, and each later file counts as later", () => {
	const ends = (on: string, what: string) => aDate({ id: "row-ends", on, what });
	const first = eventOf({ day: "2026-11-27" }, ends("2027-04-30", "It is due to end"));
	const second = eventOf({ day: "2026-12-20" }, ends("2027-05-31", "It ends by this day"));
	expect(second?.uid).toBe(first?.uid);
	expect(second?.on).not.toBe(first?.on);
	expect(second?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
	expect(eventOf({}, aDate({ id: "another" }))?.uid).not.toBe(eventOf({})?.uid);
});

test("homes of one postcode, by address or by number, have names of their own, in which no address stands", () => {
	const uids = [
		eventOf({}),
		eventOf({ houseNumber: "12" }),
		eventOf({ houseNumber: "14" }),
		eventOf({ address: "1 Test Street" }),
		eventOf({ address: "2 Test Street" }),
		eventOf({ postcode: "BN2 9QA" }),
	].map((event) => event?.uid ?? "");
	expect(new Set(uids).size).toBe(uids.length);
	expect(eventOf({ address: "1 TEST STREET" })?.uid).toBe(uids[3]);
	expect(uids.join(" ")).not.toMatch(/m14|street|band/i);
});

test("two events of one kind are two, in their order", () => {
	const events = readCalendar(fileOf(aDate(), aDate({ on: "2031-10-01" })));
	expect(events.map(({ uid }) => uid.replace(/^[^-]*-/, ""))).toEqual([
		"date-energy-standard@lettable",
		"date-energy-standard-2@lettable",
	]);
});

test("every event announces itself two weeks before", () => {
	expect(eventOf({})?.alarm).toBe("-P14D");
});

test("any dates are read back as they were, from lines of 75 octets at most", () => {
	const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2020-01-01", days));
	// A calendar has one kind of line ending, so a carriage return's own meaning is lost.
	const text = fc
		.string({ unit: "grapheme", minLength: 1, maxLength: 120 })
		.map((letters) => letters.replaceAll("\r", " "));
	const date = fc.record({
		id: fc.stringMatching(/^[a-z-]{1,20}$/),
		on: day,
		until: fc.constant(null),
		title: text,
		what: text,
		isDraft: fc.boolean(),
		source: fc.record({ name: text, url: fc.option(fc.webUrl()), readOn: fc.option(day) }),
	});
	fc.assert(
		fc.property(fc.array(date, { minLength: 1, maxLength: 5 }), (dates) => {
			const file = fileOf(...dates);
			expect(Math.max(...file.split("\r\n").map(octets))).toBeLessThanOrEqual(75);
			const read = readCalendar(file);
			expect(read.map(({ on, last }) => ({ on, last }))).toEqual(
				dates.map(({ on }) => ({ on, last: on })),
			);
			expect(read.map(({ summary }) => summary.replace(/^Draft: /, ""))).toEqual(
				dates.map(({ what, isDraft }) => (isDraft ? what : what.replace(/^Draft: /, ""))),
			);
			expect(
				read.every(({ description }, at) => description.includes(dates[at]?.source.name ?? "?")),
			).toBe(true);
		}),
		cases(500),
	);
});

test("a calendar is named after its postcode and what it holds", () => {
	expect(calendarName({ postcode: "M14 5LL", steps: [] })).toBe("lettable-dates-M14-5LL.ics");
	expect(calendarName({ postcode: "M14 5LL", steps: [aStep()] })).toBe("lettable-plan-M14-5LL.ics");
});

const aStep = (over: Partial<DueStep> = {}): DueStep => ({
	id: "licence.selective",
	what: "Apply for the licence; pay, too",
	who: "Manchester City Council",
	url: "https://www.manchester.gov.uk/a",
	costText: "£350 to £1,290",
	by: "2027-04-30",
	isDraft: false,
	...over,
});
const planOf = (step: DueStep, address: string | null = "1 Test Street") =>
	readCalendar(
		calendarFile({
			postcode: "M14 5LL",
			address,
			day: "2026-11-23",
			dates: [aDate()],
			steps: [step],
		}),
	);

test("a step of the plan is an event of its day that says who, for how much and where", () => {
	const [date, step] = planOf(aStep());
	expect(date?.summary).toContain("band C");
	expect(step).toEqual({
		uid: expect.stringMatching(/^[a-z0-9]{5,7}-step-licence-selective@lettable$/),
		sequence: 20_780,
		alarm: "-P14D",
		on: "2027-04-30",
		last: "2027-04-30",
		summary: "Apply for the licence; pay, too",
		description:
			"Who: Manchester City Council.\nCost: £350 to £1,290.\nhttps://www.manchester.gov.uk/a",
	});
});

test("a step that follows from a draft says so, and what is not known of it is left out", () => {
	const [, step] = planOf(aStep({ isDraft: true, url: null, costText: null }));
	expect(step?.summary).toBe("Draft: Apply for the licence; pay, too");
	expect(step?.description).toBe(
		"Draft: not law yet, so day and rule may still change.\nWho: Manchester City Council.",
	);
});

test("a step keeps its number while its day, words and cost change, and has another's in another home", () => {
	const uid = planOf(aStep())[1]?.uid;
	const changed = aStep({ by: "2028-01-01", what: "Renew it", costText: null, isDraft: true });
	expect(planOf(changed)[1]?.uid).toBe(uid);
	expect(planOf(aStep({ id: "survey" }))[1]?.uid).not.toBe(uid);
	expect(planOf(aStep(), "2 Test Street")[1]?.uid).not.toBe(uid);
});

test.each([
	[null, null, "/api/property/dates/M145LL.ics?use=hmo"],
	[
		"0000-0000-0000-0000-0002",
		"Wales",
		"/api/property/dates/M145LL.ics?use=hmo&certificate=0000-0000-0000-0000-0002&nation=Wales",
	],
] as const)(
	"anyone's calendar of a home with certificate %s in %s is at %s",
	(certificate, nation, path) => {
		expect(calendarPath({ postcode: "M14 5LL", certificate, inputs: { use: "hmo", nation } })).toBe(
			path,
		);
	},
);
