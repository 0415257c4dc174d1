import { addDays, type IsoDate } from "../base/calendar.ts";
import type { Pence } from "../base/money.ts";
import { lowerFirst } from "../base/sentence.ts";
import { countInWords, dateInWords } from "../base/words.ts";
import type { AnswerSign } from "../judgement/answer/answer-words.ts";

/**
 * How something needed compares with what is held. `ends`: held, and its last day is near or before the need's. `ask`: nobody knows yet whether it is
 * needed or held. `not_stated`: the account has not stated it, which accuses of nothing. Source: Rule HELD-1.
 */
export const requirementStates = [
	"gap",
	"ends",
	"ask",
	"not_stated",
	"held",
	"not_needed",
] as const;
export type RequirementState = (typeof requirementStates)[number];

/** As a title. A gap need not be a lack: a licence may allow too few people. */
export const requirementStateInWords: Readonly<Record<RequirementState, string>> = {
	gap: "Not in order",
	ends: "Ends soon",
	ask: "To be settled",
	not_stated: "Not stated",
	held: "Held",
	not_needed: "Not needed",
};

/** Its sign beside that title. */
export const requirementSigns: Readonly<Record<RequirementState, AnswerSign>> = {
	gap: "no",
	ends: "risk",
	ask: "question",
	not_stated: "unknown",
	held: "yes",
	not_needed: "yes_if",
};

/** In the order of a list. */
export const requirementIds = [
	"hmo_licence",
	"selective_licence",
	"spare_licence",
	"energy",
	"gas",
	"electrical",
	"alarms",
	"deposit",
	"registration",
	"database",
] as const;
export type RequirementId = (typeof requirementIds)[number];

/** What is needed, as a title. */
export const requirementTitles: Readonly<Record<RequirementId, string>> = {
	hmo_licence: "HMO licence",
	selective_licence: "Selective licence",
	spare_licence: "Licence that nothing asks for",
	energy: "Energy certificate",
	gas: "Gas safety record",
	electrical: "Electrical report",
	alarms: "Smoke and carbon monoxide alarms",
	deposit: "Deposit",
	registration: "Landlord registration",
	database: "Landlord database",
};

/** What is not in order, as a list names it. */
export type GapInShort = Pick<Requirement, "id"> & {
	/** Last day of what was held; null where nothing was, or what is held does not do. */
	readonly endedOn: IsoDate | null;
};

/** What is not in order on a day among what a home needs. */
export function gapsInShort(
	requirements: readonly Pick<Requirement, "id" | "state" | "until">[],
	day: IsoDate,
): GapInShort[] {
	return requirements
		.filter(({ state }) => state === "gap")
		.map(({ id, until }) => ({ id, endedOn: until !== null && until < day ? until : null }));
}

/** What is not stated of how many homes, of the lists of each: "Not stated: gas safety record at 5 homes, deposit at 7". */
export function unsettledInWords(homes: readonly (readonly string[])[]): string {
	const counted = requirementIds.flatMap((id) => {
		const count = homes.filter((ids) => ids.includes(id)).length;
		return count === 0 ? [] : [{ title: lowerFirst(requirementTitles[id]), count }];
	});
	const words = counted.map(
		({ title, count }, at) => `${title} at ${at === 0 ? countInWords(count, "home") : count}`,
	);
	return words.length === 0 ? "" : `Not stated: ${words.join(", ")}`;
}

/** Gaps by their names, in the order of a list: "HMO licence; gas safety record (ended on 15 November 2026)". */
export function gapsInWords(gaps: readonly GapInShort[]): string {
	return requirementIds
		.flatMap((id) => gaps.filter((gap) => gap.id === id))
		.map(({ id, endedOn }) =>
			endedOn === null
				? lowerFirst(requirementTitles[id])
				: `${lowerFirst(requirementTitles[id])} (ended on ${dateInWords(endedOn)})`,
		)
		.join("; ");
}

/** One thing that a home needs, beside what is held of it. */
export type Requirement = {
	readonly id: RequirementId;
	readonly title: string;
	/** Clauses without a full stop. */
	readonly needed: string;
	readonly held: string;
	readonly state: RequirementState;
	/** Last day of what is held. */
	readonly until: IsoDate | null;
	/** Only of a gap, and null where none is on record. */
	readonly penalty: { readonly amount: Pence | null; readonly text: string } | null;
	readonly fee: { readonly amount: Pence; readonly text: string } | null;
	/** What to do, with whom; null where nothing is to be done. */
	readonly next: NextStep | null;
	/** Rests on a rule that is not law yet. */
	readonly isDraft: boolean;
	readonly source: { readonly name: string; readonly url: string | null };
};

export type NextStep = { readonly what: string; readonly who: string; readonly url: string | null };

export const NOT_STATED = "Not stated";

/** Days before its last on which a paper is shown as ending. Source: Rule HELD-3. */
const ENDING_DAYS = 90;

/** State of a paper by its last day alone. */
export function stateUntil(until: IsoDate | null, day: IsoDate): RequirementState {
	if (until === null) {
		return "not_stated";
	}
	if (until < day) {
		return "gap";
	}
	return until < addDays(day, ENDING_DAYS) ? "ends" : "held";
}

/** Penalty of a gap in words, which is never made up; null of anything else. */
export function penaltyInWords({
	state,
	penalty,
}: Pick<Requirement, "state" | "penalty">): string | null {
	return state === "gap" ? (penalty?.text ?? "Penalty not checked") : null;
}
