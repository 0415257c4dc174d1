import type { CalendarOf } from "../dates/calendar-file.ts";
import type { ReportDocument } from "./document.ts";

/** What a calendar of a report's dates is made from. */
export function datesCalendar({ home, stated, day, dates }: ReportDocument): CalendarOf {
	const { postcode, address } = home;
	const houseNumber = stated.find(({ label }) => label === "House number")?.text ?? null;
	return { postcode, address, houseNumber, day, dates, steps: [] };
}

/** What a calendar of a report's plan is made from: its steps that have a day, beside the dates. */
export function planCalendar(document: ReportDocument): CalendarOf {
	const steps = document.plan.flatMap((step) =>
		step.by === null ? [] : [{ ...step, by: step.by }],
	);
	return { ...datesCalendar(document), steps };
}
