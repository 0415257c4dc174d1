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

/** A visitor's correction, as an administrator sees it. The sender is not named: the page that they give has to prove it. */
export type RegisterSuggestion = {
	readonly id: string;
	readonly postcode: string;
	readonly kind: LicenceKind;
	/** The council with the largest share of the home's postcode; null where our tables do not hold it. */
	readonly council: string | null;
	readonly what: string;
	readonly link: string;
	/** Whether the sender's account has a verified address. */
	readonly isProved: boolean;
	/** Whether the sender asked for an answer. */
	readonly wantsAnswer: boolean;
	readonly sentAt: string;
	/** Null while it is undecided. */
	readonly decided: {
		readonly decision: SuggestionDecision;
		readonly note: string;
		readonly by: string;
		readonly at: string;
	} | null;
};

/** Suggestions about one verdict of a council, or about one named row of the register. */
export type SuggestionGroup = {
	/** The council with the largest share of the homes' postcodes; null where our tables do not hold it. */
	readonly council: string | null;
	readonly kind: LicenceKind;
	/** All undecided suggestions of the group. */
	readonly count: number;
	/** The first to decide, `DECIDED_AT_ONCE` at most: verified accounts first, then the longest waiting. */
	readonly suggestions: readonly RegisterSuggestion[];
	/** Rows it may be about: the named one, or else the council's rows of that kind. */
	readonly rows: readonly {
		readonly id: string;
		readonly kind: SchemeKind;
		readonly coverage: CoverageKind;
		readonly status: SchemeStatus;
		readonly start: string | null;
	}[];
};

/** GET /api/admin/register/suggestions: undecided ones, grouped by subject, the longest waiting first, a page at a time (`PageQuery`). */
export const SuggestionQuery = PageQuery;
export type SuggestionPage = {
	/** All undecided suggestions. */
	readonly count: number;
	readonly groups: readonly SuggestionGroup[];
	readonly next: Next;
};

/** Most suggestions that one call decides: each is noted and answered on its own. */
export const DECIDED_AT_ONCE = 50;

/**
 * POST /api/admin/register/suggestions/decide: gives one or several suggestions the same decision. It changes no row of the register. Answers
 * `DecidedSuggestions`, or 409 `suggestion_decided` and `SuggestionTaken` where another administrator had already decided all of them.
 */
export const Decision = z.object({
	ids: z
		.array(z.string().regex(/^sug_[\w-]{1,40}$/, "That is not a suggestion"))
		.min(1)
		.max(DECIDED_AT_ONCE),
	decision: z.enum(suggestionDecisions),
	/** One paragraph of the answering e-mail. */
	note: TypedLine({
		min: [DECISION_NOTE_LENGTH.min, NOTE_WANTED],
		max: [DECISION_NOTE_LENGTH.max, WHAT_TOO_LONG],
	}),
});
export type Decision = z.infer<typeof Decision>;

export type DecidedSuggestions = {
	/** Suggestions that this call decided. */
	readonly decided: readonly RegisterSuggestion[];
	/** Suggestions that another administrator had already decided, with those decisions. */
	readonly taken: readonly RegisterSuggestion[];
};

/** A refusal, with the decisions already made. */
export type SuggestionTaken = ProblemBody & { readonly taken: readonly RegisterSuggestion[] };
