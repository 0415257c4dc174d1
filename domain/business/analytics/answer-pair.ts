import { type AnswerVerdict, answerVerdicts } from "../../judgement/answer/answer.ts";
import { shareOf } from "./shares.ts";

/** How the first two questions are answered together: by it is counted who was shown which answer, and who bought. */
export type AnswerPair = { readonly let: AnswerVerdict; readonly pays: AnswerVerdict };

/** Every pair there is, in the order in which verdicts are judged. */
export const answerPairs: readonly AnswerPair[] = answerVerdicts.flatMap((lets) =>
	answerVerdicts.map((pays) => ({ let: lets, pays })),
);

/** What a pair is counted under: "yes_if/no". */
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

/** Answers shown from which on the part that was bought is told: of fewer it says nothing. */
export const LEAST_SHOWN = 100;

/** The part of the answers shown after which a report was bought, from 0 to 1; null where too few were shown to tell. */
export function boughtOf({
	shown,
	bought,
}: {
	readonly shown: number;
	readonly bought: number;
}): number | null {
	return shown < LEAST_SHOWN ? null : shareOf(bought, shown);
}
