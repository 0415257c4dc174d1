import type { IsoDate } from "./calendar.ts";
import { type Pence, toPounds } from "./money.ts";
import { round } from "./statistics.ts";

const months = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];

/** A date in words: `2026-05-01` is "1 May 2026", `2026-05` "May 2026", `2025` "2025". */
export function dateInWords(date: IsoDate): string {
	const [year = "", month, day] = date.split("-");
	const name = months[Number(month) - 1];
	return [day ? String(Number(day)) : null, name, year].filter(Boolean).join(" ");
}

/** A date, a month or a year as `dateInWords` writes them, or a day as `YYYY-MM-DD`. */
const NAMED_DATE = new RegExp(
	`(?<!\\d)(?:(20\\d\\d-\\d\\d-\\d\\d)|(?:(?:(\\d{1,2}) )?(${months.join("|")}) )?(20\\d\\d))(?!\\d)`,
	"g",
);

/** Days named in a text, the earliest first; for a month or a year its first day. */
export function daysNamedIn(text: string): IsoDate[] {
	return [...text.matchAll(NAMED_DATE)]
		.map(
			([, iso, date = "1", month, year]) =>
				iso ??
				[year, twoDigits(month ? months.indexOf(month) + 1 : 1), twoDigits(Number(date))].join("-"),
		)
		.toSorted();
}

function twoDigits(number: number): string {
	return String(number).padStart(2, "0");
}

/** The month of a day: "May 2024". */
export function monthInWords(date: IsoDate): string {
	return dateInWords(date.slice(0, 7));
}

/** Pounds without pence, with separators: 2150000 pence is "£21,500". */
export function poundsInWords(amount: Pence): string {
	return `£${withCommas(Math.round(toPounds(amount)))}`;
}

/**
 * Digits, with two decimals at most, with a comma after each three before the point. Not by Intl: its tables take a tenth of the Worker's start to read,
 * and several times as long for each of the thousand amounts of a report.
 */
function withCommas(digits: number | string): string {
	return `${digits}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** Pounds with pence where there are any: 1500 pence is "£15", 1250 "£12.50". */
export function poundsAndPence(amount: Pence): string {
	return `£${withCommas(toPounds(amount).toFixed(amount % 100 === 0 ? 0 : 2))}`;
}

/** "a", "a and b", "a, b and c", or the same with "or". */
export function listInWords(items: readonly string[], joint: "and" | "or" = "and"): string {
	const last = items.at(-1) ?? "";
	return items.length > 1 ? `${items.slice(0, -1).join(", ")} ${joint} ${last}` : last;
}

/** "1 home", "12 homes". */
export function countInWords(count: number, one: string, many = `${one}s`): string {
	return `${withCommas(count)} ${count === 1 ? one : many}`;
}

/** Shown for an unknown figure. */
export const NOT_KNOWN = "Not known";

/** `21 Nov 2026`, `May 2026` or `2025`: for a separate line, where full months take too much room. */
export function shortDateInWords(date: IsoDate): string {
	return dateInWords(date).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
}

/** Square metres, whole. */
export function floorAreaInWords(area: number): string {
	return `${withCommas(round(area))} m²`;
}

/** "6 April 2027", or of a window "15 May to 14 August 2027". */
export function daysInWords({
	on,
	until,
}: {
	readonly on: IsoDate;
	readonly until: IsoDate | null;
}): string {
	if (until === null) {
		return dateInWords(on);
	}
	const first = dateInWords(on);
	return on.slice(0, 4) === until.slice(0, 4)
		? `${first.slice(0, -" 0000".length)} to ${dateInWords(until)}`
		: `${first} to ${dateInWords(until)}`;
}
