import * as z from "zod";
import { answerBases, answerVerdicts } from "#domain/judgement/answer/answer.ts";
import { type AnsweredInShort, answerSigns } from "#domain/judgement/answer/answer-words.ts";
import { lettingGrades } from "#domain/judgement/answer/letting-grade.ts";
import { payingGrades } from "#domain/judgement/answer/paying-grade.ts";

const Figure = z.object({
	kind: z.enum(["band", "percent", "pence", "count", "date", "none"]),
	value: z.union([z.number(), z.string(), z.null()]),
	/** Who publishes or stated the figure. */
	sourceText: z.string(),
});

const Need = z.object({
	what: z.string(),
	/** Who can settle it. */
	who: z.string(),
	url: z.string().nullable(),
	costPence: z.number().optional(),
	/** `YYYY-MM-DD`. */
	by: z.string().optional(),
});

const Question = z.object({
	verdict: z.enum(answerVerdicts),
	/** The grade in a word, with the figure that decides it. */
	headline: z.string(),
	figure: Figure,
	/** One short line: why. */
	reason: z.string(),
	/** Whether it rests on both stated figures, on one of them, or on typical ones. */
	basis: z.enum(answerBases),
	needs: z.array(Need).readonly(),
});

/** The three questions that are answered first. Source: Rule ANSWER-1. */
export const Answer = z.object({
	let: Question.extend({ grade: z.enum(lettingGrades) }),
	pays: Question.extend({
		grade: z.enum(payingGrades),
		/** Its own scale, in pence; a rent is a month's. */
		scale: z
			.object({
				unit: z.enum(["price", "rent", "loan"]),
				decisive: z.number(),
				atHigherRate: z.number().nullable(),
				zone: z.string(),
				marks: z
					.array(
						z.object({
							label: z.string(),
							amount: z.number(),
							of: z.enum(["stated", "published"]),
						}),
					)
					.readonly(),
				byType: z
					.array(
						z.object({
							label: z.string(),
							ceiling: z.number().nullable(),
							average: z.number(),
						}),
					)
					.readonly(),
			})
			.nullable(),
		/** Set on a yes that earns no more than Bank Rate. */
		isThin: z.literal(true).optional(),
	}),
	risks: z.object({
		figure: Figure,
		/** The gravest first; pounds only where the reader may see them. */
		items: z
			.array(
				z.object({
					id: z.string(),
					headline: z.string(),
					amountPence: z.number().optional(),
					amountOf: z.string().optional(),
					isGated: z.literal(true).optional(),
					by: z.string().optional(),
					sourceText: z.string(),
				}),
			)
			.readonly(),
		/** Number of things that could not be checked. */
		unchecked: z.number(),
	}),
});

const InShort = z.object({ sign: z.enum(answerSigns), word: z.string(), figure: z.string() });

/** The three answers, a line each, for lists and cards. */
export const Answered = z.object({
	let: InShort,
	pays: InShort,
	risk: InShort,
}) satisfies z.ZodType<AnsweredInShort>;
