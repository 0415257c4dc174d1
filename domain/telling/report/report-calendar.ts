import type { CalendarOf } from "../../judgement/dates/calendar-file.ts";
import type { ReportDocument } from "./document/document.ts";

/** What a calendar of a report's dates is made from. */
export function datesCalendar({ home, inputs, day, dates }: ReportDocument): CalendarOf {
	const { postcode, address } = home;
	return { postcode, address, houseNumber: inputs.houseNumber, day, dates, steps: [] };
}

/** Calendar of a report's plan: its dated steps, beside the dates. */
export function planCalendar(document: ReportDocument): CalendarOf {
	const steps = document.plan.flatMap((step) =>
		step.by === null ? [] : [{ ...step, by: step.by }],
	);
	return { ...datesCalendar(document), steps };
}
