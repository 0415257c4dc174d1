import type { IsoDate } from "../../base/calendar.ts";

/** How a question is answered, in the order in which it is judged. Source: Rule ANSWER-2. */
export const answerVerdicts = ["no", "unknown", "yes_if", "yes"] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** Each verdict as it is printed. */
export const answerWords: Readonly<Record<AnswerVerdict, string>> = {
	no: "No",
	unknown: "Not known",
	yes_if: "Yes, if",
	yes: "Yes",
};

/** The one figure of an answer; pence for amounts, percent for yields, a letter for a band. */
export type AnswerFigure = {
	readonly kind: "band" | "percent" | "pence" | "count" | "none";
	readonly value: number | string | null;
	/** Whose figure it is: "its certificate", "a year, your figures". */
	readonly sourceText: string;
};

/** Something to do before the answer is a plain yes. */
export type Need = {
	readonly what: string;
	/** Who can settle it. */
	readonly who: string;
	readonly url: string | null;
	/** Pence. */
	readonly costPence?: number | undefined;
	readonly by?: IsoDate | undefined;
};

export type QuestionAnswer = {
	readonly verdict: AnswerVerdict;
	/** The verdict in words. */
	readonly headline: string;
	readonly figure: AnswerFigure;
	/** One short line: why. */
	readonly reason: string;
	/** Whether it rests on what the visitor stated of this home, or on what is typical. */
	readonly basis: "stated" | "typical";
	readonly needs: readonly Need[];
};

/** A risk in a line; its pounds only where the reader may see them. */
export type RiskLine = {
	/** Which risk it is. */
	readonly id: string;
	readonly headline: string;
	/** Pence. */
	readonly amountPence?: number | undefined;
	/** What the amount is: a fee, a year's, once. Beside every amount; without one only of what stops the letting. */
	readonly amountOf?: string | undefined;
	/** The amount rests on a published figure beside the home: only subscribers and buyers read it. Source: Rule ACCESS-5. */
	readonly isGated?: true | undefined;
	readonly by?: IsoDate | undefined;
	/** Who says so, and when: "Price Paid Data, Mar 2026". */
	readonly sourceText: string;
};

/** Three questions answered before anything else is said. */
export type LettingAnswer = {
	readonly let: QuestionAnswer;
	readonly pays: QuestionAnswer;
	readonly risks: {
		readonly figure: AnswerFigure;
		/** The gravest first, at most `MOST_RISKS`. */
		readonly items: readonly RiskLine[];
		/** How many things could not be checked. */
		readonly unchecked: number;
	};
};

/** Risks that the answer names. Source: Rule ANSWER-9. */
export const MOST_RISKS = 3;

/** The answer without what is only for subscribers and the buyers of a report. Source: Rule ACCESS-5. */
export function answerForStrangers(answer: LettingAnswer): LettingAnswer {
	const items = answer.risks.items.map(({ amountPence, amountOf, isGated, ...line }) =>
		isGated ? line : { ...line, amountPence, amountOf },
	);
	return { ...answer, risks: { ...answer.risks, items } };
}
