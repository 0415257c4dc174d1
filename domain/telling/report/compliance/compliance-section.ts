import type { IsoDate } from "../../../base/calendar.ts";
import { dateInWords } from "../../../base/words.ts";

/** Where a rule was read, and when last. `lastChecked` null: no one has, and the reader is told. */
export type RuleSource = {
	readonly source: string;
	readonly url: string | null;
	readonly lastChecked: IsoDate | null;
};

export type DutyLine = RuleSource & {
	readonly id: string;
	readonly what: string;
	/** When or how often; of one to come, from when. */
	readonly when: string;
	readonly penalty: string;
};

export type ComplianceSection = {
	readonly now: readonly DutyLine[];
	readonly coming: readonly DutyLine[];
	/** Changes of the law already made or to come, in the order of their days. */
	readonly changes: readonly (RuleSource & {
		readonly id: string;
		/** "1 May 2026", or when it is expected. */
		readonly when: string;
		readonly isComing: boolean;
		readonly what: string;
	})[];
	/** False where we hold only part of what the nation's law asks. */
	readonly isFull: boolean;
};

/** Said of a rule that no one has read at its source. */
export const UNREAD = "We have not checked this yet: read it before you rely on it.";

/** Where a rule was read; one that no one has read there carries a warning. */
export function ruleInWords({ source, lastChecked }: Pick<RuleSource, "source" | "lastChecked">): {
	readonly source: string;
	readonly warning: string | null;
} {
	return {
		source: source.replace(/\.$/, ""),
		warning: lastChecked ? null : UNREAD,
	};
}

/** "Last checked 20 to 22 November 2026.": when rules were last read, said once for all of them; null where none was. */
export function checkedInWords(rules: readonly Pick<RuleSource, "lastChecked">[]): string | null {
	const days = rules.flatMap(({ lastChecked }) => lastChecked ?? []).toSorted();
	const [first] = days;
	const last = days.at(-1);
	if (first === undefined || last === undefined) {
		return null;
	}
	return first === last
		? `Last checked ${dateInWords(last)}.`
		: `Last checked from ${dateInWords(first)} to ${dateInWords(last)}.`;
}

/** What breaking a rule costs is called. */
export const PENALTY = "Penalty";

/** Said where we hold only part of a nation's law. */
export function partOfLaw(nation: string): string {
	return `We hold only part of what the law of ${nation} asks of a landlord.`;
}

/** Heading of the duties that are still to come. */
export const COMING_DUTIES = "Still to come";

/** What marks a change of the law that is still to come. */
export const TO_COME = "To come";
