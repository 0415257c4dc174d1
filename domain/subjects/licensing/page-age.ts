import { dayMonthsBefore, type IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme, SchemeEvidence } from "../../base/facts/scheme.ts";
import { dateInWords, daysNamedIn } from "../../base/words.ts";
import { ownPages } from "./scheme-evidence.ts";

/** Months for which a page is taken to say what stands today. Source: Rule LICENCE-27. */
const PAGE_SPEAKS_MONTHS = 24;

/** Months for which a direction that is immediate holds, unless it is confirmed. Source: Rule LICENCE-27. */
const IMMEDIATE_HOLDS_MONTHS = 6;

/** That it is confirmed, not that it is to be. */
const CONFIRMED = /(?<!\b(?:if|not|yet|be|until|unless|when) )\bconfirmed\b/i;

type Dated = Pick<LicensingScheme, "kind" | "status" | "start" | "end" | "evidence">;

/**
 * Whether the pages of a row still tell what stands on a day. A row whose first and last day a page names dates itself while it lasts, and a direction does once its
 * first day has passed or its page calls it confirmed; one that is immediate and not confirmed is over after six months. Any other needs a page that is young. Source: Rule LICENCE-27.
 */
export function stillSpeaks(row: Dated, day: IsoDate): boolean {
	const pages = ownPages(row.evidence);
	if (row.kind === "article4_hmo" && isImmediateOver(row, pages, day)) {
		return false;
	}
	return datesItself(row, pages, day) || pages.some((page) => isYoung(page, day));
}

/** The day of the newest page of a row, at the earliest that it can be; null where none can be dated. */
export function newestPageDay(evidence: readonly SchemeEvidence[]): IsoDate | null {
	const days = ownPages(evidence).flatMap((page) => earliestDay(page) ?? []);
	return days.toSorted().at(-1) ?? null;
}

function datesItself(
	{ kind, status, start, end }: Dated,
	pages: readonly SchemeEvidence[],
	day: IsoDate,
): boolean {
	const isNamed = (date: IsoDate | null) =>
		date !== null && pages.some(({ proves }) => namesDay(proves, date));
	if (kind === "article4_hmo") {
		return (
			status === "in_force" && (isConfirmed(pages) || (isNamed(start) && (start ?? day) <= day))
		);
	}
	return (
		kind !== "none" &&
		isNamed(start) &&
		isNamed(end) &&
		(start ?? day) <= day &&
		day <= (end ?? day)
	);
}

function isConfirmed(pages: readonly SchemeEvidence[]): boolean {
	return pages.some(({ proves }) => CONFIRMED.test(proves));
}

function isImmediateOver(
	{ start }: Dated,
	pages: readonly SchemeEvidence[],
	day: IsoDate,
): boolean {
	const isImmediate = pages.some(({ proves }) => /(?<!\bnot )\bimmediate\b/i.test(proves));
	const over = dayMonthsBefore(day, IMMEDIATE_HOLDS_MONTHS);
	return isImmediate && !isConfirmed(pages) && (start === null || start < over);
}

function isYoung(page: SchemeEvidence, day: IsoDate): boolean {
	const dated = earliestDay(page);
	return dated !== null && dated >= dayMonthsBefore(day, PAGE_SPEAKS_MONTHS);
}

/** Whether a sentence names a day, in words or digits: "11 April 2025" does not name 1 April. */
export function namesDay(sentence: string, day: IsoDate): boolean {
	return [day, dateInWords(day)].some((name) =>
		new RegExp(`(?<!\\d)${name}(?!\\d)`).test(sentence),
	);
}

/** The day of a page at the earliest that it can be: its own, of a month or a year the first; else the latest past day that its sentence names. */
function earliestDay({ pageDay, proves, readDay }: SchemeEvidence): IsoDate | null {
	if (pageDay !== null) {
		return `${pageDay}-01-01`.slice(0, 10);
	}
	return daysNamedIn(proves).findLast((named) => named <= readDay) ?? null;
}
