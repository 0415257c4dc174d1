import { poundsOr } from "#domain/base/amounts-in-words.ts";
import type { AreaFactId } from "#domain/base/area-fact.ts";
import type { FigureDto } from "#domain/base/evidence-dto.ts";
import { figureInWords } from "#domain/base/evidence-text.ts";
import type { HousingBenefit } from "#domain/subjects/market/housing-benefit/housing-benefit.ts";
import {
	BENEFIT_COLUMNS,
	BENEFIT_TITLE,
	benefitTitle,
	LHA_IN_SHORT,
	PERCENTILE_NOTE,
} from "#domain/subjects/market/housing-benefit/housing-benefit-words.ts";
import { firstMode } from "#domain/telling/map/draw-map.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { type Block, below } from "../block.ts";
import { chapter, part } from "../chapter.ts";
import { drawMapOf } from "../charts/draw-map.ts";
import { provenanceLine } from "../figures.ts";
import { grid } from "../grid.ts";
import { type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** The place around the home: what is on record of it, which of the council's wards are licensed, and what housing benefit pays. How rents and prices compare stands in the chapter on the market. */
export function placeChapter(document: ReportDocument): readonly Block[] {
	const { place, neighbourhood } = document;
	const { map, housingBenefit } = neighbourhood;
	return chapter(document, "place", [
		...sentenceGrid(place.filter(({ evidence }) => evidence.value !== null)),
		...below(
			3,
			place
				.filter(({ evidence }) => evidence.value === null)
				.flatMap((gap) => paragraph(`${gap.label}: ${figureInWords(gap)}`, { style: type.small })),
		),
		...(map ? below(6, [drawMapOf(map.sheet, firstMode(map.sheet), { mostHeight: 125 })]) : []),
		...(housingBenefit ? part(BENEFIT_TITLE, benefit(housingBenefit)) : []),
	]);
}

/** Figures that are sentences, two abreast: name, sentence, where it comes from, and what it must not be read without. */
function sentenceGrid(figures: readonly FigureDto[]): readonly Block[] {
	return grid(
		figures.map((figure) => (width: number) => [
			...paragraph(figure.label, { style: type.small, width }),
			...paragraph(figureInWords(figure), { width }),
			...paragraph(provenanceLine(figure.evidence), { style: type.fine, width }),
			...paragraph(qualified(figure), { style: type.fine, width }),
		]),
	);
}

/** Figures that need the first sentence of their note: the period, the kind of water, the line, or whose pay. */
const needNotes: readonly AreaFactId[] = [
	"crimeRate",
	"floodZoneShare",
	"nearestStation",
	"residentPay",
	"priceToPay",
];

function qualified({ id, evidence }: FigureDto): string {
	const [first = ""] = (evidence.note ?? "").split(/(?<=\.) /);
	return needNotes.some((each) => each === id) ? first : "";
}

/** The rates a month, a column each: what is paid towards the rent of the home's own bedrooms stands out by its heading. */
function benefit({ area, rates, provenance }: HousingBenefit): readonly Block[] {
	const percentiles = rates.flatMap(({ percentile }) => percentile ?? []);
	const [home, , month, percentile] = BENEFIT_COLUMNS;
	return [
		...table({
			columns: [
				{ title: home, share: 0.25 },
				...rates.map(({ label, isOfHome }) => ({
					title: isOfHome ? `${label}, this home` : label,
					share: 0.15,
					isNumber: true,
				})),
			],
			rows: [
				{ cells: [month, ...rates.map(({ monthly }) => poundsOr(monthly))] },
				...(percentiles.length === rates.length
					? [{ cells: [percentile, ...percentiles.map((amount) => poundsOr(amount))] }]
					: []),
			],
		}),
		...below(
			3,
			paragraph(
				`${LHA_IN_SHORT} ${benefitTitle(area ?? "")}. ${provenance.note ?? ""}${percentiles.length > 0 ? ` ${PERCENTILE_NOTE}` : ""}`,
				{ style: type.small },
			),
		),
		...paragraph(provenanceLine(provenance), { style: type.fine }),
	];
}
