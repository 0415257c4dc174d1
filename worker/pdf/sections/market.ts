import type { ReportDocument } from "#domain/report/document.ts";
import type { RentSection, RentSeries } from "#domain/report/rent-section.ts";
import { poundsOr } from "../amounts.ts";
import { chapter, part } from "../chapter.ts";
import { bars } from "../charts/bars.ts";
import { toldRows } from "../figures.ts";
import { CONTENT_WIDTH, colours, type } from "../look.ts";
import { provenanceLine, shortDate } from "../provenance.ts";
import { below, beside, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

const bedrooms = ["1 bed", "2 beds", "3 beds", "4+ beds"] as const;

/** Rents, prices, sales and demand, each with its source. */
export function marketChapter({ rent, demand }: ReportDocument): readonly Strip[] {
	return chapter(
		"Market Intelligence",
		[
			...part("Average rent a month by bedrooms", rentsByBedrooms(rent)),
			...part("Rents", toldRows(rent.rents)),
			...part("Prices", toldRows(rent.prices)),
			...part("Recent sales at this postcode", sales(rent)),
			...part("Demand", [
				...toldRows([demand.level, ...demand.indicators], { sentences: true }),
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
		return paragraph("No rents by bedrooms are published for this area.");
	}
	return [
		...rentBars(finest, rent),
		...table({
			columns: [
				{ title: "Place", share: 0.3 },
				...[...bedrooms, "All homes"].map((title) => ({ title, share: 0.14, isNumber: true })),
			],
			rows: series.map(({ name, byBedrooms, all }) => ({
				cells: [name, ...[...byBedrooms, all].map((each) => poundsOr(each, "Not published"))],
			})),
		}),
		...series.flatMap(({ name, provenance }) =>
			below(3, paragraph(`${name}: ${provenanceLine(provenance)}`, { style: type.fine })),
		),
	];
}

function rentBars(
	{ name, byBedrooms }: RentSeries,
	{ statedRent, bedrooms: stated }: RentSection,
): readonly Strip[] {
	const rows = byBedrooms.map((amount, at) => ({
		label: `${bedrooms[at]}, ${name}`,
		span: amount === null ? null : ([0, amount] as const),
		colour: colours.edge,
		text: poundsOr(amount, "Not published"),
		isStrong: at + 1 === Math.min(stated ?? 0, bedrooms.length),
	}));
	const own = {
		label: "Your rent",
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

/** Up to so many sales stand one under another, more of them in two columns. */
const FEW = 4;

function sales({ sales: sold, salesNote }: RentSection): readonly Strip[] {
	if (sold.length === 0) {
		return paragraph(salesNote ?? "No sale is recorded at this postcode.");
	}
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
		...below(6, paragraph(salesNote ?? "", { style: type.small })),
	];
}

function saleTable(sold: RentSection["sales"], width: number): readonly Strip[] {
	return table({
		width,
		columns: [
			{ title: "Address", share: 0.57 },
			{ title: "Sold", share: 0.22 },
			{ title: "Price", share: 0.21, isNumber: true },
		],
		rows: sold.map(({ address, date, propertyType, price }) => ({
			cells: [
				(room) => paragraph(`${address}, ${propertyType}`, { style: type.small, width: room }),
				(room) => paragraph(shortDate(date), { style: type.small, width: room }),
				(room) => paragraph(poundsOr(price), { style: type.small, width: room, align: "right" }),
			],
		})),
	});
}
