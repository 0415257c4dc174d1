import { addDays, type IsoDate, londonMidnight } from "../../base/calendar.ts";
import { lengthOf, type Period } from "./period.ts";

/** What happened on a day in London. Amounts in pence. */
export type DayFigures = {
	readonly day: IsoDate;
	readonly previews: number;
	readonly generated: number;
	readonly paidByCard: number;
	readonly paidByPlan: number;
	/** Taken for reports on this day and not given back since. */
	readonly reportRevenue: number;
	readonly planRevenue: number;
	/** Taken on this day and given back since. */
	readonly refunded: number;
};

/** Some of the figures of a day, as one table knows them. */
export type PartOfDay = Partial<DayFigures> & Pick<DayFigures, "day">;

/** A day as the instants it lies between: from the first on, before the second. UTC milliseconds. */
export type DaySpan = {
	readonly day: IsoDate;
	readonly from: number;
	readonly until: number;
};

/** Every day of a period with its London midnights, in order: two days a year have 23 or 25 hours. */
export function spansOf(period: Period): DaySpan[] {
	return daysOf(period).map((day) => ({
		day,
		from: londonMidnight(day),
		until: londonMidnight(addDays(day, 1)),
	}));
}

/** Every day of a period in order, with the sum of what is known of it: 0 where nothing is. What lies outside is left out. */
export function fillDays(period: Period, parts: readonly PartOfDay[]): DayFigures[] {
	const days = new Map(daysOf(period).map((day) => [day, nothingOn(day)]));
	for (const part of parts) {
		const known = days.get(part.day);
		if (known) {
			days.set(part.day, sumOf(known, part));
		}
	}
	return [...days.values()];
}

function nothingOn(day: IsoDate): DayFigures {
	return {
		day,
		previews: 0,
		generated: 0,
		paidByCard: 0,
		paidByPlan: 0,
		reportRevenue: 0,
		planRevenue: 0,
		refunded: 0,
	};
}

function sumOf(known: DayFigures, part: PartOfDay): DayFigures {
	return {
		day: known.day,
		previews: known.previews + (part.previews ?? 0),
		generated: known.generated + (part.generated ?? 0),
		paidByCard: known.paidByCard + (part.paidByCard ?? 0),
		paidByPlan: known.paidByPlan + (part.paidByPlan ?? 0),
		reportRevenue: known.reportRevenue + (part.reportRevenue ?? 0),
		planRevenue: known.planRevenue + (part.planRevenue ?? 0),
		refunded: known.refunded + (part.refunded ?? 0),
	};
}

function daysOf(period: Period): IsoDate[] {
	return Array.from({ length: lengthOf(period) }, (_, at) => addDays(period.from, at));
}
