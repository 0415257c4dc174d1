import { type AnswerVerdict, answerVerdicts } from "../../judgement/answer/answer.ts";
import { shareOf } from "./shares.ts";

/** Verdicts on the first two questions together. Counts who saw which answer and who bought. */
export type AnswerPair = { readonly let: AnswerVerdict; readonly pays: AnswerVerdict };

/** Every pair, in the order of the verdicts. */
export const answerPairs: readonly AnswerPair[] = answerVerdicts.flatMap((lets) =>
	answerVerdicts.map((pays) => ({ let: lets, pays })),
);

/** Key of a pair in the counts: "yes_if/no". */
export function pairKey({ let: lets, pays }: AnswerPair): string {
	return `${lets}/${pays}`;
}

/** The pair of an answer. */
export function pairOf(answer: {
	readonly let: { readonly verdict: AnswerVerdict };
	readonly pays: { readonly verdict: AnswerVerdict };
}): AnswerPair {
	return { let: answer.let.verdict, pays: answer.pays.verdict };
}

/** Fewest shown answers for which a bought share means anything. */
export const LEAST_SHOWN = 100;

/** Share of shown answers that led to a purchase, from 0 to 1; null where too few were shown. */
export function boughtOf({
	shown,
	bought,
}: {
	readonly shown: number;
	readonly bought: number;
}): number | null {
	return shown < LEAST_SHOWN ? null : shareOf(bought, shown);
}
