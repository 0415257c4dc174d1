import type { ReportDocument } from "#domain/report/document.ts";

/** What every told figure of a report is called, by its id: a claim names the facts it rests on by these. */
export function factLabels(document: ReportDocument): ReadonlyMap<string, string> {
	const { verdict, property, energy, rent, demand, place } = document;
	const told = [
		...verdict.keyFigures,
		...property,
		...energy.figures,
		...rent.rents,
		...rent.prices,
		...rent.yields,
		demand.level,
		...demand.indicators,
		...place,
	];
	return new Map(told.map(({ id, label }) => [id, label]));
}
