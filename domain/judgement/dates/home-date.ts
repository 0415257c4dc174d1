import type { IsoDate } from "../../base/calendar.ts";
import type { UpdateMark } from "../../base/table-ends.ts";

/** Something that changes for one home on a day, or has to be done within a window of days. */
export type HomeDate = {
	/** Stable id, whatever becomes of its day and wording: "energy-standard". */
	readonly id: string;
	readonly on: IsoDate;
	/** Last day of a window that begins on `on`; null for a single day. */
	readonly until: IsoDate | null;
	/** Title of one to five words, where the sentence is shown elsewhere: "Band C to let". */
	readonly title: string;
	/** One short sentence without its full stop, of 90 characters at most. */
	readonly what: string;
	/** Announced, proposed or before Parliament, but not law: day and rule may still change. */
	readonly isDraft: boolean;
	readonly source: UpdateMark & {
		readonly name: string;
		readonly url: string | null;
		/** Day on which its source was last read, `YYYY-MM` where no more is known; null when it never was. */
		readonly readOn: string | null;
	};
};

/** Label of a date that is not law yet. */
export const DRAFT = "Draft";

/** What a list of them is called. */
export const HOME_DATES_TITLE = "Dates of This Home";

/** What the line of them is called on the first page of a report. */
export const HOME_CHANGES_TITLE = "What changes, and when";

/** What leads to the same dates as a file for a calendar. */
export const ADD_TO_CALENDAR = "Add these dates to your calendar";

/** What leads to the dates and the steps of a plan as such a file. */
export const ADD_PLAN_TO_CALENDAR = "Add what has a day to your calendar";
