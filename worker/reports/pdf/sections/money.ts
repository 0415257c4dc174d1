import { fromPounds } from "#domain/money.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { rateInWords } from "#domain/report/money-in-words.ts";
import type { AssumptionLine, MoneySection } from "#domain/report/money-section.ts";
import { riskWordsOf } from "#domain/report/risk-words.ts";
import { poundsOr } from "#domain/report/words/amounts.ts";
import { chapterTitles } from "#domain/report/words/chapters.ts";
import {
	headlineFigures,
	isShort,
	moneyParts,
	originInWords,
	sensitivityLines,
} from "#domain/report/words/money-words.ts";
import { riskLine } from "#domain/report/words/verdict-words.ts";
import { NOT_KNOWN } from "#domain/words.ts";
import { chapter, part } from "../chapter.ts";
import { bars } from "../charts/bars.ts";
import { plainGrid, toldRows } from "../figures.ts";
import { CONTENT_WIDTH, colours, type } from "../look.ts";
import { below, heading, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";
import { cashFlowRows } from "./cash-flow.ts";
import { incomeTax } from "./income-tax.ts";
import { interestCover } from "./interest-cover.ts";
import { purchase } from "./purchase.ts";

/** Yields, and what they mean for the money put in. */
export function financeChapter(document: ReportDocument): readonly Strip[] {
	const { rent } = document;
	return chapter(chapterTitles.finance, [
		...toldRows(rent.yields),
		...below(6, paragraph(riskLine(riskWordsOf(document)), { style: type.strong })),
	]);
}

/** What the letting costs and leaves, from the report's own assumptions. */
export function returnChapter({ money }: ReportDocument): readonly Strip[] {
	const { figures, missing } = money;
	return chapter(
		chapterTitles.roi,
		[
			...below(0, paragraph(missing ?? "", { style: type.strong })),
			...below(4, plainGrid(headlineFigures(figures), 4)),
			...part(moneyParts.year, yearBars(money)),
			...part(moneyParts.purchase, purchase(figures.year)),
			...part(moneyParts.lender, interestCover(figures.cover)),
			...part(moneyParts.incomeTax, incomeTax(figures)),
			...part(moneyParts.sensitivity, sensitivity(money)),
			...part(moneyParts.assumptions, assumptions(money)),
		],
		{ answer: money.answer },
	);
}

/** Nothing where there is no rent to begin with. */
function yearBars({ figures }: MoneySection): readonly Strip[] {
	const rows = cashFlowRows(figures.year);
	if (rows.every(({ span }) => span === null)) {
		return [];
	}
	return bars({
		rows,
		width: CONTENT_WIDTH,
		labels: 180,
		figures: 70,
	});
}

/** Nothing where there is no cash flow to change. */
function sensitivity({ figures }: MoneySection): readonly Strip[] {
	if (figures.year.cashFlow === null) {
		return [];
	}
	return [
		...heading(
			paragraph("Cash flow a year, and the rent over the interest at the rate lenders test at.", {
				style: type.small,
			}),
		),
		...below(
			4,
			bars({
				rows: sensitivityLines(figures).map(({ label, cashFlow, text, cover }, at) => ({
					label,
					span: cashFlow === null ? null : [0, cashFlow],
					colour: isShort(cashFlow) ? colours.redMark : colours.greenMark,
					text,
					aside: cover,
					isStrong: at === 0,
				})),
				width: CONTENT_WIDTH,
				labels: 180,
				figures: 66,
				asides: 54,
			}),
		),
	];
}

function assumptions({ lines, assumptions: values }: MoneySection): readonly Strip[] {
	return table({
		columns: [
			{ title: "Assumption", share: 0.29 },
			{ title: "Value", share: 0.17, isNumber: true },
			{ title: "Whose", share: 0.11 },
			{ title: "Where it is from", share: 0.43 },
		],
		rows: lines.map(({ key, label, unit, origin, source }) => ({
			cells: [
				label,
				inUnit(values[key], unit),
				(width) => paragraph(originInWords[origin], { style: type.small, width }),
				(width) => paragraph(source, { style: type.small, width }),
			],
		})),
	});
}

function inUnit(value: number | null, unit: AssumptionLine["unit"]): string {
	if (value === null) {
		return NOT_KNOWN;
	}
	if (unit === "percent") {
		return rateInWords(value);
	}
	return `${poundsOr(fromPounds(value / 100))}${unit.slice("pounds".length)}`;
}
