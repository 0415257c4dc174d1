import { dayMonthsBefore, type IsoDate, londonMidnight } from "#domain/base/calendar.ts";
import { SUNSET_MONTHS } from "#domain/business/api-keys.ts";

/** A call of the open door that goes, or a field of its answer. */
export type Sunset = {
	readonly method: "get" | "post";
	/** Below `/api/v1` as published: `/areas/{code}`. */
	readonly path: string;
	/** Its names from the answer down, without lists: `items.name`. Null where the whole call goes. */
	readonly field: string | null;
	/** Since when it is better not used, and the first day without it. Days in London. */
	readonly deprecatedOn: IsoDate;
	readonly sunsetOn: IsoDate;
	/** Path of what takes its place: a call or a page. */
	readonly replacement: string;
};

/** All that is announced to go; headers, description and reference are made of it. A row goes with what it announces. Source: Rule API-6. */
export const sunsets: readonly Sunset[] = [];

/** The first day that may be named for something whose end is announced on a day. */
export function earliestSunset(announcedOn: IsoDate): IsoDate {
	return dayMonthsBefore(announcedOn, -SUNSET_MONTHS);
}

/** The head of an answer of which the whole call goes. Source: RFC 9745, section 2.1; RFC 8594, section 3. */
export function sunsetHeaders({ deprecatedOn, sunsetOn }: Sunset) {
	return {
		Deprecation: `@${londonMidnight(deprecatedOn) / 1_000}`,
		Sunset: new Date(londonMidnight(sunsetOn)).toUTCString(),
	};
}
