import type { CalendarOf } from "../dates/calendar-file.ts";
import type { ReportDocument } from "./document.ts";

/** What a calendar of a report's dates is made from. */
export function calendarOf({ home, day, dates }: ReportDocument): CalendarOf {
	return { postcode: home.postcode, address: home.address, day, dates };
}
