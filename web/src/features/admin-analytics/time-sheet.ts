import type { Analytics } from "#contracts/admin/analytics.ts";
import {
	type Bucket,
	type BucketSize,
	bucketSizeFor,
	bucketsOf,
	sumOverDays,
} from "#domain/business/analytics/buckets.ts";
import { bucketInWords, bucketTick } from "#domain/business/analytics/period-words.ts";
import type { FigureSheet } from "./sheet.ts";

type Day = Analytics["days"][number];
type Figure = {
	readonly title: string;
	readonly holds: "count" | "pence";
	readonly of: (day: Day) => number;
};

/** Figures along time, by the day or by what keeps the chart readable. */
export type TimeSheet = {
	readonly sheet: FigureSheet;
	readonly size: BucketSize;
	readonly buckets: readonly { key: string; tick: string; name: string }[];
	/** The sums of each figure, in its unit. */
	readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
	/** Weeks or months that the period cut short are among them. */
	readonly hasParts: boolean;
};

/** Days as a sheet: `title` is followed by what a row stands for. */
export function timeSheet(
	{ from, to, days }: Pick<Analytics, "from" | "to" | "days">,
	{ name, title, figures }: { name: string; title: string; figures: readonly Figure[] },
): TimeSheet {
	const size = bucketSizeFor(days.length);
	const buckets = bucketsOf(days, size);
	const sums = buckets.map((bucket) => figures.map(({ of }) => sumOverDays(bucket.days, of)));
	return {
		size,
		hasParts: buckets.some(({ isWhole }) => !isWhole),
		buckets: buckets.map((bucket) => ({
			key: bucket.from,
			tick: bucketTick(bucket, size),
			name: bucketInWords(bucket, size),
		})),
		series: figures.map((figure, at) => ({
			name: figure.title,
			values: sums.map((each) => each[at] ?? 0),
		})),
		sheet: {
			name,
			title: `${title} by ${size}`,
			period: { from, to },
			columns: [
				...dayColumns(size),
				...figures.map(({ title: head, holds }) => ({ title: head, holds })),
			],
			rows: buckets.map((bucket, at) => ({
				key: bucket.from,
				cells: [...dayCells(bucket, size), ...(sums[at] ?? [])],
			})),
		},
	};
}

function dayColumns(size: BucketSize) {
	return (size === "day" ? ["Day"] : ["First day", "Last day"]).map(
		(title) => ({ title, holds: "day" }) as const,
	);
}

function dayCells({ from, to }: Bucket<Day>, size: BucketSize): string[] {
	return size === "day" ? [from] : [from, to];
}
