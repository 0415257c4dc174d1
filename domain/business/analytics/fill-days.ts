import { addDays, type IsoDate, londonMidnight } from "../../base/calendar.ts";
import { sumOverDays } from "./buckets.ts";
import { lengthOf, type Period } from "./period.ts";

/** What is counted of a day in London. Amounts in pence. */
const dayFigures = [
	"previews",
	"generated",
	"paidByCard",
	"paidByPlan",
	/** Taken for reports on this day and not given back since; for plans likewise. */
	"reportRevenue",
	"planRevenue",
	/** Taken on this day and given back since. */
	"refunded",
] as const;
type DayTotals = Readonly<Record<(typeof dayFigures)[number], number>>;
export type DayFigures = { readonly day: IsoDate } & DayTotals;

/** Each figure of a day as it is read by its name. */
export function eachFigure(read: (figure: keyof DayTotals) => number): DayTotals {
	return Object.fromEntries(dayFigures.map((figure) => [figure, read(figure)])) as DayTotals;
}

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
	const byDay = Map.groupBy(parts, ({ day }) => day);
	return daysOf(period).map((day) => {
		const known = byDay.get(day) ?? [];
		return { day, ...eachFigure((figure) => sumOverDays(known, (part) => part[figure] ?? 0)) };
	});
}

function daysOf(period: Period): IsoDate[] {
	return Array.from({ length: lengthOf(period) }, (_, at) => addDays(period.from, at));
}
