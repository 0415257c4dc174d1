import * as z from "zod";
import { answerVerdicts } from "#domain/judgement/answer/answer.ts";

const Figure = z.object({
	kind: z.enum(["band", "percent", "pence", "count", "none"]),
	value: z.union([z.number(), z.string(), z.null()]),
	/** Whose figure it is. */
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

const QuestionAnswer = z.object({
	verdict: z.enum(answerVerdicts),
	/** The verdict in words. */
	headline: z.string(),
	figure: Figure,
	/** One short line: why. */
	reason: z.string(),
	/** Whether it rests on what was stated of this home, or on what is typical. */
	basis: z.enum(["stated", "typical"]),
	needs: z.array(Need).readonly(),
});

/** The three questions answered before anything else is said. Source: Rule ANSWER-1. */
export const Answer = z.object({
	let: QuestionAnswer,
	pays: QuestionAnswer,
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
		/** How many things could not be checked. */
		unchecked: z.number(),
	}),
});
