import type { IsoDate } from "../../../base/calendar.ts";
import type { UpdateMark } from "../../../base/table-ends.ts";
import { dateInWords, listInWords } from "../../../base/words.ts";

/** Source of a rule, when it was last read, and whether it is due to be read again. `lastChecked` null: never, which the reader is told. */
export type RuleSource = UpdateMark & {
	readonly source: string;
	readonly url: string | null;
	readonly lastChecked: IsoDate | null;
};

export type DutyLine = RuleSource & {
	readonly id: string;
	readonly what: string;
	/** When or how often; for a coming duty, from when. */
	readonly when: string;
	readonly penalty: string;
};

export type ComplianceSection = {
	readonly now: readonly DutyLine[];
	readonly coming: readonly DutyLine[];
	/** Changes of the law, past and coming, in order of date. */
	readonly changes: readonly (RuleSource & {
		readonly id: string;
		/** "1 May 2026", or when it is expected. */
		readonly when: string;
		readonly isComing: boolean;
		readonly what: string;
	})[];
	/** What a government's list names besides, and this one lacks. */
	readonly notHeld: readonly string[];
};

/** Warning on a rule that was never read at its source. */
export const UNREAD = "We have not checked this yet: read it before you rely on it.";

/** Source of a rule, with a warning where it was never read there, and a mark where it is due to be read again. */
export function ruleInWords({
	source,
	lastChecked,
	updateDue,
}: Pick<RuleSource, "source" | "lastChecked" | "updateDue">): {
	readonly source: string;
	readonly warning: string | null;
	readonly mark: string | null;
} {
	return {
		source: source.replace(/\.$/, ""),
		warning: lastChecked ? null : UNREAD,
		mark: (lastChecked ? updateDue : null) ?? null,
	};
}

/** The line below a rule: its source, and its warning or mark. */
export function ruleLine(rule: Parameters<typeof ruleInWords>[0]): string {
	const { source, warning, mark } = ruleInWords(rule);
	const more = warning ?? mark;
	return more === null ? source : `${source}. ${more}`;
}

/** "Last checked 20 to 22 November 2026.": stated once for all rules; null where none was checked. */
export function checkedInWords(
	rules: readonly Pick<RuleSource, "lastChecked" | "updateDue">[],
): string | null {
	const days = rules.flatMap(({ lastChecked }) => lastChecked ?? []).toSorted();
	const [first] = days;
	const last = days.at(-1);
	if (first === undefined || last === undefined) {
		return null;
	}
	const checked =
		first === last
			? `Last checked ${dateInWords(last)}.`
			: `Last checked from ${dateInWords(first)} to ${dateInWords(last)}.`;
	const marks = new Set(rules.flatMap(({ updateDue }) => updateDue ?? []));
	return [checked, ...marks].join(" ");
}

/** What breaking a rule costs is called. */
export const PENALTY = "Penalty";

/** Note that we hold only part of a nation's law, and of which duties we hold nothing. */
export function partOfLaw(nation: string, notHeld: readonly string[]): string {
	return `We hold only part of what the law of ${nation} asks of a landlord. Not in this list: ${listInWords(notHeld)}.`;
}

/** Heading of the duties that are still to come. */
export const COMING_DUTIES = "Still to come";

/** What marks a change of the law that is still to come. */
export const TO_COME = "To come";
