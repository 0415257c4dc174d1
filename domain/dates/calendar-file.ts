import { addDays, type IsoDate } from "../calendar.ts";
import type { Inputs } from "../inputs.ts";
import { APP_NAME, FILE_PREFIX } from "../product.ts";
import { dateInWords } from "../words.ts";
import { DRAFT, type HomeDate } from "./home-date.ts";

/** What a calendar file is sent as. Source: RFC 5545 section 8.1. */
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** What a file is made from: the dates of a home, of which there is at least one, as they were known on a day. */
export type CalendarOf = {
	readonly postcode: string;
	/** Of the home; null where the dates are of the postcode. */
	readonly address: string | null;
	readonly day: IsoDate;
	readonly dates: readonly HomeDate[];
};

/**
 * The dates of a home as an iCalendar file of all-day events that leave the day free. The same dates give the same text, and a date keeps
 * its number from one file to the next, so that a calendar that is given it again changes the entry it has. Source: RFC 5545.
 */
export function calendarFile({ postcode, address, day, dates }: CalendarOf): string {
	const place = address === null ? postcode : `${address}, ${postcode}`;
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(APP_NAME)}//Dates of a home//EN`,
		"CALSCALE:GREGORIAN",
		...dates.flatMap((date) => [
			"BEGIN:VEVENT",
			`UID:${uidOf(postcode, date)}`,
			`DTSTAMP:${compact(day)}T000000Z`,
			`DTSTART;VALUE=DATE:${compact(date.on)}`,
			// The end of an event is the first day that is no longer of it.
			`DTEND;VALUE=DATE:${compact(addDays(date.until ?? date.on, 1))}`,
			`SUMMARY:${escapeText(date.isDraft ? `${DRAFT}: ${date.what}` : date.what)}`,
			`DESCRIPTION:${escapeText(sourceInWords(date))}`,
			`LOCATION:${escapeText(place)}`,
			...(date.source.url === null ? [] : [`URL:${date.source.url}`]),
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** What a downloaded calendar is called. */
export function calendarName(postcode: string): string {
	return `${FILE_PREFIX}-dates-${postcode.replaceAll(" ", "-")}.ics`;
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

/** Stable from the postcode, the sentence and the day. */
function uidOf(postcode: string, { on, what }: HomeDate): string {
	const slug = `${postcode} ${on} ${what}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
	return `${slug}@${FILE_PREFIX}`;
}

function sourceInWords({ isDraft, source }: HomeDate): string {
	const { name, url, readOn } = source;
	return [
		...(isDraft ? [`${DRAFT}: not law yet, so day and rule may still change.`] : []),
		`Source: ${name}${readOn === null ? ", not checked by us yet" : `, read ${dateInWords(readOn)}`}.`,
		...(url === null ? [] : [url]),
	].join("\n");
}

function compact(day: IsoDate): string {
	return day.replaceAll("-", "");
}

/** Source: RFC 5545 section 3.3.11. Any way of ending a line becomes the one escape there is. */
function escapeText(text: string): string {
	return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");
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
	if (codePoint < 0x80) {
		return 1;
	}
	if (codePoint < 0x8_00) {
		return 2;
	}
	return codePoint < 0x1_00_00 ? 3 : 4;
}
