import { DAY, londonDay } from "../base/calendar.ts";
import { type DatasetKeeping, rhythmDays } from "../base/dataset.ts";
import { dateInWords } from "../base/words.ts";

/** When a dataset was last known to be what its publisher has; instants are UTC milliseconds. */
type Checked = {
	/** When its publisher was last asked and had nothing newer, or what it had was taken over. Null while neither ever happened. */
	readonly lastOkAt: number | null;
	/** Since when the product holds data at all; null while it holds none. */
	readonly since: number | null;
};

/**
 * Whether a dataset was left alone for longer than twice its rhythm. One that never was looked after is measured from when the product came to
 * hold data, if it should have looked after itself: a trigger that never fires must not go unnoticed, nor a new installation be told off for
 * what its first week still has to bring. A file that no one ever imported is a choice.
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

/** What is said of an overdue dataset: when it was last looked after, an ISO instant, and how often it should be. */
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
