import { addDays, londonMidnight } from "../calendar.ts";
import { dateInWords } from "../words.ts";
import { METHOD_SINCE, METHODOLOGY_VERSION } from "./method.ts";

/** Days after a change of method in which a report of an older one may be made anew, free. Source: Rule SCORE-21. */
const REMAKE_DAYS = 30;
const lastDay = addDays(METHOD_SINCE, REMAKE_DAYS);

/** The end of that time, UTC milliseconds. */
export const REMAKE_UNTIL = londonMidnight(addDays(lastDay, 1));

/** "23 December 2026": the last day of it. */
export const REMAKE_LAST_DAY = dateInWords(lastDay);

/** Which method is today's, and since when. */
export const METHOD_HOLDS = `Method ${METHODOLOGY_VERSION} holds since ${dateInWords(METHOD_SINCE)}.`;

export function isOlderMethod(version: number): boolean {
	return version < METHODOLOGY_VERSION;
}

/** Until when a report made by a version may be made anew by today's, UTC milliseconds; null where it was made by today's, or the time is over. */
export function remakeUntil(version: number, now: number): number | null {
	return isOlderMethod(version) && now < REMAKE_UNTIL ? REMAKE_UNTIL : null;
}

/** By which method a report was scored, where that is not today's; nothing else. */
export function olderMethodInWords(version: number): string {
	return isOlderMethod(version) ? `Scored by method ${version}. ${METHOD_HOLDS}` : "";
}
