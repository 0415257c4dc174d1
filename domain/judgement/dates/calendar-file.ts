import type { IsoDate } from "../../base/calendar.ts";
import { type CalendarEvent, calendarText } from "../../base/icalendar.ts";
import type { Inputs } from "../../base/inputs.ts";
import { APP_NAME, FILE_PREFIX } from "../../base/product.ts";
import { shortHash } from "../../base/short-hash.ts";
import { dateInWords } from "../../base/words.ts";
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
	/** Of the home, where no address is known but its number was stated. */
	readonly houseNumber?: string | null;
	readonly day: IsoDate;
	readonly dates: readonly HomeDate[];
	/** None in a file of dates alone. */
	readonly steps: readonly DueStep[];
};

/** What one event of a file says; the file gives it its name and its time. */
type Entry = Pick<CalendarEvent, "on" | "last" | "summary" | "description" | "url"> & {
	/** What it is, among the events of one home. */
	readonly id: string;
};

const DAY = 24 * 60 * 60 * 1000;

/**
 * The dates of a home and the steps of a plan as an iCalendar file of all-day events that leave the day free. The same give the same text, and each keeps
 * its number from one file to the next, so that a calendar that is given it again changes the entry it has. Steps are events too, for few calendars
 * show a to-do. Its name is made of home and event alone, and the home stands in it as a hash. Source: RFC 5545.
 */
export function calendarFile({ postcode, address, day, dates, steps, ...of }: CalendarOf): string {
	const location = address === null ? postcode : `${address}, ${postcode}`;
	const home = shortHash(`${postcode} ${address ?? of.houseNumber ?? ""}`.toUpperCase());
	const changedAt = Date.parse(day);
	const entries = withOwnIds([...dates.map(entryOfDate), ...steps.map(entryOfStep)]);
	return calendarText(
		{ by: APP_NAME, name: "Dates of a home" },
		entries.map(({ id, ...entry }) => ({
			...entry,
			uid: `${home}-${id}@${FILE_PREFIX}`,
			location,
			// Each later day's file is a later revision.
			...{ changedAt, sequence: Math.floor(changedAt / DAY) },
		})),
	);
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

/** Two events of one kind, such as two changes of one tax, in their order. */
function withOwnIds(entries: readonly Entry[]): Entry[] {
	const seen = new Map<string, number>();
	return entries.map((entry) => {
		const count = (seen.get(entry.id) ?? 0) + 1;
		seen.set(entry.id, count);
		return count === 1 ? entry : { ...entry, id: `${entry.id}-${count}` };
	});
}

function entryOfDate(date: HomeDate): Entry {
	const { id, on, until, what, isDraft, source } = date;
	return {
		id: idOf(`date ${id}`),
		...{ on, last: until ?? on },
		summary: marked(what, isDraft),
		description: sourceInWords(date),
		url: source.url,
	};
}

function entryOfStep({ id, by, what, isDraft, who, costText, url }: DueStep): Entry {
	return {
		id: idOf(`step ${id}`),
		...{ on: by, last: by },
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

function idOf(name: string): string {
	return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
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
