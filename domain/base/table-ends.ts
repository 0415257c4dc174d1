import { addDays, addYears, dayMonthsBefore, daysBetween, type IsoDate } from "./calendar.ts";
import { UPDATE_DUE } from "./evidence-text.ts";
import {
	type EventId,
	events,
	type HeldTable,
	type HeldTableId,
	heldTables,
	type Period,
} from "./held-tables.ts";
import { taxYearOf } from "./tax-year.ts";
import { dateInWords } from "./words.ts";

/** A table that is due to be read again, or soon will be. */
export type DueTable = {
	readonly id: HeldTableId;
	readonly name: string;
	/** First day on which it is due; null where nobody has read it yet. */
	readonly dueOn: IsoDate | null;
	/** Days until then; 0 and less once it is due. */
	readonly daysLeft: number;
	/** Last day of the period for which its amounts are set; null where something else makes it due. */
	readonly lastDay: IsoDate | null;
	/** The event that makes it due; null where something else does. */
	readonly event: EventId | null;
};

/** Every table in the order of harm. */
export const tableIds = Object.keys(heldTables) as readonly HeldTableId[];

/** When a table is due to be read again, as seen on a day, and what makes it due: its end, an event or its months. Nothing else decides this. */
export function tableOn(id: HeldTableId, day: IsoDate): DueTable {
	const { name, end, ages }: HeldTable = heldTables[id];
	const ended = end === undefined ? null : addDays(end.until, 1);
	const aged = agedOn(ages);
	const isEnd = ended !== null && (aged === null || ended <= aged);
	const dueOn = isEnd ? ended : aged;
	return {
		...{ id, name, dueOn },
		daysLeft: dueOn === null ? 0 : daysBetween(day, dueOn),
		lastDay: isEnd && end ? end.until : null,
		event: isEnd ? null : eventOf(ages),
	};
}

/** First day on which a table is due apart from the end of its period; null where there is none. */
function agedOn(ages: HeldTable["ages"]): IsoDate | null {
	const event = eventOf(ages);
	if (event !== null) {
		return events[event].on;
	}
	return ages !== "end" && "months" in ages ? monthsAfter(ages.since, ages.months) : null;
}

function eventOf(ages: HeldTable["ages"]): EventId | null {
	return ages !== "end" && "event" in ages ? ages.event : null;
}

/** The tables that are due on a day or within so many days, in the order of harm. */
export function tablesDue(day: IsoDate, withinDays = 0): readonly DueTable[] {
	return tableIds.map((id) => tableOn(id, day)).filter(({ daysLeft }) => daysLeft <= withinDays);
}

/** Names and first days of the tables that are due, for a machine; null for one that nobody has read yet. */
export function dueDays(day: IsoDate): Readonly<Record<string, IsoDate | null>> {
	return Object.fromEntries(tablesDue(day).map(({ id, dueOn }) => [id, dueOn]));
}

/**
 * The mark of what is quoted of a table that is due: "Update due.", and which event was not read. Null while the table is current, and of one that
 * nobody has read, because its own lines say so.
 */
export function dueInWords(id: HeldTableId, day: IsoDate): string | null {
	const { ages }: HeldTable = heldTables[id];
	const { daysLeft, dueOn } = tableOn(id, day);
	if (daysLeft > 0 || dueOn === null) {
		return null;
	}
	const isOpen = ages !== "end" && "event" in ages && ages.isInCaveat !== true;
	const unread = isOpen ? unreadInWords(ages.event, day) : null;
	return unread === null ? UPDATE_DUE : `${UPDATE_DUE} ${unread}`;
}

/** The mark of a source, where what it is quoted for comes from a table that is due. */
export type UpdateMark = { readonly updateDue?: string | undefined };

/** The mark as a part of the line that shows the source; nothing while the table is current. */
export function dueMark(id: HeldTableId, day: IsoDate): UpdateMark {
	const updateDue = dueInWords(id, day);
	return updateDue === null ? {} : { updateDue };
}

/** A source in a sentence, and its mark. */
export function withDue(source: string, id: HeldTableId, day: IsoDate): string {
	const due = dueInWords(id, day);
	return due === null ? source : `${source} ${due}`;
}

/** Says that an event was not read; null before it. */
export function unreadInWords(event: EventId, day: IsoDate): string | null {
	const { on, unread } = events[event];
	return day < on ? null : unread;
}

/** Tells the reader that a day lies after a table's end, and which period's amounts are used; null while the table applies. */
export function endedInWords(id: HeldTableId, day: IsoDate): string | null {
	const { end }: HeldTable = heldTables[id];
	return end === undefined || day <= end.until
		? null
		: `The ${end.holds} of ${periodOf(day, end.period)} are not known yet: those of ${periodOf(end.until, end.period)} are used.`;
}

/** Caveats on rates: what they leave out, and that they belong to an earlier period where the day lies after their end; null without either. */
export function withEnd(caveat: string | null, id: HeldTableId, day: IsoDate): string | null {
	return [caveat, endedInWords(id, day)].filter((part) => part !== null).join(" ") || null;
}

/** The period that a day lies in: "2027-28", or "January to March 2027". */
function periodOf(day: IsoDate, period: Period): string {
	switch (period) {
		case "tax_year":
			return taxYearOf(day).name;
		case "financial_year":
			return financialYearOf(day);
		case "quarter":
			return quarterOf(day);
	}
}

function financialYearOf(day: IsoDate): string {
	const year = day.slice(5) >= "04-01" ? day : addYears(day, -1);
	return `${year.slice(0, 4)}-${addYears(year, 1).slice(2, 4)}`;
}

function quarterOf(day: IsoDate): string {
	const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
	const month = (number: number) => `${day.slice(0, 4)}-${String(number).padStart(2, "0")}`;
	const [name] = dateInWords(month(first)).split(" ");
	return `${name} to ${dateInWords(month(first + 2))}`;
}

/** The same day so many months later, or the last of a shorter month. */
function monthsAfter(day: IsoDate, months: number): IsoDate {
	return dayMonthsBefore(day, -months);
}
