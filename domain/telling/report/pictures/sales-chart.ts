import { fromPounds, type Pence, pence, toPounds } from "../../../base/money.ts";
import { NOT_KNOWN, poundsInWords, shortDateInWords } from "../../../base/words.ts";
import {
	anchorAt,
	type Chart,
	type ChartMark,
	type KeyEntry,
	type Spot,
} from "../../chart/chart.ts";
import { decimalYear, roundTicks, type Scale, scaleOf, yearTicks } from "../../chart/scale.ts";
import { saleColumns } from "../market/market-words.ts";
import type { PricedOn, SalesPicture } from "./sales-picture.ts";

/** Fewest points for a drawing; fewer say no more than their table. */
const FEWEST_POINTS = 3;

/** Sales as dots by date and price, the home's own by shape and name, and the sector's as a band; too few of them are a table alone. */
export function salesChart(picture: SalesPicture): Chart {
	const { title, counted, sales, own } = picture;
	const isDrawn = pointsOf(picture).length >= FEWEST_POINTS;
	const prices = [...sales, ...(own ? [own] : [])].map(({ price }) => price);
	const span =
		prices.length > 1
			? ` They went for ${poundsInWords(pence(Math.min(...prices)))} to ${poundsInWords(pence(Math.max(...prices)))}.`
			: "";
	const few = prices.length < FEWEST_POINTS ? " Too few to compare with." : "";
	return {
		title,
		description: `${counted}${span}${few}`,
		marks: isDrawn ? marksOf(picture) : [],
		key: isDrawn ? keyOf(picture) : [],
		table: tableOf(picture),
	};
}

function marksOf(picture: SalesPicture): ChartMark[] {
	const place = placing(picture);
	return [
		...sectorMarks(picture, place),
		...place.scale,
		...statedMarks(picture, place),
		...picture.sales.map((sale): ChartMark => ({ kind: "point", at: place.of(sale), look: "dot" })),
		...ownMarks(picture, place),
	];
}

type Placing = {
	/** Position of a price on a day. */
	readonly of: (priced: PricedOn) => Spot;
	readonly x: (date: string) => number;
	readonly y: (price: Pence) => number;
	readonly scale: readonly ChartMark[];
};

/** Pounds above and below, so that scale steps are whole pounds. */
const LEAST_ROOM = 1_000;

function pointsOf({ sales, own, moved }: SalesPicture): PricedOn[] {
	return [...sales, own, moved].flatMap((each) => each ?? []);
}

function placing(picture: SalesPicture): Placing {
	const { sector, statedPrice } = picture;
	const priced = pointsOf(picture);
	const dates = [...priced.map(({ date }) => date), ...(sector ? [sector.from, sector.to] : [])];
	const years = yearTicks(Math.min(...dates.map(decimalYear)), Math.max(...dates.map(decimalYear)));
	const beside = sector ? [sector.median, ...(sector.middleHalf ?? [])] : [];
	const amounts = [
		...priced.map(({ price }) => price),
		...beside,
		...(statedPrice === null ? [] : [statedPrice]),
	];
	const pounds = amounts.map(toPounds);
	// Room above and below, so that the words beside a point stay clear of the edge.
	const room = Math.max(
		LEAST_ROOM,
		0.15 * (Math.max(...pounds) - Math.min(...pounds)),
		0.05 * Math.max(...pounds),
	);
	const ticks = roundTicks(Math.max(0, Math.min(...pounds) - room), Math.max(...pounds) + room);
	const across: Scale = scaleOf(Math.min(...years), Math.max(...years));
	const up: Scale = scaleOf(Math.max(...ticks), Math.min(...ticks));
	const x = (date: string) => across(decimalYear(date));
	const y = (price: Pence) => up(toPounds(price));
	return {
		x,
		y,
		of: ({ date, price }) => [x(date), y(price)],
		scale: [
			...ticks.map((tick): ChartMark => ({ kind: "rule", y: up(tick), text: tickInWords(tick) })),
			...years.map(
				(year): ChartMark => ({
					kind: "tick",
					x: across(year),
					text: String(year),
					anchor: "middle",
				}),
			),
		],
	};
}

