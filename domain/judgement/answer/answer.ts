import type { IsoDate } from "../../base/calendar.ts";
import type { LettingGrade } from "./letting-grade.ts";
import type { PayingGrade } from "./paying-grade.ts";

/** The verdict behind a grade. Source: Rule ANSWER-2. */
export const answerVerdicts = ["no", "unknown", "yes_if", "yes"] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** The one figure of an answer; pence for amounts, percent for yields, a letter for a band, a day for a date. */
export type AnswerFigure = {
	readonly kind: "band" | "percent" | "pence" | "count" | "date" | "none";
	readonly value: number | string | null;
	/** Meaning and owner of the figure: "to 2031", "a year after tax", "usual fee". */
	readonly sourceText: string;
};

/** Something to do before the answer is a plain yes, or a change that would reverse a no. */
export type Need = {
	readonly what: string;
	/** Who can settle it. */
	readonly who: string;
	readonly url: string | null;
	/** Pence. */
	readonly costPence?: number | undefined;
	readonly by?: IsoDate | undefined;
};

/** Basis of an answer: figures all stated, one stated beside a published one, or typical ones. */
export const answerBases = ["stated", "one_stated", "typical"] as const;
export type AnswerBasis = (typeof answerBases)[number];

export type QuestionAnswer<Grade extends string = string> = {
	readonly verdict: AnswerVerdict;
	/** The line of the table that applies; it decides word, sign and limits. */
	readonly grade: Grade;
	/** The grade in a word, with the figure that decides it. */
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
 * Scale of the second answer, along the figure that is not stated: the price, the rent once a price is typed, or the loan of an owned home. Its zones are
 * the grades: it pays even at the higher rate, only at the decisive one, or not at all. Amounts are pence; a rent is a month's.
 */
export type PayingScale = {
	readonly unit: "price" | "rent" | "loan";
	/** Highest value (for a rent, lowest) at which it pays after the decisive tax. */
	readonly decisive: number;
	/** The same after higher-rate tax; null where owners are stated, and where it never pays. */
	readonly atHigherRate: number | null;
	/** Label of the zone: "At 20% tax", or "Yes" where owners are stated. */
	readonly zone: string;
	readonly marks: readonly ScaleMark[];
	/** For a price: average homes of each type, pence. */
	readonly byType: readonly {
		readonly label: string;
		/** Null where no price pays. */
		readonly ceiling: number | null;
		readonly average: number;
	}[];
};

/** The word, the figure and the reason of a grade. */
export type AnswerText = Pick<QuestionAnswer, "headline" | "figure" | "reason">;

/** A missing figure, with the reason where the word and the sentence beside it do not give it. */
export function noFigure(sourceText = ""): AnswerFigure {
	return { kind: "none", value: null, sourceText };
}

/** The second answer, with a scale where there is a figure to solve for. */
export type PayingAnswer = QuestionAnswer<PayingGrade> & {
	readonly scale: PayingScale | null;
	/** Set on a yes whose money would earn as much at Bank Rate, so that no green stands beside it. */
	readonly isThin?: true | undefined;
};

/** A risk in one line; pounds only where the reader may see them. */
export type RiskLine = {
	/** Which risk it is. */
	readonly id: string;
	readonly headline: string;
	/** Pence. */
	readonly amountPence?: number | undefined;
	/** Meaning of the amount: a fee, a year's, once. Without an amount, present only for a risk that stops the letting. */
	readonly amountOf?: string | undefined;
	/** Whether the amount comes from a published figure, which only subscribers and buyers read. Source: Rule ACCESS-5. */
	readonly isGated?: true | undefined;
	readonly by?: IsoDate | undefined;
	/** Source and date: "Price Paid Data, Mar 2026". */
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

/** Figure of the third answer: the gravest risk's pounds or day; where none was found, the number of checks. */
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

/** The answer without what is reserved for subscribers and buyers of a report. Source: Rule ACCESS-5. */
export function answerForStrangers(answer: LettingAnswer): LettingAnswer {
	const items = answer.risks.items.map(({ amountPence, amountOf, isGated, ...line }) =>
		isGated ? line : { ...line, amountPence, amountOf },
	);
	const figure = items.length === 0 ? answer.risks.figure : risksFigure(items, 0);
	return { ...answer, risks: { ...answer.risks, figure, items } };
}
