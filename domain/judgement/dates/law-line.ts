import { daysBetween, type IsoDate } from "../../base/calendar.ts";
import type { HomeDate } from "./home-date.ts";

/** Rows for labels: two above the line and two below, the nearest first. */
export const lawLineRows = [1, -1, 2, -2] as const;
export type LawLineRow = (typeof lawLineRows)[number];

/** A date on a timeline that begins today, to scale in days. Positions are shares of its length. */
export type LawLineMark = {
	readonly date: HomeDate;
	readonly from: number;
	/** Equal to `from` for a single day. */
	readonly to: number;
	readonly row: LawLineRow;
	/** Where its label begins. */
	readonly label: number;
};

export type LawLine = {
	readonly marks: readonly LawLineMark[];
	readonly years: readonly { readonly year: string; readonly at: number }[];
};

/** Most dates on the line; later ones are in their chapter. */
const MOST_MARKS = 6;

/** Last of the dates, and a function from a day to its position on the line from today to it, 0 to 1. */
export function dayScale(
	dates: readonly HomeDate[],
	today: IsoDate,
): { readonly last: IsoDate; readonly place: (day: IsoDate) => number } {
	const [last = today] = [today, ...dates.map(({ on, until }) => until ?? on)]
		.toSorted()
		.toReversed();
	// A line of zero days would have no scale.
	const length = Math.max(1, daysBetween(today, last));
	return {
		last,
		place: (day) => Math.min(1, Math.max(0, daysBetween(today, day)) / length),
	};
}

/**
 * Places dates on a line from today to the last of them. Each label goes to a row where it overlaps none before it. `labelWidth` is a label's width as a
 * share of the line.
 */
export function lawLine(
	dates: readonly HomeDate[],
	{ today, labelWidth }: { readonly today: IsoDate; readonly labelWidth: number },
): LawLine {
	const shown = dates.slice(0, MOST_MARKS);
	const { last, place } = dayScale(shown, today);
	// "Today" is the first label of the first row.
	const ends = new Map<LawLineRow, number>([[1, labelWidth / 3]]);
	const marks = shown.map((date): LawLineMark => {
		const from = place(date.on);
		const label = Math.min(from, 1 - labelWidth);
		const row = freeRow(ends, label);
		ends.set(row, label + labelWidth);
		return { date, from, to: place(date.until ?? date.on), row, label };
	});
	return { marks, years: yearsBetween(today, last, place) };
}

/** The nearest row that is free at the label's start; else the one that becomes free soonest. */
function freeRow(ends: ReadonlyMap<LawLineRow, number>, label: number): LawLineRow {
	const endOf = (row: LawLineRow) => ends.get(row) ?? 0;
	const [soonest = 1] = lawLineRows.toSorted((a, b) => endOf(a) - endOf(b));
	return lawLineRows.find((row) => endOf(row) <= label) ?? soonest;
}

function yearsBetween(today: IsoDate, last: IsoDate, place: (day: IsoDate) => number) {
	const [first, end] = [today, last].map((day) => Number(day.slice(0, 4)));
	const years: { year: string; at: number }[] = [];
	for (let year = (first ?? 0) + 1; year <= (end ?? 0); year++) {
		years.push({ year: String(year), at: place(`${year}-01-01`) });
	}
	return years;
}
