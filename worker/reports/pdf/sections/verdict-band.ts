import type { ReportDocument, Verdict } from "#domain/report/document.ts";
import { riskWordsOf } from "#domain/report/verdict/risk-words.ts";
import {
	confidenceInWords,
	HIGHER_IS_BETTER,
	riskInWords,
	scoreInWords,
	scoreMeaning,
	verdictParts,
} from "#domain/report/verdict/verdict-words.ts";
import { investmentBand } from "#domain/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import type { Tone } from "#domain/tone.ts";
import { NOT_KNOWN } from "#domain/words.ts";
import { bars } from "../charts/bars.ts";
import { scoreCircle } from "../charts/score-circle.ts";
import { below, beside, heading, panel, type Strip } from "../strip.ts";
import { CONTENT_WIDTH, tones, type } from "../style.ts";
import { paragraph } from "../text.ts";

const toneOf = { green: "green", yellow: "amber", red: "red" } as const;

const CIRCLE_ROOM = 116;
const INNER = CONTENT_WIDTH - 30;

/** The answer in one band: the score, the sentence, how both scores relate and how far to trust them; then what the score is made of. */
export function verdictBand(document: ReportDocument): readonly Strip[] {
	const { verdict } = document;
	const { investmentScore, colour } = verdict;
	const tone: Tone = colour ? toneOf[colour] : "grey";
	const circle = scoreCircle({
		score: investmentScore,
		colour: tones[tone].mark,
		nothing: NOT_ENOUGH_DATA,
	});
	const words = inWords(document, INNER - CIRCLE_ROOM);
	return [
		panel(tone, CONTENT_WIDTH, [
			beside([
				[0, [circle]],
				[CIRCLE_ROOM, words],
			]),
		]),
		...heading(
			paragraph(`${verdictParts.components}: ${HIGHER_IS_BETTER}`, {
				style: type.part,
				before: 16,
			}),
		),
		...below(2, componentBars(verdict)),
	];
}

function inWords(document: ReportDocument, width: number): readonly Strip[] {
	const { verdict } = document;
	const { investmentScore, riskScore, confidence, relation, knownWeight } = verdict;
	const investment = [scoreInWords("Investment Score", investmentScore), scoreMeaning(verdict)];
	const risk = [scoreInWords("Risk Score", riskScore), riskInWords(riskWordsOf(document))];
	const { level, about } = confidenceInWords(confidence);
	return [
		...paragraph(verdict.headline, { style: type.leadStrong, width }),
		...below(
			6,
			paragraph(investment.filter((text) => text !== "").join(", "), {
				style: type.strong,
				width,
			}),
		),
		...paragraph(risk.filter((text) => text !== "").join(". "), { style: type.strong, width }),
		...below(4, paragraph(relation, { style: type.small, width })),
		...below(
			4,
			paragraph(`${level} ${about}. ${knownWeight}% of the score’s weight is known.`, {
				style: type.small,
				width,
			}),
		),
	];
}

function componentBars({ components }: Verdict): readonly Strip[] {
	return bars({
		width: CONTENT_WIDTH,
		labels: 170,
		figures: 86,
		scale: [0, 100],
		rows: components.map(({ label, weight, score, estimated }) => ({
			label: `${label} (${weight}%)`,
			span: score === null ? null : [0, score],
			colour: tones[score === null ? "grey" : toneOf[investmentBand(score).colour]].mark,
			text: score === null ? NOT_KNOWN : `${Math.round(score)}${estimated ? ", estimated" : ""}`,
		})),
	});
}
