import { lazy } from "./lazy.ts";

/** In milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A calendar day as `YYYY-MM-DD`. In this form, comparing text compares dates. */
export type IsoDate = string;

/** Whether a text is an existing day in that form: `2027-02-29` and `01/04/2027` are not. */
export function isWholeDay(text: string): boolean {
	return /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text;
}

const london = lazy(
	() =>
		new Intl.DateTimeFormat("en-CA", {
			timeZone: "Europe/London",
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
		}),
);

let lately: { readonly hour: number; readonly day: IsoDate } | undefined;

/** The day it is in London at an instant (UTC milliseconds): laws and licences start at a London midnight, which is a whole hour of UTC. */
export function londonDay(instant: number): IsoDate {
	const hour = Math.floor(instant / HOUR);
	if (lately?.hour !== hour) {
		// Formatting is slow, and nearly every caller means today.
		lately = { hour, day: london().format(instant) };
	}
	return lately.day;
}

/** The same calendar day `years` later; 29 February becomes 28 February where there is none. */
export function addYears(day: IsoDate, years: number): IsoDate {
	return dayMonthsBefore(day, -12 * years);
}

/** The same day of the month `months` before, or the last day of a shorter month. */
export function dayMonthsBefore(day: IsoDate, months: number): IsoDate {
	const month = monthBefore(day.slice(0, 7), months);
	const [year = 0, ofYear = 1] = month.split("-").map(Number);
	const lastDate = new Date(Date.UTC(year, ofYear, 0)).getUTCDate();
	return `${month}-${String(Math.min(Number(day.slice(8)), lastDate)).padStart(2, "0")}`;
}

/** The calendar day `days` later, or earlier when negative. */
export function addDays(day: IsoDate, days: number): IsoDate {
	const instant = Date.parse(`${day}T00:00:00Z`) + days * DAY;
	return new Date(instant).toISOString().slice(0, 10);
}

/** Days from one day to another; less than none where the other comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
	return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** The month `months` before another, both `YYYY-MM`; later when negative. */
export function monthBefore(month: string, months: number): string {
	const at = monthsSinceZero(month) - 1 - months;
	return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}

/** Months from one to another, both `YYYY-MM`; negative where the other is earlier. */
export function monthsBetween(from: string, to: string): number {
	return monthsSinceZero(to) - monthsSinceZero(from);
}

function monthsSinceZero(month: string): number {
	const [year = 0, ofYear = 0] = month.split("-").map(Number);
	return 12 * year + ofYear;
}

/** The instant (UTC milliseconds) at which a day begins in London. */
export function londonMidnight(day: IsoDate): number {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	// London keeps UTC or is one hour ahead of it.
	return londonDay(midnight - HOUR) === day ? midnight - HOUR : midnight;
}

/** The instant (UTC milliseconds) at which a day in London is over. */
export function endOfDay(lastDay: IsoDate): number {
	return londonMidnight(addDays(lastDay, 1));
}

/** The last whole day, in London, before an instant. */
export function lastDayBefore(endsAt: number): IsoDate {
	return londonDay(endsAt - 1);
}
