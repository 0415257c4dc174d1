import { monthBefore, monthsBetween } from "../calendar.ts";
import type { Pence } from "../money.ts";

/** Average price of homes in an authority by the UK House Price Index. */
export type IndexPrice = {
	readonly average: Pence;
	/** Newest month held, `YYYY-MM`. */
	readonly month: string;
	/** Averages of up to sixty earlier months, newest first, starting with the month before `month`. Null for a month that is not held. */
	readonly before: readonly (Pence | null)[];
};

/** Average price of an area in a month, `YYYY-MM`, by the UK House Price Index. */
export type IndexMonth = { readonly month: string; readonly average: Pence };

/** Index months of an area in the form of facts; null where none is held. The months come in any order, each once. */
export function toIndexPrice(months: readonly IndexMonth[]): IndexPrice | null {
	const [newest, ...older] = months.toSorted((a, b) => b.month.localeCompare(a.month));
	if (!newest) {
		return null;
	}
	const averages = new Map(older.map(({ month, average }) => [month, average]));
	const oldest = older.at(-1)?.month ?? newest.month;
	const before = Array.from(
		{ length: monthsBetween(oldest, newest.month) },
		(_, at) => averages.get(monthBefore(newest.month, at + 1)) ?? null,
	);
	return { ...newest, before };
}

/** The average of a month, `YYYY-MM`; null where it is not held. */
export function indexOf({ average, month, before }: IndexPrice, wanted: string): Pence | null {
	const back = monthsBetween(wanted, month);
	return back === 0 ? average : (before[back - 1] ?? null);
}

/** The held month nearest to another, `YYYY-MM`, before or after it; of two equally near the newer. */
export function nearestIndex({ average, month, before }: IndexPrice, to: string): IndexMonth {
	const held = before.flatMap((price, at) =>
		price === null ? [] : [{ month: monthBefore(month, at + 1), average: price }],
	);
	const away = (each: IndexMonth) => Math.abs(monthsBetween(each.month, to));
	return held.reduce((nearest, each) => (away(each) < away(nearest) ? each : nearest), {
		month,
		average,
	} as IndexMonth);
}
