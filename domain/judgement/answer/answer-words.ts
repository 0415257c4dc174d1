import { type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { lowerFirst, upperFirst } from "../../base/sentence.ts";
import { countInWords, dateInWords, poundsInWords } from "../../base/words.ts";
import {
	answerForStrangers,
	answerVerdicts,
	type LettingAnswer,
	type QuestionAnswer,
	type RiskLine,
} from "./answer.ts";
import type { LettingGrade } from "./letting-grade.ts";
import type { PayingGrade } from "./paying-grade.ts";

/** The three questions in their order. Source: Rule ANSWER-1. */
export const questions = {
	let: "Can it be let?",
	pays: "Does it pay?",
	risks: "What could go wrong?",
} as const;

/** Heading of the answer where it is shown alone. */
export const ANSWER_TITLE = "The answer";

/** Grades whose figure is the result of a year, printed with a minus or a plus. Every other amount is a price, a rent or a fee. */
const results: readonly string[] = [
	"no",
	"break_even",
	"unfinished",
	"basic",
	"before_tax",
	"yes",
] satisfies readonly PayingGrade[];

/**
 * The sign beside an answer's word. A sheet stands for a required paper, an outlined sheet for one that a lead suggests, a question mark for what decides and is open, a half disc for a qualified yes, a
 * ringed £ for a price without a judgement, a triangle for a risk.
 */
export const answerSigns = [
	...answerVerdicts,
	"question",
	"paper",
	"paper_open",
	"half",
	"price",
	"risk",
] as const;
export type AnswerSign = (typeof answerSigns)[number];

const signs: Readonly<Partial<Record<LettingGrade | PayingGrade, AnswerSign>>> = {
	licence: "paper",
	licence_planning: "paper",
	ask: "question",
	planning_open: "question",
	likely: "paper_open",
	soon: "paper",
	basic: "half",
	before_tax: "half",
	ceiling: "price",
	needs_rent: "price",
};

/** The sign of an answer: that of its grade if it has one, else of its verdict. A yes that earns less than Bank Rate is half of one. */
export function signOf({
	verdict,
	grade,
	isThin = false,
}: {
	readonly verdict: QuestionAnswer["verdict"];
	readonly grade: LettingGrade | PayingGrade;
	readonly isThin?: boolean | undefined;
}): AnswerSign {
	return verdict === "no" ? "no" : isThin ? "half" : (signs[grade] ?? verdict);
}

/** Whether the grade's word already contains the amount. */
const isInWord = ({ grade }: Pick<QuestionAnswer, "grade">) =>
	grade === "needs_rent" || grade === "ceiling" || grade === "soon";

/** The printed figure of an answer; empty where its word contains it, or there is none. */
export function figureInWords({ grade, figure }: Pick<QuestionAnswer, "grade" | "figure">): string {
	const { kind, value } = figure;
	if (value === null || isInWord({ grade })) {
		return "";
	}
	if (typeof value === "string") {
		return kind === "date" ? dateInWords(value) : value;
	}
	switch (kind) {
		case "percent":
			return percentInWords(value);
		case "pence":
			return results.includes(grade) ? signedPounds(pence(value)) : poundsInWords(pence(value));
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

/** The figure with its meaning: "£887 fee", "average here £192,000". */
export function figureLine(answer: Pick<QuestionAnswer, "grade" | "figure">): string {
	return [figureInWords(answer), answer.figure.sourceText].filter(Boolean).join(" ");
}

/** An answer in one line: sign, word, and figure with its meaning, which is empty where the word contains it or there is none. */
type AnswerInShort = {
	readonly sign: AnswerSign;
	readonly word: string;
	readonly figure: string;
};

/** The three answers as lists and cards print them. */
export type AnsweredInShort = {
	readonly let: AnswerInShort;
	readonly pays: AnswerInShort;
	/** The gravest risk, with its pounds or its day. */
	readonly risk: AnswerInShort;
};

/** The three answers in short. Contains nothing reserved for subscribers and buyers, so it may be shown in any list. Source: Rule ANSWER-1. */
export function answeredInShort(answer: LettingAnswer): AnsweredInShort {
	const forAll = answerForStrangers(answer);
	const [gravest] = forAll.risks.items;
	return {
		let: inShort(forAll.let),
		pays: inShort(forAll.pays),
		risk: {
			sign: gravest ? "risk" : "unknown",
			word: risksHeadline(forAll),
			figure: gravest ? riskWorthInWords(gravest) : "",
		},
	};
}

function inShort(answer: LettingAnswer["let"] | LettingAnswer["pays"]): AnswerInShort {
	return { sign: signOf(answer), word: answer.headline, figure: figureLine(answer) };
}

/** The three answers as sentences, for paper and mails: question, word, and what it rests on. */
export function answerLines(
	answer: LettingAnswer,
): readonly { readonly question: string; readonly word: string; readonly why: string }[] {
	const { let: lets, pays } = answer;
	return [
		{ question: questions.let, word: lets.headline, why: whyInWords(lets) },
		{ question: questions.pays, word: pays.headline, why: whyInWords(pays) },
		{ question: questions.risks, word: risksHeadline(answer), why: risksReason(answer) },
	];
}

function whyInWords(answer: QuestionAnswer): string {
	return [upperFirst(figureLine(answer)), answer.reason].filter(Boolean).join(". ");
}

/** Name of the gravest risk; where none was found, the number of checks. */
export function risksHeadline({ risks }: LettingAnswer): string {
	const [gravest] = risks.items;
	return gravest
		? gravest.headline
		: `Nothing found in ${countInWords(Number(risks.figure.value), "check")}`;
}

/** The next two risks, and the number of things not checked. */
export function risksReason(answer: LettingAnswer): string {
	return [nextRisksInWords(answer), `${uncheckedInWords(answer)}.`].filter(Boolean).join(" ");
}

/** "Then: flood zone 2; works to reach band C.": the risks after the gravest; empty where there are none. */
export function nextRisksInWords({ risks }: LettingAnswer): string {
	const [, ...next] = risks.items;
	const then = next.map(({ headline }) => lowerFirst(headline)).join("; ");
	return then ? `Then: ${then}.` : "";
}

/** The answers for a mail, which may be passed on: words alone, with no figure unless it is the word itself. Source: Rule ANSWER-10. */
export function answerInMail(answer: LettingAnswer): readonly string[] {
	const { let: lets, pays } = answer;
	return [
		`${questions.let} ${lets.headline}. ${lets.reason}`,
		`${questions.pays} ${pays.headline}.`,
		`${questions.risks} ${risksHeadline(answer)}. ${uncheckedInWords(answer)}.`,
	];
}

/** A risk's amount with its meaning ("£950" and what for), or "by 1 October 2030"; empty for a risk with neither. */
export function riskAmountInWords({ amountPence, amountOf, by }: RiskLine): {
	readonly amount: string;
	readonly of: string;
} {
	return amountPence === undefined
		? { amount: "", of: by === undefined ? (amountOf ?? "") : `by ${dateInWords(by)}` }
		: { amount: poundsInWords(pence(amountPence)), of: amountOf ?? "" };
}

/** A risk's amount with its meaning in one line ("£1,290 a fee"), else its day; empty where neither is known. */
export function riskWorthInWords(risk: RiskLine): string {
	const { amount, of } = riskAmountInWords(risk);
	return [amount, of].filter(Boolean).join(" ");
}

/** Title of the section that folds open under the answers, by what is still unsettled. */
export function foldTitle({ let: lets, pays }: Pick<LettingAnswer, "let" | "pays">): string {
	if (lets.verdict === "no") {
		return "What would turn it";
	}
	if (pays.verdict === "no" || pays.basis === "stated") {
		return pays.verdict === "yes" && lets.verdict === "yes"
			? "What this rests on"
			: "When it would pay";
	}
	return lets.verdict === "unknown" || pays.verdict === "unknown"
		? "Who can tell you"
		: "What settles it";
}

/** "2 not checked". */
export function uncheckedInWords({ risks }: LettingAnswer): string {
	return `${risks.unchecked} not checked`;
}

/** Shown under what could not be checked. */
export const NOT_CHECKED = "We could not check these. Don’t assume they are fine.";
