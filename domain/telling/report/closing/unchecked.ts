import type { FigureDto } from "../../../base/evidence-dto.ts";
import type { Facts } from "../../../base/facts/facts.ts";
import { licenceKinds } from "../../../base/licence.ts";
import { liveKinds, liveSources, reaches } from "../../../base/live-sources.ts";
import { lowerFirst, upperFirst } from "../../../base/sentence.ts";
import { failureInWords } from "../../../base/source-answer.ts";
import { listInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import type { Unchecked } from "../../../judgement/unchecked/never-checked.ts";
import { neverChecked } from "../../../judgement/unchecked/never-checked.ts";
import { whoTells } from "../../../judgement/unchecked/who-tells.ts";
import type { ReportSections } from "../document.ts";
import { licenceKindInWords } from "../licensing/licensing-section.ts";
import { reportFigures, statedCell } from "../report-facts.ts";

/** Everything a buyer would expect that no one told us: the home itself, gaps among the figures, silent sources, and what no source gives. */
export function uncheckedOf(assessment: Assessment, document: ReportSections): Unchecked[] {
	const gaps = [...licenceGaps(document), ...figureGaps(document)];
	const whys = gaps.map(({ why }) => why).join(" ");
	return [
		...theHomeItself(assessment),
		...gaps,
		...unavailableSources(assessment.facts).filter(({ why }) => !whys.includes(why)),
		...neverChecked(document.home.nation),
	];
}

function theHomeItself({ facts, chosen }: Assessment): Unchecked[] {
	const { grain, nation } = facts.place;
	const unverified = {
		what: "The postcode",
		why: "No source confirmed the postcode itself, so what is said of the place is said of the area around it.",
		ask: "Royal Mail's address finder, or the seller",
	};
	const unchosen = {
		what: "This home's own energy certificate",
		why: "No address is chosen, so nothing here was measured at the home.",
		ask: "The seller, or the public energy register",
	};
	return [
		...(grain === "unit" ? [] : [unverified]),
		...(chosen === null && reaches("certificates", nation) ? [unchosen] : []),
	];
}

/** Licences that bear on the stated use and that no one could settle. */
function licenceGaps(document: ReportSections): Unchecked[] {
	return licenceKinds.flatMap((kind) => {
		const cell = statedCell(document, kind);
		return cell?.verdict === "unknown" || cell?.verdict === "not_covered"
			? [
					{
						what: licenceKindInWords(kind, document.home.nation),
						why: cell.summary,
						ask: document.home.authority ?? "The council",
					},
				]
			: [];
	});
}

/** Figures without a value; those with one reason stand together, and anyone who could tell the first is asked. */
function figureGaps(document: ReportSections): Unchecked[] {
	const groups = new Map<string, { labels: string[]; why: string; ask: string | null }>();
	for (const { id, label, text, evidence } of figuresOf(document)) {
		const why = evidence.note ?? text;
		const group = groups.get(why) ?? { labels: [], why, ask: null };
		group.labels.push(label);
		group.ask ??= whoTells[id] ?? null;
		groups.set(why, group);
	}
	return [...groups.values()].map(({ labels, why, ask }) => ({
		what: upperFirst(listInWords(labels.map(lowerFirst))),
		why,
		ask,
	}));
}

/** Told elsewhere, or following from figures that are named themselves. */
const notNamed: readonly string[] = ["licence", "estimatedRentalYield", "grossYield", "netYield"];

/** Every figure told whose value no one gave, each id once. */
function figuresOf(report: ReportSections): FigureDto[] {
	const gaps = reportFigures(report).filter(
		({ id, evidence: { coverage } }) =>
			!notNamed.includes(id) && (coverage === "unknown" || coverage === "not_covered"),
	);
	return [...new Map(gaps.map((figure) => [figure.id, figure])).values()];
}

/** Sources that did not answer. Where a postcode lies no one need ask once it is known, nor for sales that we hold ourselves. */
function unavailableSources({ live, place }: Facts): Unchecked[] {
	return liveKinds.flatMap((key) => {
		const answer = live[key];
		const { tells, name } = liveSources[key];
		return answer.state === "silent" &&
			answer.why !== "held" &&
			!(key === "geography" && place.grain === "unit")
			? [{ what: tells, why: `${name} ${failureInWords[answer.why]}.`, ask: null }]
			: [];
	});
}
