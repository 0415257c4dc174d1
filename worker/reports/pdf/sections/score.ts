import { NOT_KNOWN } from "#domain/base/words.ts";
import type { ReportDocument, ReportVerdict } from "#domain/telling/report/document/document.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import {
	cappedInWords,
	confidenceInWords,
	dealBreakersTitle,
	riskInWords,
	scoreInWords,
	scoreMeaning,
	weightInWords,
} from "#domain/telling/report/verdict/verdict-words.ts";
import { type Block, below, panel } from "../block.ts";
import { chapter } from "../chapter.ts";
import { CONTENT_WIDTH, colours, type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** Both scores and how they came about: what each part weighs, what it scored and why. Source: Rule SCORE-1. */
export function scoreChapter(document: ReportDocument): readonly Block[] {
	const { verdict, methodologyVersion } = document;
	return chapter(document, "overall", [
		...scores(document),
		...below(6, dealBreakerPanel(document)),
		...table({
			columns: [
				{ title: "Part", share: 0.26 },
				{ title: "Weight", share: 0.09, isNumber: true },
				{ title: "Score", share: 0.13, isNumber: true },
				{ title: "Why", share: 0.52 },
			],
			rows: verdict.components.map((component) => ({
				cells: [
					component.label,
					`${component.weight}%`,
					component.score === null ? NOT_KNOWN : `${Math.round(component.score)} of 100`,
					(width) => reasons(component, width),
				],
			})),
		}),
		...below(5, paragraph(howKnown(verdict, methodologyVersion), { style: type.body })),
	]);
}

function scores(document: ReportDocument): readonly Block[] {
	const { verdict } = document;
	const { investmentScore, riskScore, confidence, relation } = verdict;
	const investment = [scoreInWords("Investment Score", investmentScore), scoreMeaning(verdict)];
	const risk = [scoreInWords("Risk Score", riskScore), riskInWords(riskWordsOf(document))];
	const { level, about } = confidenceInWords(confidence);
	return [
		...paragraph(verdict.headline, { style: type.reading }),
		...below(3, paragraph(investment.filter(Boolean).join(", "), { style: type.strong })),
		...paragraph(risk.filter(Boolean).join(". "), { style: type.strong }),
		...below(2, paragraph(`${relation} ${level} ${about}.`, { style: type.small })),
	];
}

/** What stops the letting as it stands. Source: Rule SCORE-9. */
function dealBreakerPanel({ verdict }: ReportDocument): readonly Block[] {
	const width = CONTENT_WIDTH - 30;
	const found = verdict.dealBreakers;
	return found.length === 0
		? []
		: [
				panel("red", CONTENT_WIDTH, [
					...paragraph(dealBreakersTitle(found.length), {
						style: { ...type.smallStrong, colour: colours.red },
						width,
					}),
					...found.flatMap(({ title, detail }) => [
						...below(3, paragraph(title, { style: type.leadStrong, width })),
						...paragraph(detail, { style: { ...type.small, colour: colours.ink }, width }),
					]),
				]),
			];
}

function reasons(
	{ reason, deductions, estimated, standing }: ReportVerdict["components"][number],
	width: number,
): readonly Block[] {
	return [
		...paragraph(`${reason}${estimated ? " Estimated." : ""}`, { width }),
		...deductions.flatMap(({ label, points }) =>
			paragraph(`${label}: −${points}`, { style: type.small, width }),
		),
		...(standing ? paragraph(`${standing.text}.`, { style: type.small, width }) : []),
	];
}

function howKnown(verdict: ReportVerdict, methodologyVersion: number): string {
	return [
		weightInWords(verdict.knownWeight),
		cappedInWords(verdict),
		`Method version ${methodologyVersion}.`,
	]
		.filter((text) => text !== "")
		.join(" ");
}
