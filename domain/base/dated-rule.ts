import type { IsoDate } from "./calendar.ts";

/** A rule in force from a day on, until the next one in its table begins. */
export type DatedRule = {
	readonly from: IsoDate;
	/** Its source, in a sentence for the reader. */
	readonly source: string;
	/** Day on which it was last read in a source; null when it never was, and the reader is told that it was not checked. */
	readonly lastChecked: IsoDate | null;
};

/** The rule in force on a day; null before the earliest rule in the table. The table need not be sorted. */
export function ruleOn<Rule extends DatedRule>(table: readonly Rule[], day: IsoDate): Rule | null {
	return (
		table
			.filter(({ from }) => from <= day)
			.toSorted((a, b) => a.from.localeCompare(b.from))
			.at(-1) ?? null
	);
}

/** The earliest day on which these were checked; null when any was never checked. */
export function allCheckedBy(rules: readonly Pick<DatedRule, "lastChecked">[]): IsoDate | null {
	const days = rules.map(({ lastChecked }) => lastChecked).filter((day) => day !== null);
	return days.length < rules.length ? null : (days.toSorted()[0] ?? null);
}
