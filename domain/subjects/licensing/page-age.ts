import { dayMonthsBefore, type IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme, SchemeEvidence } from "../../base/facts/scheme.ts";
import { dateInWords, daysNamedIn } from "../../base/words.ts";
import { ownPages } from "./scheme-evidence.ts";

/** Months for which a page counts as current. Source: Rule LICENCE-27. */
const PAGE_SPEAKS_MONTHS = 24;

/** Months for which an immediate direction holds without confirmation. Source: Rule LICENCE-27. */
const IMMEDIATE_HOLDS_MONTHS = 6;

/** Matches that it has been confirmed, not that it will be. */
const CONFIRMED = /(?<!\b(?:if|not|yet|be|until|unless|when) )\bconfirmed\b/i;

type Dated = Pick<LicensingScheme, "kind" | "status" | "start" | "end" | "evidence">;

/**
 * Whether a row's pages are still current on a day. A scheme with a named first and last day is current while it lasts. A direction is once its named first
 * day has passed or its page calls it confirmed; an immediate, unconfirmed one ends after six months. Everything else needs a recent page. Source:
 * Rule LICENCE-27.
 */
export function stillSpeaks(row: Dated, day: IsoDate): boolean {
	const pages = ownPages(row.evidence);
	if (row.kind === "article4_hmo" && isImmediateOver(row, pages, day)) {
		return false;
	}
	return datesItself(row, pages, day) || pages.some((page) => isYoung(page, day));
}

/** Earliest possible date of a row's newest page; null where none can be dated. */
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

/** Whether a sentence names a day, in words or digits. "11 April 2025" does not name 1 April. */
export function namesDay(sentence: string, day: IsoDate): boolean {
	return [day, dateInWords(day)].some((name) =>
		new RegExp(`(?<!\\d)${name}(?!\\d)`).test(sentence),
	);
}

/** Earliest possible date of a page: its own (the first day of a month or year), else the latest past day in its sentence. */
function earliestDay({ pageDay, proves, readDay }: SchemeEvidence): IsoDate | null {
	if (pageDay !== null) {
		return `${pageDay}-01-01`.slice(0, 10);
	}
	return daysNamedIn(proves).findLast((named) => named <= readDay) ?? null;
}
