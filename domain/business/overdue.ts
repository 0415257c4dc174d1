import { DAY, londonDay } from "../base/calendar.ts";
import { type DatasetKeeping, rhythmDays } from "../base/dataset.ts";
import { dateInWords } from "../base/words.ts";

/** When a dataset was last known to match its publisher. Instants are UTC milliseconds. */
type Checked = {
	/** When it was last brought up to date, or its publisher last found to have nothing newer. Null while neither ever happened. */
	readonly lastOkAt: number | null;
	/** Since when the product has held any data; null while it holds none. */
	readonly since: number | null;
};

/**
 * Whether a dataset has gone unchecked for longer than twice its rhythm. One that was never checked, though it should check itself, is measured from when
 * the product first held data: a trigger that never fires must be noticed, but a new installation must not be warned in its first week. A file that nobody
 * imported is a choice, never overdue.
 */
export function isOverdue(
	kept: DatasetKeeping,
	{ lastOkAt, since }: Checked,
	now: number,
): boolean {
	const rhythm = rhythmDays[kept];
	const from = lastOkAt ?? (kept === "weekly" ? since : null);
	return rhythm !== null && from !== null && now - from > 2 * rhythm * DAY;
}

/** Sentence about an overdue dataset: when it was last checked, an ISO instant, and how often it should be. */
export function overdueInWords(kept: DatasetKeeping, lastOkAt: string | null): string {
	const done = kept === "import" ? "imported" : "checked";
	const last =
		lastOkAt === null
			? `Never ${done}`
			: `Last ${done} on ${dateInWords(londonDay(Date.parse(lastOkAt)))}`;
	const due =
		kept === "import"
			? "a new edition comes out every three months"
			: "it should be checked every week";
	return `${last}; ${due}.`;
}
