import type { QueuedScheme } from "#contracts/admin/register-queue.ts";
import { countInWords, shortDateInWords } from "#domain/base/words.ts";
import type { Doubt } from "#domain/subjects/licensing/review-queue.ts";

/** Why a row waits, as a pill says it. */
export const doubtInWords: Readonly<Record<Doubt, string>> = {
	never_verified: "Never verified",
	verified_long_ago: "Verified over 6 months ago",
	page_changed: "Page changed",
	page_gone: "Page gone",
	page_unread: "Page cannot be read",
	no_evidence: "Lead: no council or GOV.UK page",
	page_old: "Lead: its page is too old or has no day",
	whole_authority: "Whole council must check",
	contradicted: "Another row contradicts it",
	defect: "Contradicts itself",
};

/** "About 4,200 homes let privately", and how sure that is. */
export function homesInWords({ count, basis }: QueuedScheme["homes"]): string {
	const homes = `${countInWords(count, "home")} let privately`;
	const words = {
		district: homes,
		wards: `About ${homes}`,
		at_most: `At most ${homes}`,
		typical: "Homes not known; counted as a typical council",
	} as const;
	return words[basis];
}

/** "ends 28 Feb 2027". */
export function turnInWords(turn: QueuedScheme["turn"]): string {
	return turn === null ? "No date ahead" : `${turnWords[turn.what]} ${shortDateInWords(turn.day)}`;
}

const turnWords = { starts: "Starts", ends: "Ends", ended: "Ended" } as const;
