import { chapterTitles } from "#domain/report/chapter-titles.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import {
	bedroomGroups,
	marketParts,
	middleHalfInWords,
	NO_RENTS,
	NO_SALE,
	NOT_PUBLISHED,
	newestPrinted,
	rentColumns,
	saleColumns,
	sectorColumns,
	sectorNote,
	soldInWords,
	YOUR_RENT,
} from "#domain/report/market/market-words.ts";
import type { RentSection, RentSeries, SectorSales } from "#domain/report/market/rent-section.ts";
import { poundsOr } from "#domain/report/words/amounts.ts";
import { shortDateInWords } from "#domain/words.ts";
import { provenanceLine } from "#worker/reports/pdf/figures.ts";
import { chapter, part } from "../chapter.ts";
import { bars } from "../charts/bars.ts";
import { figureRows } from "../figures.ts";
import { below, beside, type Strip } from "../strip.ts";
import { CONTENT_WIDTH, colours, type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** Rents, prices, sales and demand, each with its source. */
export function marketChapter({ rent, demand }: ReportDocument): readonly Strip[] {
	return chapter(
		chapterTitles.market,
		[
			...part(marketParts.byBedrooms, rentsByBedrooms(rent)),
			...part(marketParts.rents, figureRows(rent.rents)),
			...part(marketParts.prices, figureRows(rent.prices)),
			...(rent.sector ? part(marketParts.sector, sector(rent.sector)) : []),
			...part(marketParts.sales, sales(rent)),
			...part(marketParts.demand, [
				...figureRows([demand.level, ...demand.indicators], { sentences: true }),
				...below(6, paragraph(demand.note, { style: type.small })),
			]),
		],
		{ answer: rent.answer },
	);
}

function rentsByBedrooms(rent: RentSection): readonly Strip[] {
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
): readonly Strip[] {
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

function sector({ name, period, rows, provenance }: SectorSales): readonly Strip[] {
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

/** Up to so many sales stand one under another, more of them in two columns. */
const FEW = 4;

/** Sales on paper where the sector's prices stand above them, which say more: twelve pages are enough. */
const MOST_BESIDE_SECTOR = 8;

function sales({ sales: listed, salesNote, sector: around }: RentSection): readonly Strip[] {
	if (listed.length === 0) {
		return paragraph(salesNote ?? NO_SALE);
	}
	const sold = around ? listed.slice(0, MOST_BESIDE_SECTOR) : listed;
	const half = Math.ceil(sold.length / 2);
	const width = CONTENT_WIDTH / 2 - 14;
	return [
		...(sold.length <= FEW
			? saleTable(sold, CONTENT_WIDTH)
			: [
					beside([
						[0, saleTable(sold.slice(0, half), width)],
						[CONTENT_WIDTH - width, saleTable(sold.slice(half), width)],
					]),
				]),
		...below(
			6,
			paragraph(`${salesNote ?? ""}${newestPrinted(sold.length, listed.length)}`.trim(), {
				style: type.small,
			}),
		),
	];
}

function saleTable(sold: RentSection["sales"], width: number): readonly Strip[] {
	return table({
		width,
		columns: [
			{ title: saleColumns.address, share: 0.57 },
			{ title: saleColumns.sold, share: 0.22 },
			{ title: saleColumns.price, share: 0.21, isNumber: true },
		],
		rows: sold.map(({ address, date, price, ...home }) => ({
			cells: [
				(room) => paragraph(`${address}, ${soldInWords(home)}`, { style: type.small, width: room }),
				(room) => paragraph(shortDateInWords(date), { style: type.small, width: room }),
				(room) => paragraph(poundsOr(price), { style: type.small, width: room, align: "right" }),
			],
		})),
	});
}
