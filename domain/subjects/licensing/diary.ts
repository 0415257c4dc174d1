import { dayMonthsBefore, type IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { isLive, lastDay, phaseOn } from "./scheme-phase.ts";

/** Months before a scheme's end at which its renewal is checked; 0 is its last day. Source: docs/decisions/019. */
const REMINDERS = [9, 6, 3, 0] as const;
type Reminder = (typeof REMINDERS)[number];

/** The fields of a row that its diary needs. */
type Dated = Pick<LicensingScheme, "id" | "kind" | "status" | "coverage" | "start" | "end">;

/** A day on which somebody should look at a row. */
export type DiaryEntry = {
	/** Stable id of the reminder, whatever the row's dates become. */
	readonly id: string;
	readonly schemeId: string;
	/** The day of the reminder. */
	readonly day: IsoDate;
	readonly what: "ends" | "starts";
	/** The date that the reminder is about. */
	readonly on: IsoDate;
	/** Months before that day. */
	readonly monthsBefore: Reminder;
};

/** Coming days on which rows that are or will be binding should be checked: 9, 6 and 3 months before each end, the end itself, and each start; in order. */
export function diaryOf(schemes: readonly Dated[], today: IsoDate): DiaryEntry[] {
	return schemes
		.filter((scheme) => isLive(phaseOn(scheme, today)))
		.flatMap(entriesOf)
		.filter(({ day }) => day >= today)
		.toSorted((a, b) => (a.day === b.day ? compare(a.id, b.id) : compare(a.day, b.day)));
}

function entriesOf(scheme: Dated): DiaryEntry[] {
	const { id, start } = scheme;
	const end = lastDay(scheme);
	const ends = end === null ? [] : REMINDERS.map((months) => entry(id, "ends", end, months));
	return start === null ? ends : [...ends, entry(id, "starts", start, 0)];
}

function entry(
	schemeId: string,
	what: DiaryEntry["what"],
	on: IsoDate,
	monthsBefore: Reminder,
): DiaryEntry {
	return {
		id: `${schemeId}-${what}-${monthsBefore}`,
		schemeId,
		day: dayMonthsBefore(on, monthsBefore),
		what,
		on,
		monthsBefore,
	};
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
