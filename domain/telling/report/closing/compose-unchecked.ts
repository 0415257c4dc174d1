import { lowerFirst, upperFirst } from "../../../base/sentence.ts";
import { listInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { type FigureGap, findUnchecked } from "../../../judgement/unchecked/find-unchecked.ts";
import type { Unchecked } from "../../../judgement/unchecked/unchecked.ts";
import type { ReportSections } from "../document/document.ts";
import { reportFigures } from "../document/report-figures.ts";

/** Everything a buyer would expect that no one told us, each with its reason, which is told once. */
export function uncheckedOf(assessment: Assessment, document: ReportSections): Unchecked[] {
	const found = findUnchecked(assessment, figureGaps(document));
	const gaps = [...found.licences, ...byReason(found.figures)];
	const whys = gaps.map(({ why }) => why).join(" ");
	return [
		...found.home,
		...gaps,
		...found.sources.filter(({ why }) => !whys.includes(why)),
		...found.never,
	];
}

/** Gaps with one reason stand together, and anyone who could tell the first is asked. */
function byReason(gaps: readonly Unchecked[]): Unchecked[] {
	return [...Map.groupBy(gaps, ({ why }) => why)].map(([why, alike]) => ({
		what: upperFirst(listInWords(alike.map(({ what }) => lowerFirst(what)))),
		why,
		ask: alike.find(({ ask }) => ask !== null)?.ask ?? null,
	}));
}

/** Told elsewhere, or following from figures that are named themselves. */
const notNamed: readonly string[] = ["licence", "estimatedRentalYield", "grossYield", "netYield"];

/** Every figure told whose value no one gave, each id once. */
function figureGaps(report: ReportSections): FigureGap[] {
	const gaps = reportFigures(report).filter(
		({ id, evidence: { coverage } }) =>
			!notNamed.includes(id) && (coverage === "unknown" || coverage === "not_covered"),
	);
	return [...new Map(gaps.map((figure) => [figure.id, figure])).values()].map(
		({ id, label, text, evidence }) => ({ id, label, why: evidence.note ?? text }),
	);
}
