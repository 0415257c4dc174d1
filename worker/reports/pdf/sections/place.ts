import type { HousingBenefit } from "#domain/lha/housing-benefit.ts";
import {
	BENEFIT_COLUMNS,
	BENEFIT_TITLE,
	benefitTitle,
	PERCENTILE_NOTE,
} from "#domain/lha/housing-benefit-words.ts";
import type { Comparison } from "#domain/neighbourhood/comparisons.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { poundsOr } from "#domain/report/words/amounts.ts";
import { chapter, part } from "../chapter.ts";
import { bars } from "../charts/bars.ts";
import { drawMapOf } from "../charts/draw-map.ts";
import { provenanceLine, sentenceGrid } from "../figures.ts";
import { type Cell, grid } from "../grid.ts";
import { below, type Strip } from "../strip.ts";
import { colours, type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** The place around the home: what is on record of it, how it compares, and which of the council's wards are licensed. */
export function placeChapter(document: ReportDocument): readonly Strip[] {
	const { place, neighbourhood } = document;
	const { comparisons, map, housingBenefit } = neighbourhood;
	return chapter(document, "place", [
		...sentenceGrid(place),
		...below(6, grid(comparisons.filter(isOfAreas).map(compared), { isRuled: false })),
		...(map ? below(6, [drawMapOf(map.sheet, "licence", { mostHeight: 140 })]) : []),
		...(housingBenefit ? part(BENEFIT_TITLE, benefit(housingBenefit)) : []),
	]);
}

/** The rates a month, a column each: what is paid towards the rent of the home's own bedrooms stands out by its heading. */
function benefit({ area, rates, provenance }: HousingBenefit): readonly Strip[] {
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
				`${benefitTitle(area ?? "")}.${percentiles.length > 0 ? ` ${PERCENTILE_NOTE}` : ""}`,
				{ style: type.small },
			),
		),
		...paragraph(provenanceLine(provenance), { style: type.fine }),
	];
}

/** Rent and price of the authority beside its region and nation stand in the chapter on the market, by bedrooms and by kind of price. */
function isOfAreas({ id }: Comparison): boolean {
	return id === "areaPrice" || id === "renters";
}

function compared({ title, rows, provenance }: Comparison): Cell {
	return (width) => [
		...paragraph(title, { style: type.smallStrong, width }),
		...bars({
			width,
			labels: 88,
			figures: 46,
			rows: rows.map(({ name, text, part }, at) => ({
				label: name,
				span: [0, part],
				colour: at === 0 ? colours.accent : colours.line,
				text,
				isStrong: at === 0,
			})),
		}),
		...paragraph(provenanceLine(provenance), { style: type.fine, width }),
	];
}
