import type { IsoDate } from "../../base/calendar.ts";
import type { LettingGrade } from "./letting-grade.ts";
import type { PayingGrade } from "./paying-grade.ts";

/** What a grade comes to. Source: Rule ANSWER-2. */
export const answerVerdicts = ["no", "unknown", "yes_if", "yes"] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** The one figure of an answer; pence for amounts, percent for yields, a letter for a band, a day for a date. */
export type AnswerFigure = {
	readonly kind: "band" | "percent" | "pence" | "count" | "date" | "none";
	readonly value: number | string | null;
	/** What it is and whose: "to 2031", "a year after tax", "usual fee". */
	readonly sourceText: string;
};

/** Something to do before the answer is a plain yes, or what would turn a no. */
export type Need = {
	readonly what: string;
	/** Who can settle it. */
	readonly who: string;
	readonly url: string | null;
	/** Pence. */
	readonly costPence?: number | undefined;
	readonly by?: IsoDate | undefined;
};

/** What an answer rests on: figures stated, one of two stated beside what is published, or what is typical. */
export const answerBases = ["stated", "one_stated", "typical"] as const;
export type AnswerBasis = (typeof answerBases)[number];

export type QuestionAnswer<Grade extends string = string> = {
	readonly verdict: AnswerVerdict;
	/** Which line of the table it is: what decides its word, its sign and its limits. */
	readonly grade: Grade;
	/** What is read: the word of the grade, with the figure that settles it. */
	readonly headline: string;
	readonly figure: AnswerFigure;
	/** One short line: why. */
	readonly reason: string;
	readonly basis: AnswerBasis;
	readonly needs: readonly Need[];
};

/** What is marked on the scale. `stated`: the reader's own figure; `published`: a mean of the place. */
export type ScaleMark = {
	readonly label: string;
	/** Pence. */
	readonly amount: number;
	readonly of: "stated" | "published";
};

/**
 * The second answer's own scale, of what is not stated: the price, once it is typed the rent, of an owned home the loan. Its zones are the grades: it pays at the higher
 * rate too, at the decisive one alone, or not. Amounts are pence; a month's of a rent.
 */
export type PayingScale = {
	readonly unit: "price" | "rent" | "loan";
	/** Up to which, of a rent from which, it pays after the tax that decides. */
	readonly decisive: number;
	/** The same at the higher rate; null where owners are stated, and where it never does. */
	readonly atHigherRate: number | null;
	/** "At 20% tax"; of owners stated "Yes". */
	readonly zone: string;
	readonly marks: readonly ScaleMark[];
	/** Of a price: homes of each type, pence. */
	readonly byType: readonly {
		readonly label: string;
		/** Null where no price pays. */
		readonly ceiling: number | null;
		readonly average: number;
	}[];
};

/** The word, the figure and the reason of a grade. */
export type AnswerText = Pick<QuestionAnswer, "headline" | "figure" | "reason">;

/** An answer without a figure, and why. */
export function noFigure(sourceText: string): AnswerFigure {
	return { kind: "none", value: null, sourceText };
}

/** The second answer, and its scale where one is solved for. */
export type PayingAnswer = QuestionAnswer<PayingGrade> & { readonly scale: PayingScale | null };

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
	readonly let: QuestionAnswer<LettingGrade>;
	readonly pays: PayingAnswer;
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

/** The figure of the third answer: the gravest risk's pounds or its day; where none was found, in how many checks. */
export function risksFigure(items: readonly RiskLine[], checks: number): AnswerFigure {
	const [gravest] = items;
	if (!gravest) {
		return { kind: "count", value: checks, sourceText: "checks" };
	}
	const { amountPence, amountOf = "", by, sourceText = "" } = gravest;
	if (amountPence !== undefined) {
		return { kind: "pence", value: amountPence, sourceText: amountOf };
	}
	return by === undefined
		? { kind: "none", value: null, sourceText: amountOf || sourceText }
		: { kind: "date", value: by, sourceText: "by" };
}

/** The answer without what is only for subscribers and the buyers of a report. Source: Rule ACCESS-5. */
export function answerForStrangers(answer: LettingAnswer): LettingAnswer {
	const items = answer.risks.items.map(({ amountPence, amountOf, isGated, ...line }) =>
		isGated ? line : { ...line, amountPence, amountOf },
	);
	const figure = items.length === 0 ? answer.risks.figure : risksFigure(items, 0);
	return { ...answer, risks: { ...answer.risks, figure, items } };
}
