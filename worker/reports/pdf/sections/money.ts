import { poundsOr, rateInWords } from "#domain/base/amounts-in-words.ts";
import type { IsoDate } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { NOT_KNOWN } from "#domain/base/words.ts";
import { fieldValue } from "#domain/subjects/finance/assumption-fields.ts";
import type { AssumptionLine } from "#domain/subjects/finance/assumption-line.ts";
import type { Assumptions } from "#domain/subjects/finance/assumptions.ts";
import type { MoneyFigures } from "#domain/subjects/finance/calculate-money.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { yieldsBesideSums } from "#domain/telling/report/market/rent-section.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import {
	TAXPAYER,
	taxColumns,
	taxLines,
	taxNotes,
} from "#domain/telling/report/money/money-tables.ts";
import {
	assumptionSource,
	headlineFigures,
	isShort,
	leftOutNote,
	moneyParts,
	originInWords,
	payingInWords,
	sensitivityLines,
	sensitivityNote,
	tradeNote,
} from "#domain/telling/report/money/money-words.ts";
import { type YearLine, yearOfLetting } from "#domain/telling/report/money/year-of-letting.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import { categoryLine } from "#domain/telling/report/verdict/verdict-words.ts";
import { type Block, below, heading } from "../block.ts";
import { chapter, part } from "../chapter.ts";
import { type BarRow, bars } from "../charts/bars.ts";
import { figureRows, plainGrid, ruleSource } from "../figures.ts";
import { CONTENT_WIDTH, colours, type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";
import { lenderTests, small } from "./lenders.ts";
import { purchase } from "./purchase.ts";

/** Yields, and what they mean for the money put in. */
export function financeChapter(document: ReportDocument): readonly Block[] {
	const { rent } = document;
	return chapter(document, "finance", [
		...figureRows(yieldsBesideSums(rent)),
		...below(6, paragraph(categoryLine(riskWordsOf(document)), { style: type.strong })),
	]);
}

/** What the letting costs and leaves, from the report's own assumptions. */
export function returnChapter(document: ReportDocument): readonly Block[] {
	const { money } = document;
	const { figures, missing } = money;
	return chapter(document, "roi", [
		...below(0, paragraph(missing ?? "", { style: type.strong })),
		...below(0, paragraph(leftOutNote(figures) ?? "", { style: type.strong })),
		...below(4, plainGrid(headlineFigures(figures), 4)),
		...part(moneyParts.year, yearBars(money)),
		...part(moneyParts.purchase, purchase(figures.year)),
		...part(moneyParts.lender, lenderTests(figures, money.context.day)),
		...below(2, paragraph(payingInWords(figures) ?? "", { style: type.small })),
		...part(moneyParts.incomeTax, incomeTax(figures, money.context.day)),
		...part(moneyParts.sensitivity, sensitivity(money)),
		...part(moneyParts.assumptions, assumptions(money)),
	]);
}

/** Nothing where there is no rent to begin with. */
function yearBars({ figures }: MoneySection): readonly Block[] {
	const rows = cashFlowRows(figures);
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
function sensitivity({ figures }: MoneySection): readonly Block[] {
	if (figures.year.cashFlow === null) {
		return [];
	}
	// What is spent once stands on the screen alone: on paper it would begin another page.
	const lines = sensitivityLines(figures).filter(({ isOnce }) => !isOnce);
	return [
		...heading(
			paragraph(["Cash flow a year.", sensitivityNote(figures)].filter(Boolean).join(" "), {
				style: type.small,
			}),
		),
		...below(
			4,
			bars({
				rows: lines.map(({ label, cashFlow, text, cover }, at) => ({
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

function assumptions({ lines, assumptions: values }: MoneySection): readonly Block[] {
	const note = below(2, paragraph(tradeNote(lines) ?? "", { style: type.small }));
	const bills = lines.filter(isBill);
	const rows = table({
		columns: [
			{ title: "Assumption", share: 0.3 },
			{ title: "Value", share: 0.14, isNumber: true },
			{ title: "Whose", share: 0.11 },
			{ title: "Where it is from", share: 0.45 },
		],
		rows: lines
			.filter((line) => !isBill(line))
			.map((line) => ({
				cells: [
					small(line.label),
					small(inUnit(fieldValue(values, line.key), line.unit), "right"),
					small(originInWords[line.origin]),
					(width) => paragraph(assumptionSource(line), { style: type.fine, width }),
				],
			})),
	});
	return [...rows, ...billBlocks(bills, values), ...note];
}

function isBill({ key }: AssumptionLine): boolean {
	return key.startsWith("bill:");
}

/** The bills of a home let by the room, one after another over the whole width: as rows of the table they would take half a page. */
function billBlocks(bills: MoneySection["lines"], values: Assumptions): readonly Block[] {
	const texts = bills.map(({ key, label, unit, source, updateDue = "" }) =>
		`${label} ${inUnit(fieldValue(values, key), unit)}. ${source} ${updateDue}`.trim(),
	);
	return texts.length === 0 ? [] : below(4, paragraph(texts.join(" "), { style: type.fine }));
}

function inUnit(value: number | null, unit: AssumptionLine["unit"]): string {
	if (value === null) {
		return NOT_KNOWN;
	}
	if (unit === "percent") {
		return rateInWords(value);
	}
	if (unit === "rooms" || unit === "years") {
		return String(value);
	}
	return `${poundsOr(pence(value))}${unit.slice("pounds".length)}`;
}

/** A year of the letting from rent to cash flow, a bar a line. */
function cashFlowRows(figures: MoneyFigures): BarRow[] {
	return yearOfLetting(figures).map((line) => ({
		...line,
		colour: colourOf(line),
		isStrong: line.kind !== "out",
	}));
}

function colourOf({ kind, amount }: YearLine): string {
	if (kind === "out") {
		return colours.amberMark;
	}
	return isShort(amount) ? colours.redMark : colours.accent;
}

type TaxYears = MoneyFigures["tax"];

/** Income tax on the letting by the landlord's band, in the report's tax year and the next; where none is known, why. */
function incomeTax(
	{ tax, taxBasis }: Pick<MoneyFigures, "tax" | "taxBasis">,
	day: IsoDate,
): readonly Block[] {
	if (tax.every(({ cases }) => cases.every((each) => !each.tax.known))) {
		return notes(tax, day);
	}
	const heads = taxColumns(tax);
	return [
		...heading(paragraph(taxBasis)),
		...table({
			columns: [
				{ title: TAXPAYER, share: 0.32 },
				...heads.map((title) => ({ title, share: 0.68 / heads.length, isNumber: true })),
			],
			rows: taxLines(tax).map(({ label, figures }) => ({ cells: [label, ...figures] })),
		}),
		...notes(tax, day),
	];
}

function notes(tax: TaxYears, day: IsoDate): readonly Block[] {
	const { reasons, sources } = taxNotes(tax, day);
	return [
		...reasons.flatMap((reason) => below(4, paragraph(reason, { style: type.small }))),
		...sources.flatMap((source) => below(2, ruleSource(source))),
	];
}