/** Pounds at a scale, with long millions shortened: "£950,000", "£1.25m". */
function tickInWords(pounds: number): string {
	return pounds < 1e6 ? poundsInWords(fromPounds(pounds)) : `£${pounds / 1e6}m`;
}

function sectorMarks({ sector }: SalesPicture, { x, y }: Placing): ChartMark[] {
	if (!sector) {
		return [];
	}
	const { from, to, median, middleHalf } = sector;
	const [lower, upper] = middleHalf ?? [null, null];
	return [
		...(lower !== null && upper !== null
			? [{ kind: "band", from: [x(from), y(upper)], to: [x(to), y(lower)] } as const]
			: []),
		{
			kind: "line",
			look: "dotted",
			spots: [
				[x(from), y(median)],
				[x(to), y(median)],
			],
		},
	];
}

function statedMarks({ statedPrice }: SalesPicture, { y }: Placing): ChartMark[] {
	const at = statedPrice === null ? null : y(statedPrice);
	return at === null
		? []
		: [
				{
					kind: "line",
					look: "dashed",
					spots: [
						[0, at],
						[1, at],
					],
				},
			];
}

/** The home's own sale and its indexed price. The higher is labelled above and the lower below, so that labels never overlap. */
function ownMarks({ own, moved }: SalesPicture, { of }: Placing): ChartMark[] {
	if (!own) {
		return [];
	}
	const sold = of(own);
	const named = (at: Spot, text: string, side: "above" | "below"): ChartMark => ({
		kind: "label",
		at,
		text,
		anchor: anchorAt(at[0]),
		side,
	});
	if (!moved) {
		return [{ kind: "point", at: sold, look: "diamond" }, named(sold, "This home", "above")];
	}
	const today = of(moved);
	const isHigher = today[1] < sold[1];
	return [
		{ kind: "line", look: "plain", spots: [sold, today] },
		{ kind: "point", at: sold, look: "diamond" },
		{ kind: "point", at: today, look: "hollow" },
		named(sold, "This home", isHigher ? "below" : "above"),
		named(today, `About ${roundInWords(moved.price)}`, isHigher ? "above" : "below"),
	];
}

/** An estimate rounded to thousands, because it is no more precise. */
function roundInWords(price: Pence): string {
	return poundsInWords(fromPounds(Math.round(toPounds(price) / 1_000) * 1_000));
}

function keyOf({ sales, own, moved, sector, statedPrice }: SalesPicture): KeyEntry[] {
	return [
		...(sales.length > 0 ? [{ look: "dot", name: "A sale" } as const] : []),
		...(own
			? [
					{
						look: "diamond",
						name: `This home, ${poundsInWords(own.price)} in ${shortDateInWords(own.date.slice(0, 7))}`,
					} as const,
				]
			: []),
		...(moved
			? [
					{
						look: "hollow",
						name: `Moved by the index to ${shortDateInWords(moved.date)}`,
					} as const,
				]
			: []),
		...(sector?.middleHalf
			? [{ look: "band", name: `Middle half of ${sector.name}` } as const]
			: []),
		...(sector ? [{ look: "dotted", name: `Median of ${sector.name}` } as const] : []),
		...(statedPrice === null
			? []
			: [{ look: "dashed", name: `Your price, ${poundsInWords(statedPrice)}` } as const]),
	];
}

function tableOf({ title, rows }: SalesPicture): Chart["table"] {
	const hasAreas = rows.some(({ perSquareMetre }) => perSquareMetre !== null);
	return {
		caption: title,
		columns: [
			{ title: saleColumns.address },
			{ title: saleColumns.sold },
			{ title: saleColumns.sort },
			{ title: saleColumns.price, isNumber: true },
			...(hasAreas ? [{ title: saleColumns.perSquareMetre, isNumber: true }] : []),
		],
		rows: rows.map(({ address, date, sort, price, perSquareMetre }) => [
			address,
			shortDateInWords(date),
			sort,
			poundsInWords(price),
			...(hasAreas ? [perSquareMetre === null ? NOT_KNOWN : poundsInWords(perSquareMetre)] : []),
		]),
	};
}
