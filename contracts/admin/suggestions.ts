import * as z from "zod";
import { coverageKinds, schemeKinds, schemeStatuses } from "#domain/licensing/scheme.ts";
import {
	DECISION_NOTE_LENGTH,
	NOTE_WANTED,
	suggestionDecisions,
	suggestionKinds,
	WHAT_TOO_LONG,
} from "#domain/licensing/suggestion.ts";
import { ProblemBody } from "../problem.ts";
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
	/** Whether an answer is waited for. */
	wantsAnswer: z.boolean(),
	sentAt: z.iso.datetime(),
	/** Rows of the register it may be about: the one it names, else those of the council that say something of the kind. */
	rows: z.array(
		z.object({
			id: z.string(),
			kind: z.enum(schemeKinds),
			coverage: z.enum(coverageKinds),
			status: z.enum(schemeStatuses),
			start: z.iso.date().nullable(),
		}),
	),
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

/** GET /api/admin/register/suggestions: those that wait, the longest waiting first, a page at a time (`PageQuery`). */
export const SuggestionQuery = PageQuery;
export const SuggestionPage = z.object({
	/** All that wait. */
	count: z.int().nonnegative(),
	suggestions: z.array(RegisterSuggestion),
	next: Next,
});
export type SuggestionPage = z.infer<typeof SuggestionPage>;

export const SuggestionParam = z.object({
	id: z.string().regex(/^sug_[\w-]{1,40}$/, "That is not a suggestion"),
});

/**
 * POST /api/admin/register/suggestions/{id}/decide. It changes no row. Answers `RegisterSuggestion`, or 409 `suggestion_decided` and
 * `DecidedSuggestion` where another administrator decided before.
 */
export const Decision = z.object({
	decision: z.enum(suggestionDecisions),
	note: z
		.string(NOTE_WANTED)
		// A paragraph of a mail.
		.transform((typed) =>
			typed
				.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
				.replaceAll(/ +/g, " ")
				.trim(),
		)
		.pipe(
			z
				.string()
				.min(DECISION_NOTE_LENGTH.min, NOTE_WANTED)
				.max(DECISION_NOTE_LENGTH.max, WHAT_TOO_LONG),
		),
});
export type Decision = z.infer<typeof Decision>;

/** A refusal, with the decision that stands. */
export const DecidedSuggestion = ProblemBody.extend({ suggestion: RegisterSuggestion });
export type DecidedSuggestion = z.infer<typeof DecidedSuggestion>;
