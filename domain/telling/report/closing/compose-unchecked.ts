import { lowerFirst, upperFirst } from "../../../base/sentence.ts";
import { listInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { type FigureGap, findUnchecked } from "../../../judgement/unchecked/find-unchecked.ts";
import type { Unchecked } from "../../../judgement/unchecked/unchecked.ts";
import type { ReportSections } from "../document/document.ts";
import { reportFigures } from "../document/report-figures.ts";

/** Everything that a buyer would expect without an answer, grouped by reason. */
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

/** Groups gaps by reason; the adviser of the first is asked. */
function byReason(gaps: readonly Unchecked[]): Unchecked[] {
	return [...Map.groupBy(gaps, ({ why }) => why)].map(([why, alike]) => ({
		what: upperFirst(listInWords(alike.map(({ what }) => lowerFirst(what)))),
		why,
		ask: alike.find(({ ask }) => ask !== null)?.ask ?? null,
	}));
}

/** Gaps told elsewhere, or following from figures with gaps of their own. */
const notNamed: readonly string[] = ["licence", "estimatedRentalYield", "grossYield", "netYield"];

/** Every figure without a value, each id once. */
function figureGaps(report: ReportSections): FigureGap[] {
	const gaps = reportFigures(report).filter(
		({ id, evidence: { coverage } }) =>
			!notNamed.includes(id) && (coverage === "unknown" || coverage === "not_covered"),
	);
	return [...new Map(gaps.map((figure) => [figure.id, figure])).values()].map(
		({ id, label, text, evidence }) => ({ id, label, why: evidence.note ?? text }),
	);
}
