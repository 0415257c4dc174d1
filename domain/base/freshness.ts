import type { IsoDate } from "./calendar.ts";
import { type SourceId, sources } from "./sources.ts";

/** A date that names a whole year is of a yearly figure, no matter who published it: it is old when the two years after it are over. */
const YEARLY_LIMIT = 24;

/**
 * Whether a figure is older on a day than its source's limit allows. The one place that decides. `asOf` is the date the source gives it
 * (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`); one without a date is never called old, for its age is not known.
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

/** The same day of the month `months` later; one that the month is too short for is as many days into the next. */
function addMonths(day: IsoDate, months: number): IsoDate {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return isoDay(year, month + months, date);
}

/** Months past December and days past the end of a month count on. */
function isoDay(year: number, month: number, date: number): IsoDate {
	return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
