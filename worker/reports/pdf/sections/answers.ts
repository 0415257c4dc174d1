import type { Tone } from "#domain/base/tone.ts";
import type { LettingAnswer } from "#domain/judgement/answer/answer.ts";
import {
	type AnswerSign,
	figureInWords,
	questions,
	riskAmountInWords,
	risksHeadline,
	signOf,
	uncheckedInWords,
} from "#domain/judgement/answer/answer-words.ts";
import { type Block, below, block, drawAll, heightOf } from "../block.ts";
import { drawSign, type Sign } from "../mark.ts";
import { CONTENT_WIDTH, colours, type TextStyle, tones, type } from "../style.ts";
import { paragraph } from "../text.ts";

type SignStyle = { readonly tone: Tone; readonly sign: Sign };

const styles: Readonly<Record<AnswerSign, SignStyle>> = {
	no: { tone: "red", sign: "cross" },
	unknown: { tone: "grey", sign: "question" },
	question: { tone: "amber", sign: "question" },
	yes_if: { tone: "amber", sign: "check" },
	paper: { tone: "amber", sign: "check" },
	paper_open: { tone: "amber", sign: "question" },
	half: { tone: "amber", sign: "alert" },
	price: { tone: "grey", sign: "minus" },
	yes: { tone: "green", sign: "check" },
	risk: { tone: "amber", sign: "alert" },
};

/** One question answered: the word behind its sign, the figure and whose it is, the reason. */
type Cell = SignStyle & {
	readonly question: string;
	readonly word: string;
	readonly figure: string;
	readonly of: string;
	readonly why: string;
};

const PADDING = 10;
const SIGN_WIDTH = 15;
const verdict: TextStyle = { size: 14.5, leading: 19, weight: "semibold", colour: colours.ink };
const figure: TextStyle = { size: 12, leading: 16, weight: "semibold", colour: colours.ink };

/** The three answers abreast in one frame, with what it costs to reach band C where that is to be said. Source: Rule ANSWER-1. */
export function answerBlock(answer: LettingAnswer, costToC: string | null): Block {
	const canLet = ofQuestion(questions.let, answer.let);
	const cells = [
		costToC === null ? canLet : { ...canLet, why: `${canLet.why} ${costToC}` },
		ofQuestion(questions.pays, answer.pays),
		ofRisks(answer),
	];
	const width = CONTENT_WIDTH / cells.length;
	const columns = cells.map((cell) => cellBlocks(cell, width - 2 * PADDING));
	const height = Math.max(...columns.map(heightOf)) + 2 * PADDING - 2;
	return block(height, (sheet, x, y) => {
		frame(sheet, x, y, { width: CONTENT_WIDTH, height });
		for (const [at, column] of columns.entries()) {
			const left = x + at * width;
			if (at > 0) {
				sheet.rule([left, y], [left, y + height], colours.line);
			}
			drawAll(column, sheet, left + PADDING, y + PADDING - 1);
		}
	});
}

function frame(
	sheet: Parameters<Block["draw"]>[0],
	x: number,
	y: number,
	{ width, height }: { width: number; height: number },
): void {
	const corners = [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
		[x, y],
	] as const;
	sheet.path(corners, colours.line, 0.8);
}

function cellBlocks(cell: Cell, width: number): readonly Block[] {
	const { tone, sign, question, word, figure: amount, of, why } = cell;
	return [
		...paragraph(question, { style: type.small, width }),
		...signed(word, { tone, sign }, width),
		...(amount === "" ? [] : below(2, paragraph(amount, { style: figure, width }))),
		...(of === "" ? [] : paragraph(of, { style: type.fine, width })),
		...below(3, paragraph(why, { width })),
	];
}

/** The word behind its sign, on as many lines as it takes. */
function signed(word: string, { tone, sign }: SignStyle, width: number): readonly Block[] {
	const style = { ...verdict, colour: tones[tone].text };
	return paragraph(word, { style, width: width - SIGN_WIDTH }).map((line, at) =>
		block(line.height, (sheet, x, y) => {
			if (at === 0) {
				drawSign(sheet, sign, [x + 5, y + verdict.leading / 2], tones[tone].mark);
			}
			line.draw(sheet, x + SIGN_WIDTH, y);
		}),
	);
}

function ofQuestion(question: string, answer: LettingAnswer["let"] | LettingAnswer["pays"]): Cell {
	const { kind, value, sourceText } = answer.figure;
	return {
		...styles[signOf(answer)],
		question,
		word: answer.headline,
		figure: kind === "band" ? `Band ${value}` : figureInWords(answer),
		of: sourceText,
		why: answer.reason,
	};
}

function ofRisks(answer: LettingAnswer): Cell {
	const [gravest] = answer.risks.items;
	const worth = gravest && riskAmountInWords(gravest);
	return {
		...styles[gravest ? "risk" : "unknown"],
		question: questions.risks,
		word: risksHeadline(answer),
		figure: worth?.amount || worth?.of || "",
		of: worth?.amount ? worth.of : "",
		// The next two stand in the table below.
		why: `${uncheckedInWords(answer)}.`,
	};
}
