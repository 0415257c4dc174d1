import type { IsoDate } from "../../calendar.ts";
import type { CostRange } from "../../epc/cost-to-c.ts";
import { dateInWords } from "../../words.ts";

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

export type PlanStage = {
	readonly time: string;
	/** "Before you buy". */
	readonly heading: string;
	readonly steps: readonly {
		readonly id: string;
		readonly what: string;
		readonly who: string;
		readonly cost: CostRange | null;
		readonly url: string | null;
	}[];
};

/** Where a rule was read, and when last. A rule that no one has read there says so. */
export function ruleInWords({ source, lastChecked }: Pick<RuleSource, "source" | "lastChecked">) {
	return {
		source: source.replace(/\.$/, ""),
		checked: lastChecked
			? `Last checked ${dateInWords(lastChecked)}.`
			: "Not checked yet by us: read it before you rely on it.",
	};
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
