/** Months of the index that are kept: the newest and the five years before, so that five years' growth can be told. */
const MONTHS_KEPT = 61;

/** First month that is kept of an edition with this newest one. Months are `YYYY-MM`. */
export function firstKept(newest: string): string {
	return monthBefore(newest, MONTHS_KEPT - 1);
}

/** The month so many months before another; after it where they are fewer than none. */
export function monthBefore(month: string, months: number): string {
	const [year = 0, ofYear = 0] = month.split("-").map(Number);
	return new Date(Date.UTC(year, ofYear - 1 - months)).toISOString().slice(0, 7);
}

/** The month an edition is called after, `2026-09` in `UK-HPI-full-file-2026-09.csv`; null for a file of another name. */
export function monthInName(name: string): string | null {
	return /UK-HPI-full-file-(\d{4}-(?:0[1-9]|1[0-2]))\b/i.exec(name)?.[1] ?? null;
}
