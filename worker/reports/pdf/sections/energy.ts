import { poundsOr, rangeOr } from "#domain/base/amounts-in-words.ts";
import { lowerFirst, sentence } from "#domain/base/sentence.ts";
import { dateInWords, NOT_KNOWN } from "#domain/base/words.ts";
import { certificatePage } from "#domain/subjects/energy/register-citation.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import type {
	EnergyRoute,
	EnergySection,
	EnergyStandard,
} from "#domain/telling/report/energy/energy-section.ts";
import {
	certificateInWords,
	energyParts,
	metLook,
	NO_COST,
	NO_ROUTE,
	REACHES_C,
	routeColumns,
	standardTerms,
	statusInWords,
} from "#domain/telling/report/energy/energy-words.ts";
import { pointsInWords } from "#domain/telling/report/words/figure-words.ts";
import { type Block, below, heading, indented } from "../block.ts";
import { chapter, part } from "../chapter.ts";
import { bandScale } from "../charts/band-scale.ts";
import { checkedLine, figureRows, ruleSource } from "../figures.ts";
import { mark, signOf } from "../mark.ts";
import { CONTENT_WIDTH, type } from "../style.ts";
import { table } from "../table.ts";
import { linked, list, paragraph } from "../text.ts";

/** The rating, what the law asks of it now and later, and the way to band C. */
export function energyChapter(document: ReportDocument): readonly Block[] {
	const { energy } = document;
	const { figures, cautions, route } = energy;
	return chapter(document, "energy", [
		...below(0, paragraph(energy.answer, { style: type.reading })),
		...scale(energy),
		...below(8, figureRows(figures)),
		...below(6, certificateLine(document)),
		...part(energyParts.standards, [
			...energy.standards.flatMap(standard),
			...below(6, paragraph(energy.standardNote ?? "")),
			...below(3, checkedLine(energy.standards)),
		]),
		...part(energyParts.route, route ? steps(route) : paragraph(NO_ROUTE)),
		...part(energyParts.cautions, list(cautions)),
	]);
}

function scale({ band, potentialBand, points, potentialPoints }: EnergySection): readonly Block[] {
	return band === null
		? []
		: [
				bandScale({
					current: { band, points },
					potential: { band: potentialBand, points: potentialPoints },
					width: CONTENT_WIDTH,
				}),
			];
}

function certificateLine({ energy, home }: ReportDocument): readonly Block[] {
	const found = energy.certificate;
	if (found === null) {
		return [];
	}
	const { name, registered, validity } = certificateInWords(found);
	const text = `${name} ${found.number}, ${registered}, ${validity}.`;
	return linked(text, certificatePage(found.number, home.nation));
}

function standard(rule: EnergyStandard, at: number): readonly Block[] {
	const { title, cap, met, metUntil, penalty, notes } = rule;
	const until = metUntil ? ` ${standardTerms.metUntil} ${dateInWords(metUntil)}.` : "";
	const side = 72;
	const width = CONTENT_WIDTH - side;
	const lines = [
		...paragraph(title, { style: type.strong, width }),
		...paragraph(
			`${statusInWords(rule)} ${standardTerms.cap}: ${poundsOr(cap)}. ${standardTerms.penalty}: ${sentence(penalty)}${until}`,
			{ width },
		),
		...below(2, paragraph(notes.map(sentence).join(" "), { style: type.small, width })),
		...ruleSource(rule, width),
	];
	const judged = metMark(met, side - 12);
	return below(
		at === 0 ? 0 : 9,
		indented(side, lines).map((each, line) => ({
			...each,
			withNext: line === 0 || each.withNext,
			draw: (sheet, x, y) => {
				judged[line]?.draw(sheet, x, y);
				each.draw(sheet, x, y);
			},
		})),
	);
}

function metMark(met: boolean | null, width: number): readonly Block[] {
	const { tone, word } = metLook(met);
	return mark(word, { tone, sign: signOf[tone], width });
}

function steps(route: EnergyRoute): readonly Block[] {
	return [
		...heading(paragraph(route.summary)),
		...(route.steps.length === 0
			? []
			: table({
					columns: [
						{ title: routeColumns.step, share: 0.4 },
						{ title: routeColumns.cost, share: 0.2, isNumber: true },
						{ title: routeColumns.total, share: 0.2, isNumber: true },
						{ title: routeColumns.rating, share: 0.2, isNumber: true },
					],
					rows: route.steps.map((step, at) => ({
						isMarked: step.reachesC,
						cells: [
							`${at + 1}. ${step.title}${step.reachesC ? `: ${lowerFirst(REACHES_C)}` : ""}`,
							rangeOr(step.cost, NO_COST),
							rangeOr(step.totalCost),
							ratingAfter(step),
						],
					})),
				})),
	];
}

function ratingAfter({
	bandAfter,
	pointsAfter,
}: Pick<EnergyRoute["steps"][number], "bandAfter" | "pointsAfter">): string {
	if (bandAfter === null) {
		return NOT_KNOWN;
	}
	return pointsAfter === null ? bandAfter : `${bandAfter}, ${pointsInWords(pointsAfter)}`;
}
