import type { ReportDocument } from "#domain/report/document.ts";
import type { EnergyRoute, EnergySection, EnergyStandard } from "#domain/report/energy-section.ts";
import { rangeInWords } from "#domain/report/range-in-words.ts";
import { sentence } from "#domain/report/sentence.ts";
import { dateInWords } from "#domain/words.ts";
import { poundsOr } from "../amounts.ts";
import { chapter, part } from "../chapter.ts";
import { bandScale } from "../charts/band-scale.ts";
import { ruleSource, toldRows } from "../figures.ts";
import { CONTENT_WIDTH, type } from "../look.ts";
import { mark } from "../mark.ts";
import { below, heading, indented, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { list, paragraph } from "../text.ts";

/** The rating, what the law asks of it now and later, and the way to band C. */
export function energyChapter({ energy }: ReportDocument): readonly Strip[] {
	const { figures, cautions, route } = energy;
	return chapter(
		"Energy Efficiency",
		[
			...scale(energy),
			...below(8, toldRows(figures)),
			...below(6, paragraph(certificateInWords(energy))),
			...part("What the law asks, now and from 2030", [
				...energy.standards.flatMap(standard),
				...below(6, paragraph(energy.standardNote ?? "")),
			]),
			...part("The way to band C", route ? steps(route) : paragraph(NO_ROUTE)),
			...part("Bear in mind", list(cautions)),
		],
		{ answer: energy.answer },
	);
}

const NO_ROUTE =
	"Not known: the steps stand on the home’s own certificate, and this report is not about one.";

function scale({ band, potentialBand, points, potentialPoints }: EnergySection): readonly Strip[] {
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

function certificateInWords({ certificate }: EnergySection): string {
	if (certificate === null) {
		return "";
	}
	const { number, registeredOn, validUntil, expired } = certificate;
	const until = `${expired ? "expired on" : "valid until"} ${dateInWords(validUntil)}`;
	return `Certificate ${number}, registered ${dateInWords(registeredOn)}, ${until}.`;
}

function standard(rule: EnergyStandard, at: number): readonly Strip[] {
	const { title, status, from, cap, met, metUntil, penalty, notes } = rule;
	const state =
		status === "in_force"
			? `In force since ${dateInWords(from)}.`
			: `Announced, not law yet: from ${dateInWords(from)}.`;
	const until = metUntil
		? ` This certificate keeps the home within it until ${dateInWords(metUntil)}.`
		: "";
	const side = 110;
	const width = CONTENT_WIDTH - side;
	const lines = [
		...paragraph(title, { style: type.strong, width }),
		...paragraph(
			`${state} Most you need spend on this home: ${poundsOr(cap)}. Penalty: ${sentence(penalty)}${until}`,
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

function metMark(met: boolean | null, width: number): readonly Strip[] {
	if (met === null) {
		return mark("Not known", { tone: "grey", sign: "question", width });
	}
	return met
		? mark("Meets it", { tone: "green", sign: "check", width })
		: mark("Falls short", { tone: "red", sign: "alert", width });
}

function steps(route: EnergyRoute): readonly Strip[] {
	return [
		...heading(paragraph(route.summary)),
		...(route.steps.length === 0
			? []
			: table({
					columns: [
						{ title: "Step", share: 0.4 },
						{ title: "Cost", share: 0.2, isNumber: true },
						{ title: "Total so far", share: 0.2, isNumber: true },
						{ title: "Rating after", share: 0.2, isNumber: true },
					],
					rows: route.steps.map((step, at) => ({
						isMarked: step.reachesC,
						cells: [
							`${at + 1}. ${step.title}${step.reachesC ? ": band C reached" : ""}`,
							step.cost ? rangeInWords(step.cost) : "No cost printed",
							step.totalCost ? rangeInWords(step.totalCost) : "Not known",
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
		return "Not known";
	}
	return pointsAfter === null ? bandAfter : `${bandAfter}, ${pointsAfter} points`;
}
