import * as z from "zod";
import { coverageKinds, schemeKinds, schemeStatuses } from "#domain/base/facts/scheme.ts";
import {
	DECISION_NOTE_LENGTH,
	NOTE_WANTED,
	suggestionDecisions,
	suggestionKinds,
	WHAT_TOO_LONG,
} from "#domain/subjects/licensing/suggestion.ts";
import { ProblemBody } from "../problem.ts";
import { TypedLine } from "../typed-text.ts";
import { Next, PageQuery } from "./paging.ts";

/** What a visitor says is wrong, as an administrator sees it. Whoever sent it is not named: what they say has to stand by its page. */
export const RegisterSuggestion = z.object({
	id: z.string(),
	postcode: z.string(),
	kind: z.enum(suggestionKinds),
	/** Where the home lies for the most part; null where our tables do not hold it. */
	council: z.string().nullable(),
	what: z.string(),
	link: z.string(),
	/** Whether it is of an account that proved its address. */
	isProved: z.boolean(),
	/** Whether an answer is waited for. */
	wantsAnswer: z.boolean(),
	sentAt: z.iso.datetime(),
	/** Null while it waits. */
	decided: z
		.object({
			decision: z.enum(suggestionDecisions),
			note: z.string(),
			by: z.string(),
			at: z.iso.datetime(),
		})
		.nullable(),
});
export type RegisterSuggestion = z.infer<typeof RegisterSuggestion>;

/** What was said of one verdict of a council, or of one row of the register where it is named. */
export const SuggestionGroup = z.object({
	/** Where the homes lie for the most part; null where our tables do not hold them. */
	council: z.string().nullable(),
	kind: z.enum(suggestionKinds),
	/** All of it that wait. */
	count: z.int().positive(),
	/** Those of them to be decided first, `DECIDED_AT_ONCE` at most: of accounts that proved their address, then the longest waiting. */
	suggestions: z.array(RegisterSuggestion),
	/** Rows of the register it may be about: the one that is named, else those of the council that say something of the kind. */
	rows: z.array(
		z.object({
			id: z.string(),
			kind: z.enum(schemeKinds),
			coverage: z.enum(coverageKinds),
			status: z.enum(schemeStatuses),
			start: z.iso.date().nullable(),
		}),
	),
});
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;

/** GET /api/admin/register/suggestions: those that wait by what they are about, the longest waiting first, a page at a time (`PageQuery`). */
export const SuggestionQuery = PageQuery;
export const SuggestionPage = z.object({
	/** All that wait. */
	count: z.int().nonnegative(),
	groups: z.array(SuggestionGroup),
	next: Next,
});
export type SuggestionPage = z.infer<typeof SuggestionPage>;

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

export const DecidedSuggestions = z.object({
	/** Those that this call decided. */
	decided: z.array(RegisterSuggestion),
	/** Those that another administrator decided before, as they stand. */
	taken: z.array(RegisterSuggestion),
});
export type DecidedSuggestions = z.infer<typeof DecidedSuggestions>;

/** A refusal, with the decisions that stand. */
export const SuggestionTaken = ProblemBody.extend({ taken: z.array(RegisterSuggestion) });
export type SuggestionTaken = z.infer<typeof SuggestionTaken>;
