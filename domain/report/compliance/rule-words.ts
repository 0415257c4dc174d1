import { dateInWords } from "../../words.ts";
import type { RuleSource } from "../document.ts";

/** Where a rule was read, and when last. A rule that nobody has read there says so. */
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
