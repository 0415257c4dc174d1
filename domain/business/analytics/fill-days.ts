import { addDays, type IsoDate, londonMidnight } from "../../base/calendar.ts";
import { sumOverDays } from "./buckets.ts";
import { lengthOf, type Period } from "./period.ts";

/** Figures counted for each day in London. Amounts in pence. */
const dayFigures = [
	"previews",
	"generated",
	"paidByCard",
	"paidByPlan",
	/** Taken for reports on this day and not refunded since; the next is the same for plans. */
	"reportRevenue",
	"planRevenue",
	/** Taken on this day and refunded since. */
	"refunded",
] as const;
type DayTotals = Readonly<Record<(typeof dayFigures)[number], number>>;
export type DayFigures = { readonly day: IsoDate } & DayTotals;

/** Builds a day's figures by reading each by name. */
export function eachFigure(read: (figure: keyof DayTotals) => number): DayTotals {
	return Object.fromEntries(dayFigures.map((figure) => [figure, read(figure)])) as DayTotals;
}

/** Figures of a day that one table has. */
export type PartOfDay = Partial<DayFigures> & Pick<DayFigures, "day">;

/** A day as an interval of instants: from the first up to but not including the second. UTC milliseconds. */
export type DaySpan = {
	readonly day: IsoDate;
	readonly from: number;
	readonly until: number;
};

/** Every day of a period with its London midnights, in order. Two days a year have 23 or 25 hours. */
export function spansOf(period: Period): DaySpan[] {
	return daysOf(period).map((day) => ({
		day,
		from: londonMidnight(day),
		until: londonMidnight(addDays(day, 1)),
	}));
}

/** Every day of a period in order, with the summed figures, 0 where there are none. Days outside it are left out. */
export function fillDays(period: Period, parts: readonly PartOfDay[]): DayFigures[] {
	const byDay = Map.groupBy(parts, ({ day }) => day);
	return daysOf(period).map((day) => {
		const known = byDay.get(day) ?? [];
		return { day, ...eachFigure((figure) => sumOverDays(known, (part) => part[figure] ?? 0)) };
	});
}

function daysOf(period: Period): IsoDate[] {
	return Array.from({ length: lengthOf(period) }, (_, at) => addDays(period.from, at));
}
