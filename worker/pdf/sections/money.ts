import { fromPounds, type Pence } from "#domain/money.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import type { AssumptionLine, MoneySection } from "#domain/report/money-section.ts";
import { GAP, percentOr, poundsOr, shareInWords } from "../amounts.ts";
import { chapter, part } from "../chapter.ts";
import { bars } from "../charts/bars.ts";
import { plainGrid, toldRows } from "../figures.ts";
import { CONTENT_WIDTH, colours, type } from "../look.ts";
import { below, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";
import { cashFlowRows } from "./cash-flow.ts";
import { incomeTax } from "./income-tax.ts";
import { interestCover } from "./interest-cover.ts";
import { purchase } from "./purchase.ts";

/** Yields, and what they mean for the money put in. */
export function financeChapter({ rent, verdict }: ReportDocument): readonly Strip[] {
	return chapter("Financial Analysis", [
		...toldRows(rent.yields),
		...below(
			6,
			paragraph(`Risk category: ${verdict.riskInWords ?? "not enough is known to say."}`, {
				style: type.strong,
			}),
		),
	]);
}

/** What the letting costs and leaves, from the report's own assumptions. */
export function returnChapter({ money }: ReportDocument): readonly Strip[] {
	const { figures, missing } = money;
	return chapter(
		"ROI Analysis",
		[
			...below(0, paragraph(missing ?? "", { style: type.strong })),
			...below(4, headline(money)),
			...part("A year of the letting", yearBars(money)),
			...part("Buying it", purchase(figures.year)),
			...part("What a lender asks", interestCover(figures.cover)),
			...part("After income tax", incomeTax(figures)),
			...part("If things go another way", sensitivity(money)),
			...part("What all this assumes", assumptions(money)),
		],
		{ answer: money.answer },
	);
}

function headline({ figures }: MoneySection): readonly Strip[] {
	const { year, breakEvenRent, breakEvenPrice } = figures;
	return plainGrid(
		[
			{ label: "Cash flow a year, before tax", text: poundsOr(year.cashFlow) },
			{ label: "Money you put in", text: poundsOr(year.moneyIn) },
			{ label: "Return on the money put in", text: percentOr(year.cashOnCash) },
			{ label: "Gross yield", text: percentOr(year.grossYield) },
			{ label: "Net yield", text: percentOr(year.netYield) },
			{ label: "Break-even rent a month", text: poundsOr(breakEvenRent) },
			{ label: "Break-even price", text: poundsOr(breakEvenPrice) },
		],
		4,
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
	const { year, cover, sensitivity: cases } = figures;
	if (year.cashFlow === null) {
		return [];
	}
	const all = [
		{ label: "As assumed", cashFlow: year.cashFlow, coverAtStress: cover.atStress },
		...cases,
	];
	return [
		...paragraph("Cash flow a year, and the rent over the interest at the rate lenders test at.", {
			style: type.small,
		}).map((each) => ({ ...each, withNext: true })),
		...below(
			4,
			bars({
				rows: all.map(({ label, cashFlow, coverAtStress }, at) => ({
					label,
					span: cashFlow === null ? null : [0, cashFlow],
					colour: cashFlow !== null && cashFlow < 0 ? colours.redMark : colours.greenMark,
					text: poundsOr(cashFlow),
					aside: coverAtStress === null ? GAP : shareInWords(Math.round(coverAtStress * 100) / 100),
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

const origins: Readonly<Record<AssumptionLine["origin"], string>> = {
	yours: "Yours",
	published: "Published",
	assumed: "Assumed",
};

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
				(width) => paragraph(origins[origin], { style: type.small, width }),
				(width) => paragraph(source, { style: type.small, width }),
			],
		})),
	});
}

function inUnit(value: number | null, unit: AssumptionLine["unit"]): string {
	if (value === null) {
		return GAP;
	}
	if (unit === "percent") {
		return shareInWords(value);
	}
	const amount: Pence = fromPounds(value / 100);
	return `${poundsOr(amount)}${unit.slice("pounds".length)}`;
}
