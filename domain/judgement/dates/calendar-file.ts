import { DAY, type IsoDate } from "../../base/calendar.ts";
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
	/** Whether the day comes from a rule that is not law yet. */
	readonly isDraft: boolean;
};

/** Content of a file: dates of a home and steps of a plan, at least one in all, as known on a day. */
export type CalendarOf = {
	readonly postcode: string;
	/** Of the home; null where the dates are of the postcode. */
	readonly address: string | null;
	/** The stated house number of a home without a known address. */
	readonly houseNumber?: string | null;
	readonly day: IsoDate;
	readonly dates: readonly HomeDate[];
	/** None in a file of dates alone. */
	readonly steps: readonly DueStep[];
};

/** Content of one event; the file adds its uid and timestamp. */
type Entry = Pick<CalendarEvent, "on" | "last" | "summary" | "description" | "url"> & {
	/** Id of the event among those of one home. */
	readonly id: string;
};

/**
 * The dates of a home and the steps of a plan as an iCalendar file of all-day events that leave the day free. Output is deterministic, and each event keeps
 * its uid, so that importing a later file updates the calendar's entry. Steps are events too, because few calendars show to-dos. The uid is made of home
 * and event, with the home as a hash. Source: RFC 5545.
 */
export function calendarFile({ postcode, address, day, dates, steps, ...of }: CalendarOf): string {
	const location = address === null ? postcode : `${address}, ${postcode}`;
	const home = shortHash(`${postcode} ${address ?? of.houseNumber ?? ""}`.toUpperCase());
	const entries = withOwnIds([...dates.map(entryOfDate), ...steps.map(entryOfStep)]);
	return calendarText(
		{ by: APP_NAME, name: "Dates of a home" },
		entries.map(({ id, ...entry }) => ({
			...entry,
			uid: `${home}-${id}@${FILE_PREFIX}`,
			location,
			...revisionOf(day),
		})),
	);
}

/** Timestamp and number of a revision: each later day's file is a later one. */
export function revisionOf(day: IsoDate): { changedAt: number; sequence: number } {
	const changedAt = Date.parse(day);
	return { changedAt, sequence: Math.floor(changedAt / DAY) };
}

/** What a downloaded calendar is called. */
export function calendarName({ postcode, steps }: Pick<CalendarOf, "postcode" | "steps">): string {
	return `${FILE_PREFIX}-${steps.length > 0 ? "plan" : "dates"}-${postcode.replaceAll(" ", "-")}.ics`;
}

/** Identifies a home's dates; nothing in it is personal. */
type WhoseCalendar = {
	readonly postcode: string;
	readonly certificate: string | null;
	readonly inputs: Pick<Inputs, "use" | "nation">;
};

/** Public path of a home's calendar. Safe in a document that is passed on: it opens no report and contains neither price nor rent. */
export function calendarPath({ postcode, certificate, inputs }: WhoseCalendar): string {
	const query = Object.entries({ use: inputs.use, certificate, nation: inputs.nation })
		.flatMap(([name, value]) => (value === null ? [] : `${name}=${encodeURIComponent(value)}`))
		.join("&");
	return `/api/property/dates/${encodeURIComponent(postcode.replaceAll(" ", ""))}.ics?${query}`;
}

/** Numbers events of the same kind, such as two changes of one tax, to keep their ids apart. */
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
		id: eventId(`date ${id}`),
		...{ on, last: until ?? on },
		summary: marked(what, isDraft),
		description: sourceInWords(date),
		url: source.url,
	};
}

function entryOfStep({ id, by, what, isDraft, who, costText, url }: DueStep): Entry {
	return {
		id: eventId(`step ${id}`),
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

/** Part of an event's uid, of small letters, digits and hyphens. */
export function eventId(name: string): string {
	return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function marked(what: string, isDraft: boolean): string {
	return isDraft ? `${DRAFT}: ${what}` : what;
}

/** Said of a draft. */
export const NOT_LAW_YET = `${DRAFT}: not law yet, so day and rule may still change.`;

function sourceInWords({ isDraft, source }: HomeDate): string {
	const { name, url, readOn } = source;
	return [
		...(isDraft ? [NOT_LAW_YET] : []),
		`Source: ${name}${readOn === null ? ", not checked by us yet" : `, read ${dateInWords(readOn)}`}.`,
		...(url === null ? [] : [url]),
	].join("\n");
}
