import type { ReportDocument } from "#domain/report/document.ts";
import type { Told } from "#domain/told.ts";

/** What must stand in a PDF of the document, by the section it is of. */
export function printedTexts(document: ReportDocument): [section: string, texts: string[]][] {
	const { home, verdict, energy, licensing, rent, money, demand, compliance, narrative } = document;
	const { now, coming, changes } = compliance;
	return [
		[
			"home",
			[home.address ?? home.postcode, home.place, ...document.stated.map(({ text }) => text)],
		],
		[
			"verdict",
			[
				verdict.headline,
				verdict.relation,
				verdict.investmentLabel,
				...(verdict.riskInWords === null ? [] : [verdict.riskInWords]),
				...verdict.dealBreakers.flatMap(({ title, detail }) => [title, detail]),
				...verdict.components.flatMap(({ label, reason }) => [label, reason]),
				...verdict.confidence.gaps,
				...verdict.keyFigures.map(textOf),
			],
		],
		["narrative", [...narrative.keyRisks, ...narrative.recommendations].map(({ text }) => text)],
		["flags", [...document.flags]],
		["property", document.property.map(textOf)],
		[
			"energy",
			[
				energy.answer,
				...energy.figures.map(textOf),
				...energy.standards.flatMap(({ title, notes, source }) => [title, ...notes, source]),
				...(energy.route ? [energy.route.summary] : []),
				...(energy.route?.steps.map(({ title }) => title) ?? []),
				...energy.cautions,
			],
		],
		[
			"licensing",
			[
				licensing.answer,
				...licensing.matrix.flatMap(({ conclusion, cells }) => [
					conclusion,
					...cells.filter(({ applies }) => applies).map(({ summary }) => summary),
				]),
				...licensing.schemes.map(({ council, coverage }) => `${council}, ${coverage}`),
				...licensing.confirm,
				...licensing.penalties.flatMap(({ what, text, source }) => [what, text, source]),
			],
		],
		["rent", [rent.answer, ...rent.rents, ...rent.prices, ...rent.yields].map(textOf)],
		["sales", rent.sales.map(({ address, propertyType }) => `${address}, ${propertyType}`)],
		["demand", [demand.level, ...demand.indicators, demand.note].map(textOf)],
		["money", [money.answer, ...money.lines.flatMap(({ label, source }) => [label, source])]],
		["place", document.place.map(textOf)],
		[
			"compliance",
			[...now, ...coming].flatMap(({ what, when, penalty, source }) => [
				what,
				when,
				penalty,
				source,
			]),
		],
		["changes", changes.flatMap(({ when, what, source }) => [when, what, source])],
		[
			"plan",
			document.plan.flatMap(({ heading, steps }) => [
				heading,
				...steps.flatMap(({ what, who }) => [what, who]),
			]),
		],
		["unchecked", document.unchecked.flatMap(({ what, why, ask }) => [what, why, ask ?? ""])],
		[
			"sources",
			document.sources.flatMap(({ name, publisher, licence }) => [name, publisher, licence]),
		],
	];
}

/** A figure without the place that it is typical of, or why there is none. */
function textOf(told: Told | string): string {
	if (typeof told === "string") {
		return told;
	}
	const { text, evidence } = told;
	return evidence.value === null ? (evidence.note ?? text) : (text.split(", typical of ")[0] ?? "");
}
