import * as z from "zod";
import type { CoverageKind, SchemeKind, SchemeStatus } from "#domain/base/facts/scheme.ts";
import type { LicenceKind } from "#domain/base/licence.ts";
import {
	DECISION_NOTE_LENGTH,
	NOTE_WANTED,
	type SuggestionDecision,
	suggestionDecisions,
	WHAT_TOO_LONG,
} from "#domain/subjects/licensing/suggestion.ts";
import type { ProblemBody } from "../problem.ts";
import { TypedLine } from "../typed-text.ts";
import { type Next, PageQuery } from "./paging.ts";

/** What a visitor says is wrong, as an administrator sees it. Whoever sent it is not named: what they say has to stand by its page. */
export type RegisterSuggestion = {
	readonly id: string;
	readonly postcode: string;
	readonly kind: LicenceKind;
	/** Where the home lies for the most part; null where our tables do not hold it. */
	readonly council: string | null;
	readonly what: string;
	readonly link: string;
	/** Whether it is of an account that proved its address. */
	readonly isProved: boolean;
	/** Whether an answer is waited for. */
	readonly wantsAnswer: boolean;
	readonly sentAt: string;
	/** Null while it waits. */
	readonly decided: {
		readonly decision: SuggestionDecision;
		readonly note: string;
		readonly by: string;
		readonly at: string;
	} | null;
};

/** What was said of one verdict of a council, or of one row of the register where it is named. */
export type SuggestionGroup = {
	/** Where the homes lie for the most part; null where our tables do not hold them. */
	readonly council: string | null;
	readonly kind: LicenceKind;
	/** All of it that wait. */
	readonly count: number;
	/** Those of them to be decided first, `DECIDED_AT_ONCE` at most: of accounts that proved their address, then the longest waiting. */
	readonly suggestions: readonly RegisterSuggestion[];
	/** Rows of the register it may be about: the one that is named, else those of the council that say something of the kind. */
	readonly rows: readonly {
		readonly id: string;
		readonly kind: SchemeKind;
		readonly coverage: CoverageKind;
		readonly status: SchemeStatus;
		readonly start: string | null;
	}[];
};

/** GET /api/admin/register/suggestions: those that wait by what they are about, the longest waiting first, a page at a time (`PageQuery`). */
export const SuggestionQuery = PageQuery;
export type SuggestionPage = {
	/** All that wait. */
	readonly count: number;
	readonly groups: readonly SuggestionGroup[];
	readonly next: Next;
};

/** As many of a group as one call decides: each is a change of its own, noted and answered on its own. */
export const DECIDED_AT_ONCE = 50;

/**
 * POST /api/admin/register/suggestions/decide: decides one or several alike. It changes no row. Answers `DecidedSuggestions`; 409 `suggestion_decided` and
 * `SuggestionTaken` where another administrator decided all of them before.
 */
export const Decision = z.object({
	ids: z
		.array(z.string().regex(/^sug_[\w-]{1,40}$/, "That is not a suggestion"))
		.min(1)
		.max(DECIDED_AT_ONCE),
	decision: z.enum(suggestionDecisions),
	/** A paragraph of a mail. */
	note: TypedLine({
		min: [DECISION_NOTE_LENGTH.min, NOTE_WANTED],
		max: [DECISION_NOTE_LENGTH.max, WHAT_TOO_LONG],
	}),
});
export type Decision = z.infer<typeof Decision>;

export type DecidedSuggestions = {
	/** Those that this call decided. */
	readonly decided: readonly RegisterSuggestion[];
	/** Those that another administrator decided before, as they stand. */
	readonly taken: readonly RegisterSuggestion[];
};

/** A refusal, with the decisions that stand. */
export type SuggestionTaken = ProblemBody & { readonly taken: readonly RegisterSuggestion[] };
