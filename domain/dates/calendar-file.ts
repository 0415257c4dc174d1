import { addDays, type IsoDate } from "../calendar.ts";
import { calendarText, compactDay, escapeText } from "../icalendar.ts";
import type { Inputs } from "../inputs.ts";
import { APP_NAME, FILE_PREFIX } from "../product.ts";
import { dateInWords } from "../words.ts";
import { DRAFT, type HomeDate } from "./home-date.ts";

/** A step of a plan that is due on a day. */
export type DueStep = {
	/** Stable. */
	readonly id: string;
	/** A short order, without its full stop. */
	readonly what: string;
	readonly who: string;
	readonly url: string | null;
	/** Null where no one can say. */
	readonly costText: string | null;
	readonly by: IsoDate;
	/** The day is of a rule that is not law yet. */
	readonly isDraft: boolean;
};

/** What a file is made from: the dates of a home and the steps of a plan, at least one of them, as they were known on a day. */
export type CalendarOf = {
	readonly postcode: string;
	/** Of the home; null where the dates are of the postcode. */
	readonly address: string | null;
	readonly day: IsoDate;
	readonly dates: readonly HomeDate[];
	/** None in a file of dates alone. */
	readonly steps: readonly DueStep[];
};

/** An event of whole days, as a calendar shows it. */
type Entry = {
	readonly uid: string;
	readonly on: IsoDate;
	readonly until: IsoDate | null;
	readonly summary: string;
	readonly description: string;
	readonly url: string | null;
};

/**
 * The dates of a home and the steps of a plan as an iCalendar file of all-day events that leave the day free. The same give the same text, and each keeps
 * its number from one file to the next, so that a calendar that is given it again changes the entry it has. Steps are events too, for few calendars
 * show a to-do. Source: RFC 5545.
 */
export function calendarFile({ postcode, address, day, dates, steps }: CalendarOf): string {
	const place = address === null ? postcode : `${address}, ${postcode}`;
	const entries = [
		...dates.map((date) => entryOfDate(postcode, date)),
		...steps.map((step) => entryOfStep(place, step)),
	];
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(APP_NAME)}//Dates of a home//EN`,
		"CALSCALE:GREGORIAN",
		...entries.flatMap(({ uid, on, until, summary, description, url }) => [
			"BEGIN:VEVENT",
			`UID:${uid}`,
			`DTSTAMP:${compactDay(day)}T000000Z`,
			`DTSTART;VALUE=DATE:${compactDay(on)}`,
			// The end of an event is the first day that is no longer of it.
			`DTEND;VALUE=DATE:${compactDay(addDays(until ?? on, 1))}`,
			`SUMMARY:${escapeText(summary)}`,
			`DESCRIPTION:${escapeText(description)}`,
			`LOCATION:${escapeText(place)}`,
			...(url === null ? [] : [`URL:${url}`]),
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return calendarText(lines);
}

/** What a downloaded calendar is called. */
export function calendarName({ postcode, steps }: Pick<CalendarOf, "postcode" | "steps">): string {
	return `${FILE_PREFIX}-${steps.length > 0 ? "plan" : "dates"}-${postcode.replaceAll(" ", "-")}.ics`;
}

/** What tells which home's dates are wanted, of which nothing is personal. */
type WhoseCalendar = {
	readonly postcode: string;
	readonly certificate: string | null;
	readonly inputs: Pick<Inputs, "use" | "nation">;
};

/**
 * The address of a home's calendar for anyone, below the product's own. Fit for a document that is passed on: it opens no report, and names neither
 * price nor rent.
 */
export function calendarPath({ postcode, certificate, inputs }: WhoseCalendar): string {
	const query = Object.entries({ use: inputs.use, certificate, nation: inputs.nation })
		.flatMap(([name, value]) => (value === null ? [] : `${name}=${encodeURIComponent(value)}`))
		.join("&");
	return `/api/property/dates/${encodeURIComponent(postcode.replaceAll(" ", ""))}.ics?${query}`;
}

/** Known again by the postcode, the sentence and the day. */
function entryOfDate(postcode: string, date: HomeDate): Entry {
	const { on, until, what, isDraft, source } = date;
	return {
		uid: uidOf(`${postcode} ${on} ${what}`),
		on,
		until,
		summary: marked(what, isDraft),
		description: sourceInWords(date),
		url: source.url,
	};
}

/** Known again by the home and the step, so that one whose day or words changed takes the place of the old. */
function entryOfStep(place: string, { id, by, what, isDraft, who, costText, url }: DueStep): Entry {
	return {
		uid: uidOf(`${place} step ${id}`),
		on: by,
		until: null,
		summary: marked(what, isDraft),
		description: [
			...(isDraft ? [NOT_LAW_YET] : []),
			`Who: ${who}.`,
			...(costText === null ? [] : [`Cost: ${costText}.`]),
			...(url === null ? [] : [url]),
		].join("\n"),
		url,
	};
}

function uidOf(name: string): string {
	return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}@${FILE_PREFIX}`;
}

function marked(what: string, isDraft: boolean): string {
	return isDraft ? `${DRAFT}: ${what}` : what;
}

const NOT_LAW_YET = `${DRAFT}: not law yet, so day and rule may still change.`;

function sourceInWords({ isDraft, source }: HomeDate): string {
	const { name, url, readOn } = source;
	return [
		...(isDraft ? [NOT_LAW_YET] : []),
		`Source: ${name}${readOn === null ? ", not checked by us yet" : `, read ${dateInWords(readOn)}`}.`,
		...(url === null ? [] : [url]),
	].join("\n");
}
