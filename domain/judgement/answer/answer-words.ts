import { type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { countInWords, dateInWords, poundsInWords } from "../../base/words.ts";
import {
	type AnswerFigure,
	answerWords,
	type LettingAnswer,
	type QuestionAnswer,
	type RiskLine,
} from "./answer.ts";

/** The three questions in their order. Source: Rule ANSWER-1. */
export const questions = {
	let: "Can it be let?",
	pays: "Does it pay?",
	risks: "What could go wrong?",
} as const;

/** What the answer is called where it stands by itself. */
export const ANSWER_TITLE = "The answer";

/** The figure of an answer as it is printed: a loss with a minus, a gain with a plus. */
export function answerFigureInWords({ kind, value }: AnswerFigure, nothing: string): string {
	if (typeof value !== "number") {
		return value ?? nothing;
	}
	switch (kind) {
		case "percent":
			return `${percentInWords(value)} yield`;
		case "pence":
			return signedPounds(pence(value));
		default:
			return String(value);
	}
}

/** "+£2,100", "−£5,040", "£0". */
function signedPounds(amount: Pence): string {
	const words = poundsInWords(pence(Math.abs(amount)));
	const rounded = Math.round(amount / 100);
	return rounded === 0 ? words : `${rounded < 0 ? "−" : "+"}${words}`;
}

/** The three answers as sentences, for paper and mails: question, word, and what it rests on. */
export function answerLines(
	answer: LettingAnswer,
): readonly { readonly question: string; readonly word: string; readonly why: string }[] {
	const { let: lets, pays, risks } = answer;
	const [gravest] = risks.items;
	const amount = gravest ? riskWorthInWords(gravest) : "";
	return [
		{ question: questions.let, word: lets.headline, why: whyInWords(lets, "No band") },
		{ question: questions.pays, word: pays.headline, why: whyInWords(pays, "No figures") },
		{
			question: questions.risks,
			word: gravest ? risksInWords(answer) : answerWords.unknown,
			why: gravest
				? `${gravest.headline}${amount ? ` (${amount})` : ""}. ${uncheckedInWords(answer)}.`
				: `${uncheckedInWords(answer)}.`,
		},
	];
}

function whyInWords({ figure, reason }: QuestionAnswer, nothing: string): string {
	return `${answerFigureInWords(figure, nothing)}, ${figure.sourceText}. ${reason}`;
}

/** "3 risks". */
export function risksInWords(answer: LettingAnswer): string {
	return countInWords(riskCount(answer), "risk");
}

/** How many risks were found. */
export function riskCount({ risks }: LettingAnswer): number {
	const { value } = risks.figure;
	return typeof value === "number" ? value : 0;
}

/** The answers in words alone, for a mail, which may be passed on: no figure. Source: Rule ANSWER-10. */
export function answerInMail(answer: LettingAnswer): readonly string[] {
	const { let: lets, pays, risks } = answer;
	const [gravest] = risks.items;
	const found = gravest
		? `${risksInWords(answer)}. The gravest: ${gravest.headline}.`
		: `${answerWords.unknown}. ${uncheckedInWords(answer)}.`;
	return [
		`${questions.let} ${lets.headline}${lets.verdict === "yes_if" ? ":" : "."} ${lets.reason}`,
		`${questions.pays} ${wordInMail(pays)}`,
		`${questions.risks} ${found}`,
	];
}

function wordInMail({ verdict, headline }: QuestionAnswer): string {
	return verdict === "yes_if" ? `${headline} what the report names is settled.` : `${headline}.`;
}

/** "£950" and what it is, or "by 1 October 2030"; empty of a risk with neither. */
export function riskAmountInWords({ amountPence, amountOf, by }: RiskLine): {
	readonly amount: string;
	readonly of: string;
} {
	return amountPence === undefined
		? { amount: "", of: by === undefined ? (amountOf ?? "") : `by ${dateInWords(by)}` }
		: { amount: poundsInWords(pence(amountPence)), of: amountOf ?? "" };
}

/** "£1,290 a fee": the pounds of a risk and what they are, else its day, in one line; empty where neither is known. */
export function riskWorthInWords(risk: RiskLine): string {
	const { amount, of } = riskAmountInWords(risk);
	return [amount, of].filter(Boolean).join(" ");
}

/** What folds open under the answers: by what is still to be settled. */
export function foldTitle({ let: lets, pays }: Pick<LettingAnswer, "let" | "pays">): string {
	if (pays.verdict === "no") {
		return "When it would pay";
	}
	if (lets.verdict === "unknown" || pays.verdict === "unknown") {
		return "Who can tell you";
	}
	return lets.verdict === "yes" && pays.verdict === "yes"
		? "What this rests on"
		: "What settles it";
}

/** "2 not checked". */
export function uncheckedInWords({ risks }: LettingAnswer): string {
	return `${risks.unchecked} not checked`;
}

/** The reason of the third answer where the gravest risks stand under it. */
export const GRAVEST_BELOW = "The gravest stand below.";

/** Said under what could not be checked. */
export const NOT_CHECKED = "We could not check these. Don’t assume they are fine.";
