import { countInWords } from "#domain/base/words.ts";
import type { RiskLine } from "#domain/judgement/answer/answer.ts";
import { riskWorthInWords } from "#domain/judgement/answer/answer-words.ts";
import { chapterTitles } from "#domain/judgement/home/chapter-titles.ts";
import { chapterOfRisk } from "#domain/judgement/risks/chapter-of-risk.ts";
import { nextSteps } from "#domain/judgement/steps/plan-step.ts";
import { writtenByInWords } from "#domain/telling/report/closing/closing-words.ts";
import type { Claim, ReportDocument } from "#domain/telling/report/document/document.ts";
import {
	flaggedRisks,
	printedClaims,
	risksAlone,
} from "#domain/telling/report/document/listed-risks.ts";
import { type Block, below, block } from "../block.ts";
import { chapter } from "../chapter.ts";
import { drawSign } from "../mark.ts";
import { colours, type } from "../style.ts";
import { table } from "../table.ts";
import { linkedWithin, list, paragraph } from "../text.ts";
import { planTable } from "./plan.ts";

const FIRST_STEPS = "The first five stand on page 1.";
const ALL_STEPS = "They stand on page 1.";
/** Where page one is. */
export const DECISION_ANCHOR = "decision";

/** Risks in a line each, with their pounds or their day, that lead to the chapter in which the fact stands. */
export function riskTable(risks: readonly RiskLine[]): readonly Block[] {
	return table({
		before: 0,
		columns: [
			{ title: "Risk", share: 0.52 },
			{ title: "Pounds or day", share: 0.24 },
			{ title: "Stands in", share: 0.24 },
		],
		rows: risks.map((risk) => {
			const chapterId = chapterOfRisk(risk);
			return {
				cells: [
					(width) => alerted(risk.headline, width),
					riskWorthInWords(risk),
					(width) =>
						chapterId === null
							? []
							: linkedWithin(chapterTitles[chapterId], chapterId, { style: type.small, width }),
				],
			};
		}),
	});
}

function alerted(headline: string, width: number): readonly Block[] {
	return paragraph(headline, { style: type.strong, width: width - 14 }).map((each, at) =>
		block(each.height, (sheet, x, y) => {
			if (at === 0) {
				drawSign(sheet, "alert", [x + 4, y + each.height / 2], colours.amberMark);
			}
			each.draw(sheet, x + 14, y);
		}),
	);
}

/** Every risk but those of the law, which have a chapter of their own. */
export function risksChapter(document: ReportDocument): readonly Block[] {
	const risks = risksAlone(document.risks);
	const others = risks.filter(({ isFlag }) => !isFlag);
	const flagged = risks.length - others.length;
	return chapter(document, "risks", [
		...(others.length > 0 ? riskTable(others) : []),
		...(flagged > 0
			? below(
					3,
					linkedWithin(
						`${countInWords(flagged, "is a red flag", "are red flags")} of the law`,
						"flags",
					),
				)
			: []),
		...worded(document.narrative.keyRisks, document),
	]);
}

/** Everything to do about it, with what a language model recommends. */
export function recommendationsChapter(document: ReportDocument): readonly Block[] {
	return chapter(document, "recommendations", [
		...laterSteps(document),
		...worded(document.narrative.recommendations, document),
	]);
}

/** The steps that the first page has no room for. */
function laterSteps({ plan }: ReportDocument): readonly Block[] {
	const later = plan.slice(nextSteps(plan).length);
	return [
		...linkedWithin(later.length > 0 ? FIRST_STEPS : ALL_STEPS, DECISION_ANCHOR, {
			style: type.small,
		}),
		...(later.length > 0 ? planTable(later) : []),
	];
}

/** Red flags of the law. */
export function flagsChapter(document: ReportDocument): readonly Block[] {
	return chapter(document, "flags", riskTable(flaggedRisks(document.risks)));
}

/** Sentences that a language model wrote, and that it did. */
function worded(claims: readonly Claim[], document: ReportDocument): readonly Block[] {
	const printed = printedClaims(claims, document.narrative);
	return printed.length === 0
		? []
		: [
				...below(
					6,
					list(
						printed.map(({ text }) => text),
						{ numbered: true, style: type.reading },
					),
				),
				...below(6, paragraph(writtenByInWords(document.narrative), { style: type.fine })),
			];
}
