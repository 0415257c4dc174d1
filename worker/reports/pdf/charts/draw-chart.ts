import {
	type Anchor,
	type Chart,
	type ChartMark,
	diamondAt,
	type KeyEntry,
	type LineLook,
	type PointLook,
	type Spot,
} from "#domain/telling/chart/chart.ts";
import { type Block, below, block, heading } from "../block.ts";
import { widthOf } from "../measure.ts";
import { toPrintable } from "../printable.ts";
import type { Sheet } from "../sheet.ts";
import { CONTENT_WIDTH, colours, type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** Room for the words of a scale, for those under the box and for a point at the edge, in points. */
const SCALE = 46;
const FOOT = 22;
const EDGE = 13;
const RADIUS = 3;
const BESIDE = { above: -15, below: 5 } as const;
/** Width of a sample of a look beside its name. */
const SAMPLE = 16;
const KEY_GAP = 14;

/** A table so short prints under its drawing; a longer one would say the same again. */
const MOST_ROWS = 4;

/** The marks of a chart under its title, what their looks stand for, and its figures where they are few: what the screen draws, on paper. */
export function drawChart(
	{ title, description, marks, key, table: twin }: Chart,
	{ width = CONTENT_WIDTH, height = 92 }: { width?: number; height?: number } = {},
): readonly Block[] {
	const isDrawn = marks.length > 0;
	return [
		...heading(paragraph(title, { style: type.strong, width })),
		...heading(paragraph(description, { style: type.small, width })),
		...(isDrawn ? [marksOf({ title, description, marks }, width, height)] : []),
		...below(3, keyRows(key, width)),
		...(isDrawn && twin.rows.length > MOST_ROWS
			? []
			: below(
					4,
					table({
						width,
						columns: twin.columns.map((column, at) => ({
							...column,
							share: (at === 0 ? 2 : 1) / (twin.columns.length + 1),
						})),
						rows: twin.rows.map((cells) => ({ cells })),
					}),
				)),
	];
}

function marksOf(
	{ title, description, marks }: Pick<Chart, "title" | "description" | "marks">,
	width: number,
	height: number,
): Block {
	const hasScale = marks.some(({ kind }) => kind === "rule");
	const left = hasScale ? SCALE : RADIUS;
	const right = hasScale ? EDGE : RADIUS;
	return block(
		EDGE + height + FOOT,
		(sheet, x, y) => {
			const place = ([across, down]: Spot): Spot => [
				x + left + across * (width - left - right),
				y + EDGE + down * height,
			];
			const area = { x, y, width, height: EDGE + height + FOOT };
			sheet.tagged({ name: "Figure", alt: `${title}. ${description}`, area }, () => {
				for (const mark of marks) {
					drawMark(sheet, mark, place);
				}
			});
		},
		{ withNext: true },
	);
}

function drawMark(sheet: Sheet, mark: ChartMark, place: (spot: Spot) => Spot): void {
	switch (mark.kind) {
		case "rule": {
			const from = place([0, mark.y]);
			sheet.rule(from, place([1, mark.y]), colours.line);
			const top = from[1] - type.fine.leading / 2;
			sheet.text(toPrintable(mark.text), from[0] - 5, top, type.fine, "right");
			return;
		}
		case "tick": {
			const [x, y] = place([mark.x, 1]);
			sheet.text(toPrintable(mark.text), x, y + FOOT - 12, type.fine, aligned[mark.anchor]);
			return;
		}
		case "band": {
			drawBand(sheet, place(mark.from), place(mark.to));
			return;
		}
		case "line": {
			drawLine(sheet, mark.look, mark.spots.map(place));
			return;
		}
		case "point": {
			drawPoint(sheet, mark.look, place(mark.at));
			return;
		}
		case "label": {
			drawLabel(sheet, mark, place(mark.at));
		}
	}
}

/** Words on a ground of their own, legible across dots and lines. */
function drawLabel(
	sheet: Sheet,
	{ text, anchor, side }: Extract<ChartMark, { kind: "label" }>,
	[x, y]: Spot,
): void {
	const style = { ...type.smallStrong, colour: colours.ink };
	const line = toPrintable(text);
	const width = widthOf(line, style);
	const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
	const top = y + BESIDE[side];
	sheet.box(left - 1, top + 1, { width: width + 2, height: style.leading - 2 }, colours.white);
	sheet.text(line, left, top, style);
}

const aligned = { start: "left", middle: "centre", end: "right" } as const satisfies Record<
	Anchor,
	string
>;

function drawBand(sheet: Sheet, [x, y]: Spot, [right, foot]: Spot): void {
	sheet.box(x, y, { width: right - x, height: foot - y }, colours.sunken);
	for (const edge of [y, foot]) {
		sheet.rule([x, edge], [right, edge], colours.edge);
	}
}

/** A line's colour, width and the lengths of its dashes and gaps. */
const pens = {
	plain: [colours.ink, 0.9, []],
	dashed: [colours.redMark, 1.2, [6, 3]],
	dotted: [colours.ink, 1.2, [1.5, 2]],
} as const satisfies Record<LineLook, readonly [string, number, readonly number[]]>;

function drawLine(sheet: Sheet, look: LineLook, spots: readonly Spot[]): void {
	const [colour, width, dashes] = pens[look];
	sheet.path(spots, colour, width, dashes);
}

function drawPoint(sheet: Sheet, look: PointLook, at: Spot): void {
	if (look === "dot") {
		sheet.dot(at, RADIUS, colours.accent);
		return;
	}
	sheet.shape(diamondAt(at, RADIUS + 2), colours.ink);
	if (look === "hollow") {
		sheet.shape(diamondAt(at, RADIUS), colours.white);
	}
}

/** What the looks stand for, as many to a row as it has room for. */
function keyRows(key: readonly KeyEntry[], width: number): readonly Block[] {
	const rows: { readonly entry: KeyEntry; readonly x: number }[][] = [];
	let x = width;
	for (const entry of key) {
		const needed = SAMPLE + 5 + widthOf(toPrintable(entry.name), type.small);
		if (x + needed > width) {
			rows.push([]);
			x = 0;
		}
		rows.at(-1)?.push({ entry, x });
		x += needed + KEY_GAP;
	}
	return rows.map((row) =>
		block(type.small.leading + 1, (sheet, left, top) => {
			for (const { entry, x: across } of row) {
				drawSample(sheet, entry.look, [left + across, top + type.small.leading / 2]);
				sheet.text(toPrintable(entry.name), left + across + SAMPLE + 5, top, type.small);
			}
		}),
	);
}

function drawSample(sheet: Sheet, look: KeyEntry["look"], [x, y]: Spot): void {
	switch (look) {
		case "band":
			drawBand(sheet, [x, y - 4], [x + SAMPLE, y + 4]);
			return;
		case "plain":
		case "dashed":
		case "dotted":
			drawLine(sheet, look, [
				[x, y],
				[x + SAMPLE, y],
			]);
			return;
		default:
			drawPoint(sheet, look, [x + SAMPLE / 2, y]);
	}
}
