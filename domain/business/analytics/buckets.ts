import { addDays, type IsoDate } from "../../base/calendar.ts";
import type { Period } from "./period.ts";

/** Period that a column of a chart covers. */
export type BucketSize = "day" | "week" | "month";

/** Neighbouring days shown as one column. `isWhole` is false where the period cuts a week or month short. */
export type Bucket<Day> = Period & { readonly days: readonly Day[]; readonly isWhole: boolean };

/** The smallest size that keeps a chart of so many days readable on a phone. */
export function bucketSizeFor(days: number): BucketSize {
	if (days <= 62) {
		return "day";
	}
	return days <= 184 ? "week" : "month";
}

/** Days, which stand in order, as buckets in order. Weeks begin on Mondays, months on their first day. */
export function bucketsOf<Day extends { readonly day: IsoDate }>(
	days: readonly Day[],
	size: BucketSize,
): Bucket<Day>[] {
	const byStart = new Map<IsoDate, Day[]>();
	for (const each of days) {
		const start = startOf(each.day, size);
		const bucket = byStart.get(start);
		if (bucket) {
			bucket.push(each);
		} else {
			byStart.set(start, [each]);
		}
	}
	return [...byStart].map(([start, held]) => ({
		from: held[0]?.day ?? start,
		to: held.at(-1)?.day ?? start,
		days: held,
		isWhole: held.length === lengthFrom(start, size),
	}));
}

/** Sum of a figure over days. */
export function sumOverDays<Day>(days: readonly Day[], figure: (day: Day) => number): number {
	return days.reduce((sum, day) => sum + figure(day), 0);
}

function startOf(day: IsoDate, size: BucketSize): IsoDate {
	switch (size) {
		case "day":
			return day;
		case "week":
			return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
		case "month":
			return `${day.slice(0, 7)}-01`;
	}
}

function lengthFrom(start: IsoDate, size: BucketSize): number {
	const [year = 0, month = 0] = start.split("-").map(Number);
	return { day: 1, week: 7, month: new Date(Date.UTC(year, month, 0)).getUTCDate() }[size];
}
