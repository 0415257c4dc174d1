import type { Verdict } from "#domain/report/document.ts";
import { investmentBand } from "#domain/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import { bars } from "../charts/bars.ts";
import { scoreCircle } from "../charts/score-circle.ts";
import { CONTENT_WIDTH, type Tone, tones, type } from "../look.ts";
import { below, beside, heading, panel, type Strip } from "../strip.ts";
import { paragraph } from "../text.ts";

const toneOf = { green: "green", yellow: "amber", red: "red" } as const;

const CIRCLE_ROOM = 116;
const INNER = CONTENT_WIDTH - 30;

/** The answer in one band: the score, the sentence, how both scores relate and how far to trust them; then what the score is made of. */
export function verdictBand(verdict: Verdict): readonly Strip[] {
	const { investmentScore, colour } = verdict;
	const tone: Tone = colour ? toneOf[colour] : "grey";
	const circle = scoreCircle({
		score: investmentScore,
		colour: tones[tone].mark,
		nothing: NOT_ENOUGH_DATA,
	});
	const words = inWords(verdict, INNER - CIRCLE_ROOM);
	return [
		panel(tone, CONTENT_WIDTH, [
			beside([
				[0, [circle]],
				[CIRCLE_ROOM, words],
			]),
		]),
		...heading(
			paragraph("What the investment score is made of: on every bar, higher is better", {
				style: type.part,
				before: 16,
			}),
		),
		...below(2, componentBars(verdict)),
	];
}

function inWords(verdict: Verdict, width: number): readonly Strip[] {
	const { investmentScore, investmentLabel, grade, gradeLabel, confidence, relation } = verdict;
	const { riskScore, riskInWords } = verdict;
	const graded = grade ? `, grade ${grade} (${gradeLabel})` : "";
	return [
		...paragraph(verdict.headline, { style: type.leadStrong, width }),
		...below(
			6,
			paragraph(
				investmentScore === null
					? `Investment Score: ${investmentLabel}`
					: `Investment Score: ${investmentScore}/100, ${investmentLabel}${graded}`,
				{ style: type.strong, width },
			),
		),
		...paragraph(
			riskScore === null
				? "Risk Score: not known"
				: `Risk Score: ${riskScore}/100. ${riskInWords ?? ""}`,
			{ style: type.strong, width },
		),
		...below(4, paragraph(relation, { style: type.small, width })),
		...below(
			4,
			paragraph(
				`${confidence.label} confidence in the figures behind it (${confidence.percent}%). ${verdict.knownWeight}% of the score’s weight is known.`,
				{ style: type.small, width },
			),
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
			text: score === null ? "Not known" : `${Math.round(score)}${estimated ? ", estimated" : ""}`,
		})),
	});
}
