import { poundsOr } from "#domain/base/amounts-in-words.ts";
import type { FigureDto } from "#domain/base/evidence-dto.ts";
import { lowerFirst } from "#domain/base/sentence.ts";
import { nextSteps, planPhaseInWords } from "#domain/judgement/steps/plan-step.ts";
import type { Chart } from "#domain/telling/chart/chart.ts";
import { notCheckedLine } from "#domain/telling/report/decision-words.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { middleHalfInWords, sectorNote } from "#domain/telling/report/market/market-words.ts";
import {
	areRentsDrawn,
	type SectorSalesTable,
} from "#domain/telling/report/market/rent-section.ts";
import { priceChart } from "#domain/telling/report/pictures/price-line.ts";
import { rateChart } from "#domain/telling/report/pictures/rate-line.ts";
import { salesChart } from "#domain/telling/report/pictures/sales-chart.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import { riskInWords, scoreInWords } from "#domain/telling/report/verdict/verdict-words.ts";

type Chapter = { readonly title: string; readonly texts: readonly string[] };

/** What must stand in each chapter of a PDF of the document, the first page being one. */
export function printedTexts(document: ReportDocument): readonly Chapter[] {
	return [
		...firstPage(document),
		...basis(document),
		possession(document),
		...duties(document),
	].filter(({ texts }) => texts.length > 0);
}

/** Under no title: what stands on the first page. */
export const FIRST_PAGE = "page one";

function firstPage(document: ReportDocument): Chapter[] {
	const { home, stated, answer, verdict, plan, dates } = document;
	return [
		{
			title: FIRST_PAGE,
			texts: [
				home.address ?? home.postcode,
				home.place,
				...stated.map(({ text }) => text),
				...[answer.let, answer.pays].flatMap(({ headline, reason }) => [headline, reason]),
				...answer.risks.items.map(({ headline }) => headline),
				verdict.investmentLabel,
				scoreInWords("Risk Score", verdict.riskScore),
				...nextSteps(plan).flatMap(({ phase, what, who }) => [planPhaseInWords[phase], what, who]),
				...dates.map(({ title }) => title),
				notCheckedLine(document)?.what ?? "",
			],
		},
	];
}

function basis(document: ReportDocument): Chapter[] {
	const { property, energy, licensing, rent, pictures, demand, money, place, verdict, risks } =
		document;
	const { components, dealBreakers } = verdict;
	const isDrawn = areRentsDrawn(rent);
	return [
		{
			title: "Overall Risk Assessment",
			texts: [
				...dealBreakers.flatMap(({ title, detail }) => [title, detail]),
				verdict.headline,
				verdict.relation,
				riskInWords(riskWordsOf(document)),
				...components.flatMap(({ label, reason }) => [label, reason]),
			],
		},
		{
			title: "Key Investment Risks",
			texts: risks.flatMap(({ headline, isFlag }) => (isFlag ? [] : [headline])),
		},
		{
			title: "Regulatory Red Flags",
			texts: risks.flatMap(({ headline, isFlag }) => (isFlag ? [headline] : [])),
		},
		{ title: "Property Information", texts: property.map(textOf) },
		{
			title: "Energy Efficiency",
			texts: [
				energy.answer,
				...energy.figures.map(textOf),
				...energy.standards.flatMap(({ title, notes, source }) => [title, ...notes, source]),
				energy.route?.summary ?? "",
				...(energy.route?.steps.map(({ title }) => title) ?? []),
				...energy.cautions,
			],
		},
		{
			title: "Licensing Requirements",
			texts: [
				...licensing.matrix
					.filter(({ isStated }) => isStated)
					.flatMap(({ conclusion, cells }) => [
						conclusion,
						...cells.filter(({ applies }) => applies).map(({ summary }) => summary),
					]),
				...licensing.schemes.map(({ council, coverage }) => `${council}, ${coverage}`),
				...licensing.penalties.flatMap(({ what, text, source }) => [what, text, source]),
			],
		},
		{
			title: "Market Intelligence",
			texts: [
				...[...(isDrawn ? [] : rent.rents), ...rent.prices, demand.level, ...demand.indicators].map(
					textOf,
				),
				...(rent.sector ? sectorTexts(rent.sector) : []),
				...(pictures.sales ? chartTexts(salesChart(pictures.sales)) : []),
				...(pictures.prices ? chartTexts(priceChart(pictures.prices)) : []),
				...(pictures.bankRate ? chartTexts(rateChart(pictures.bankRate)) : []),
				demand.note,
			],
		},
		{
			title: "Financial Analysis",
			texts: rent.yields.filter(({ id }) => id !== "grossYield" && id !== "netYield").map(textOf),
		},
		{
			title: "ROI Analysis",
			texts: money.lines.flatMap(({ label, source }) => [label, source]),
		},
		{ title: "The Area", texts: place.map(textOf) },
	];
}

function chartTexts({ title, description, marks, key }: Chart): readonly string[] {
	const words = marks.flatMap((mark) => ("text" in mark ? [mark.text] : []));
	return [title, description, ...words, ...key.map(({ name }) => name)];
}

function sectorTexts({ name, period, rows }: SectorSalesTable): readonly string[] {
	const cells = rows.flatMap(({ label, median, middleHalf }) => [
		label,
		poundsOr(median),
		middleHalfInWords(middleHalf),
	]);
	return [...cells, sectorNote({ name, period, rows }), "Typical of", "Price Paid Data, Sep 2026"];
}

function possession({ possession: { homeBack, rent, notChecked } }: ReportDocument): Chapter {
	const rules = [...homeBack, ...rent].flatMap(({ what, how, source }) => [what, how, source]);
	return { title: "Getting the Home Back", texts: [...rules, notChecked ?? ""] };
}

function duties({ compliance, dates, plan, unchecked, sources }: ReportDocument): Chapter[] {
	return [
		{
			title: "Compliance Checklist",
			texts: [...compliance.now, ...compliance.coming].flatMap(
				({ what, when, penalty, source }) => [what, when, lowerFirst(penalty), source],
			),
		},
		{
			title: "What Changes, and When",
			texts: dates.flatMap(({ what, source }) => [what, source.name]),
		},
		{
			title: "What Changes, and When",
			texts: compliance.changes
				.filter(({ id }) => id !== "database" || dates.every(({ until }) => until === null))
				.flatMap(({ when, what, source }) => [when, what, source]),
		},
		{
			title: "Investment Recommendations",
			texts: plan
				.slice(nextSteps(plan).length)
				.flatMap(({ phase, what, who }) => [planPhaseInWords[phase], what, who]),
		},
		{
			title: "What We Could Not Check",
			texts: unchecked.flatMap(({ what, why, ask }) => [what, why, ask ?? ""]),
		},
		{
			title: "Sources and Method",
			texts: sources.flatMap(({ name, publisher, licence }) => [name, publisher, licence]),
		},
	];
}

/** A figure without the place that it is typical of, or why there is none. */
function textOf({ text, evidence }: FigureDto): string {
	return evidence.value === null ? (evidence.note ?? text) : (text.split(", typical of ")[0] ?? "");
}
