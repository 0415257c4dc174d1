import type { IsoDate } from "./calendar.ts";
import { type SourceId, sources } from "./sources.ts";

/** Months after which a date that names a whole year is old, whoever published it: when the two following years are over. */
const YEARLY_LIMIT = 24;

/**
 * Whether a figure is older on a day than its source's limit allows. Nothing else decides this. `asOf` is the source's date (`YYYY`, `YYYY-MM` or
 * `YYYY-MM-DD`); without one the age is unknown and never called old.
 */
export function isPast(source: SourceId, asOf: string | null, day: IsoDate): boolean {
	const limit = sources[source].ageLimit;
	if (asOf === null || limit === null) {
		return false;
	}
	const months = asOf.length === 4 ? Math.max(limit, YEARLY_LIMIT) : limit;
	return addMonths(dayAfter(asOf), months) <= day;
}

/** First day after the day, month or year that a date names. */
function dayAfter(asOf: string): IsoDate {
	const [year = 0, month, date] = asOf.split("-").map(Number);
	if (month === undefined) {
		return isoDay(year + 1, 1, 1);
	}
	return date === undefined ? isoDay(year, month + 1, 1) : isoDay(year, month, date + 1);
}

/** The same day of the month `months` later. A day beyond a short month's end runs over into the next month. */
function addMonths(day: IsoDate, months: number): IsoDate {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return isoDay(year, month + months, date);
}

/** Months past December and days past a month's end run over. */
function isoDay(year: number, month: number, date: number): IsoDate {
	return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
