import type { Nation } from "#domain/base/nation.ts";
import { useInWords } from "#domain/base/use.ts";
import { REPORT_TITLE } from "#domain/judgement/home/chapter-titles.ts";
import { NOT_ENOUGH_DATA } from "#domain/judgement/score/investment-score.ts";
import { nextSteps } from "#domain/judgement/steps/plan-step.ts";
import { certificatePage } from "#domain/subjects/energy/register-citation.ts";
import {
	costToCInWords,
	DECISION_TITLES,
	notCheckedLine,
} from "#domain/telling/report/decision-words.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import { scoreInWords, scoreOfHundred } from "#domain/telling/report/verdict/verdict-words.ts";
import { type Block, below, beside, block, heading, heightOf, panel } from "../block.ts";
import { widthOf } from "../measure.ts";
import { toPrintable } from "../printable.ts";
import { body, CONTENT_WIDTH, colours, type } from "../style.ts";
import { linked, linkedWithin, paragraph } from "../text.ts";
import { answerBlock } from "./answers.ts";
import { lawLineBlocks } from "./law-line.ts";
import { planTable } from "./plan.ts";
import { DECISION_ANCHOR, riskTable } from "./risk-lines.ts";

/** What the first page needs besides the document. */
export type Cover = {
	readonly product: string;
	/** The report's number, as it is quoted to us. */
	readonly id: string;
	/** About this copy of the report; empty when there is nothing to say. */
	readonly remark: string;
	/** When it was made, in words. */
	readonly made: string;
};

/** Page one, which stands alone: the home, the answers, the gravest risks, what to do next, what changes, and where there is room what no one could tell. */
export function decisionPage(document: ReportDocument, cover: Cover): readonly Block[] {
	const { answer, plan, dates, day } = document;
	const risks = answer.risks.items;
	const parts = [
		masthead(document, cover),
		[answerBlock(answer, costToCInWords(document)), ...scoreLine(document)],
		section(DECISION_TITLES.risks(risks.length), risks.length > 0 ? riskTable(risks) : []),
		section(DECISION_TITLES.steps, plan.length > 0 ? planTable(nextSteps(plan), type.strong) : []),
		lawLineBlocks(dates, day),
	];
	// The answers count what was not checked; what it is fills the room that is left.
	const whole = [...parts, notChecked(document)];
	return spread(fits(whole) ? whole : parts);
}

/** Room between two parts of the page, in points. */
const [LEAST_GAP, MOST_GAP] = [10, 30];

/** Parts one under another, the room that they leave on a page between them. */
function spread(parts: readonly (readonly Block[])[]): readonly Block[] {
	const shown = parts.filter((blocks) => blocks.length > 0);
	const room = roomBetween(shown);
	const gap = Math.min(MOST_GAP, Math.max(LEAST_GAP, room - 0.1));
	return shown.flatMap((blocks, at) => (at === 0 ? blocks : below(gap, blocks)));
}

/** Points left between each two parts on one page; negative where they need more than a page. */
function roomBetween(shown: readonly (readonly Block[])[]): number {
	const taken = shown.reduce((sum, blocks) => sum + heightOf(blocks), 0);
	return (body.bottom - body.top - taken) / Math.max(1, shown.length - 1);
}

function fits(parts: readonly (readonly Block[])[]): boolean {
	return roomBetween(parts.filter((blocks) => blocks.length > 0)) > LEAST_GAP;
}

function section(title: string, contents: readonly Block[]): readonly Block[] {
	return contents.length === 0
		? []
		: [...heading(paragraph(title, { style: type.part, part: "H2" })), ...contents];
}

function masthead(document: ReportDocument, { product, remark, made }: Cover): readonly Block[] {
	const { home } = document;
	const { address, postcode, place, authority, nation, certificate, note } = home;
	const where = [
		...(address === null ? [] : [postcode]),
		place,
		...(authority !== null && !place.includes(authority) ? [authority] : []),
		nation,
	].join(", ");
	return [
		block(16, (sheet, x, y) => {
			sheet.bookmark(DECISION_TITLES.page, y);
			sheet.anchor(DECISION_ANCHOR, y);
			sheet.text(product, x, y, { ...type.leadStrong, colour: colours.accent });
			sheet.text(REPORT_TITLE, x + CONTENT_WIDTH, y + 2.5, type.small, "right");
			sheet.rule([x, y + 19], [x + CONTENT_WIDTH, y + 19], colours.accent, 1.5);
		}),
		...below(13, paragraph(address ?? postcode, { style: type.title })),
		...paragraph(`${where} · made on ${made}`, { style: type.reading }),
		...below(3, paragraph(stated(document), { style: type.body })),
		...below(2, certificate === null ? [] : certificateLine(certificate, nation)),
		...below(2, paragraph(remark, { style: type.smallStrong })),
		...below(2, paragraph(note ?? "", { style: type.small })),
	];
}

function certificateLine(number: string, nation: Nation): readonly Block[] {
	const text = `Energy certificate ${number}`;
	return linked(text, certificatePage(number, nation), { style: type.small });
}

/** How the home is to be let, and what else the buyer stated, in one line. */
function stated({ inputs, stated: lines }: ReportDocument): string {
	const use = useInWords[inputs.use];
	const others = lines.filter(({ text }) => text.toLowerCase() !== use);
	return [`Expected use: ${use}`, ...others.map(({ label, text }) => `${label}: ${text}`)].join(
		" · ",
	);
}

/** Both scores in one line; what they mean where it may be said. Source: Rule SCORE-1, Rule SCORE-18. */
function scoreLine(document: ReportDocument): readonly Block[] {
	const { investmentScore, investmentLabel, range, riskScore } = document.verdict;
	const description = riskWordsOf(document)?.description;
	const score =
		investmentScore === null
			? NOT_ENOUGH_DATA
			: `${scoreOfHundred(investmentScore, range)}. ${investmentLabel}`;
	const risk = [scoreInWords("Risk Score", riskScore), ...(description ? [description] : [])];
	const width = CONTENT_WIDTH - 20;
	const left = Math.min(widthOf(toPrintable(score), type.strong) + 12, width * 0.5);
	const line = beside([
		[10, paragraph(score, { style: type.strong, width: left })],
		[
			10 + left,
			paragraph(risk.join(". "), { style: type.soft, width: width - left, align: "right" }),
		],
	]);
	const height = line.height + 8.8;
	return [
		block(height, (sheet, x, y) => {
			sheet.box(x, y, { width: CONTENT_WIDTH, height }, colours.sunken);
			line.draw(sheet, x, y + 4.2);
		}),
	];
}

function notChecked(document: ReportDocument): readonly Block[] {
	const line = notCheckedLine(document);
	const width = CONTENT_WIDTH - 30;
	return line === null
		? []
		: [
				panel("grey", CONTENT_WIDTH, [
					...linkedWithin(line.what, "unchecked", { style: type.strong, width }),
					...paragraph(line.warning, { width }),
				]),
			];
}
