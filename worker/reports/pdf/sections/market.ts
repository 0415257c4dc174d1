import { poundsOr } from "#domain/base/amounts-in-words.ts";
import type { ProvenanceDto } from "#domain/base/evidence-dto.ts";
import type { Chart } from "#domain/telling/chart/chart.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import {
	bedroomGroups,
	marketParts,
	middleHalfInWords,
	NO_RENTS,
	NO_SALE,
	NOT_PUBLISHED,
	rentColumns,
	sectorColumns,
	sectorNote,
	YOUR_RENT,
} from "#domain/telling/report/market/market-words.ts";
import {
	areRentsDrawn,
	type RentSection,
	type RentSeries,
	type SectorSalesTable,
} from "#domain/telling/report/market/rent-section.ts";
import { priceChart } from "#domain/telling/report/pictures/price-line.ts";
import { rateChart } from "#domain/telling/report/pictures/rate-line.ts";
import { salesChart } from "#domain/telling/report/pictures/sales-chart.ts";
import { provenanceLine } from "#worker/reports/pdf/figures.ts";
import { type Block, below, beside } from "../block.ts";
import { chapter, part } from "../chapter.ts";
import { bars } from "../charts/bars.ts";
import { drawChart } from "../charts/draw-chart.ts";
import { figureRows } from "../figures.ts";
import { CONTENT_WIDTH, colours, type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** Rents, prices, sales and demand, each with its source. */
export function marketChapter(document: ReportDocument): readonly Block[] {
	const { rent, demand } = document;
	return chapter(document, "market", [
		...part(marketParts.byBedrooms, rentsByBedrooms(rent)),
		...(areRentsDrawn(rent) ? [] : part(marketParts.rents, figureRows(rent.rents))),
		...part(marketParts.prices, figureRows(rent.prices)),
		...(rent.sector ? part(marketParts.sector, sector(rent.sector)) : []),
		...part(marketParts.sales, sales(document)),
		...part(marketParts.demand, [
			...figureRows([demand.level, ...demand.indicators], { sentences: true }),
			...below(6, paragraph(demand.note, { style: type.small })),
		]),
	]);
}

function rentsByBedrooms(rent: RentSection): readonly Block[] {
	const series = rent.series.filter(({ byBedrooms }) => byBedrooms.some((each) => each !== null));
	const [finest] = series;
	if (!finest) {
		return paragraph(NO_RENTS);
	}
	return [
		...rentBars(finest, rent),
		...table({
			columns: [
				{ title: rentColumns.place, share: 0.3 },
				...[...bedroomGroups, rentColumns.all].map((title) => ({
					title,
					share: 0.14,
					isNumber: true,
				})),
			],
			rows: series.map(({ name, byBedrooms, all }) => ({
				cells: [name, ...[...byBedrooms, all].map((each) => poundsOr(each, NOT_PUBLISHED))],
			})),
		}),
		...series.flatMap(({ name, provenance }) =>
			below(3, paragraph(`${name}: ${provenanceLine(provenance)}`, { style: type.fine })),
		),
	];
}

function rentBars(
	{ name, byBedrooms }: RentSeries,
	{ statedRent, bedrooms }: RentSection,
): readonly Block[] {
	const rows = byBedrooms.map((amount, at) => ({
		label: `${bedroomGroups[at]}, ${name}`,
		span: amount === null ? null : ([0, amount] as const),
		colour: colours.edge,
		text: poundsOr(amount, NOT_PUBLISHED),
		isStrong: at + 1 === Math.min(bedrooms ?? 0, bedroomGroups.length),
	}));
	const own = {
		label: YOUR_RENT,
		span: [0, statedRent ?? 0] as const,
		colour: colours.accent,
		text: poundsOr(statedRent),
		isStrong: true,
	};
	return bars({
		rows: statedRent === null ? rows : [...rows, own],
		width: CONTENT_WIDTH,
		labels: 150,
		figures: 66,
	});
}

function sector({ name, period, rows, provenance }: SectorSalesTable): readonly Block[] {
	return [
		...table({
			columns: [
				{ title: sectorColumns.type, share: 0.3 },
				{ title: sectorColumns.median, share: 0.2, isNumber: true },
				{ title: sectorColumns.middleHalf, share: 0.32, isNumber: true },
				{ title: sectorColumns.count, share: 0.18, isNumber: true },
			],
			rows: rows.map(({ label, median, middleHalf, count }) => ({
				cells: [
					label,
					poundsOr(median),
					middleHalfInWords(middleHalf),
					count.toLocaleString("en-GB"),
				],
			})),
		}),
		...below(4, paragraph(sectorNote({ name, period, rows }), { style: type.small })),
		...below(3, paragraph(provenanceLine(provenance), { style: type.fine })),
	];
}

/** Where the line of prices begins beside the sales. */
const ASIDE = 0.68 * CONTENT_WIDTH;

/** The sales as the screen draws them, and beside them the authority's prices and Bank Rate as lines. */
function sales({ pictures, rent }: ReportDocument): readonly Block[] {
	const chart = pictures.sales && salesChart(pictures.sales);
	const drawn = (width: number) =>
		chart && pictures.sales
			? pictureBlocks(chart, pictures.sales, { width })
			: paragraph(rent.salesNote ?? NO_SALE, { width });
	const aside = lines(pictures);
	if (aside.length === 0) {
		return drawn(CONTENT_WIDTH);
	}
	return chart?.marks.length === 0
		? [...drawn(CONTENT_WIDTH), ...below(6, aside)]
		: [
				beside([
					[0, drawn(ASIDE - 20)],
					[ASIDE, aside],
				]),
			];
}

function lines({ prices, bankRate }: ReportDocument["pictures"]): readonly Block[] {
	const size = { width: CONTENT_WIDTH - ASIDE, height: 40 };
	return [
		...(prices ? pictureBlocks(priceChart(prices), prices, size) : []),
		...(bankRate ? below(6, pictureBlocks(rateChart(bankRate), bankRate, size)) : []),
	];
}

function pictureBlocks(
	chart: Chart,
	{ provenance }: { provenance: ProvenanceDto },
	size: { width: number; height?: number },
): readonly Block[] {
	const { width } = size;
	return [
		...drawChart(chart, size),
		...below(3, paragraph(provenanceLine(provenance), { style: type.fine, width })),
	];
}
