import { drawMap } from "#domain/telling/map/draw-map.ts";
import { type Hatch, hatches, hatchLines } from "#domain/telling/map/hatch.ts";
import type {
	MapDrawing,
	MapLegendEntry,
	MapLineLook,
	MapMarkLook,
	MapPattern,
} from "#domain/telling/map/map-drawing.ts";
import type { MapSheet } from "#domain/telling/map/map-sheet.ts";
import type { MapMode } from "#domain/telling/map/map-subject.ts";
import { type Block, below, beside, block, indented } from "../block.ts";
import { widthOf } from "../measure.ts";
import { toPrintable } from "../printable.ts";
import type { Point, Sheet } from "../sheet.ts";
import { CONTENT_WIDTH, colours, type } from "../style.ts";
import { paragraph } from "../text.ts";

/** Points on paper of a pixel on a screen: letters come to 8 points and hatching stays as dense beside them. */
const SHRUNK = 0.62;
/** Width of a sample of a look beside its name. */
const SAMPLE = 18;

/** The words stand at the right of the drawing. */
const GAP = 16;
const HALF = (CONTENT_WIDTH - GAP) / 2;

/**
 * A frozen map for one question: what the screen draws, on paper, beside its title, its legend, what it cannot say and whose outlines it is drawn of. Its
 * rows are left to the screen: the chapter on licences lists the schemes.
 */
export function drawMapOf(
	sheet: MapSheet,
	mode: MapMode,
	{ mostHeight = 220 }: { mostHeight?: number } = {},
): Block {
	const drawn = Math.min(HALF, (mostHeight * sheet.width) / sheet.height);
	const map = drawMap(sheet, mode, drawn / SHRUNK);
	return beside([
		[(HALF - drawn) / 2, [pictureOf(map)]],
		[
			HALF + GAP,
			[
				...paragraph(map.title, { style: type.strong, width: HALF }),
				...paragraph(map.description, { style: type.small, width: HALF }),
				...below(3, map.legend.flatMap(legendRow)),
				...below(
					3,
					[...map.notes, ...map.caveats].flatMap((note) =>
						paragraph(note, { style: type.small, width: HALF }),
					),
				),
				...paragraph(map.attribution.join(" "), { style: type.fine, width: HALF, before: 3 }),
			],
		],
	]);
}

function pictureOf(map: MapDrawing): Block {
	const height = map.height * SHRUNK + 6;
	return block(height, (paper, left, top) => {
		const place = ([x, y]: Point): Point => [left + x * SHRUNK, top + 3 + y * SHRUNK];
		const alt = `${map.title}. ${map.description}`;
		const area = { x: left, y: top, width: map.width * SHRUNK, height };
		paper.tagged({ name: "Figure", alt, area }, () => drawPicture(paper, map, place));
	});
}

function drawPicture(paper: Sheet, map: MapDrawing, place: (spot: Point) => Point): void {
	const fills = map.fills.map(({ pattern, path }) => ({
		pattern,
		rings: path.map((ring) => ring.map(place)),
	}));
	// All grounds before all hatching: where two schemes cover a ward the lines of both are seen.
	for (const { pattern, rings } of fills) {
		drawGround(paper, pattern, rings);
	}
	for (const { pattern, rings } of fills) {
		drawHatch(paper, pattern, rings);
	}
	for (const { look, path } of map.lines) {
		for (const line of path) {
			drawLine(paper, look, line.map(place));
		}
	}
	for (const { look, at } of map.marks) {
		drawMark(paper, look, place(at));
	}
	for (const label of map.labels) {
		drawLabel(paper, label, place(label.at));
	}
	const [from, to] = [place(map.scale.from), place(map.scale.to)];
	paper.rule(from, to, colours.soft);
	for (const [x, y] of [from, to]) {
		paper.rule([x, y], [x, y - 3], colours.soft);
	}
	paper.text(map.scale.text, to[0] + 4, to[1] - 7, type.fine);
}

/** Words on a ground of their own, legible across lines. */
function drawLabel(
	paper: Sheet,
	{ text, anchor, isOwn }: MapDrawing["labels"][number],
	[x, y]: Point,
): void {
	const style = isOwn ? { ...type.smallStrong, colour: colours.ink } : type.small;
	const line = toPrintable(text);
	const width = widthOf(line, style);
	const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
	// `y` is the foot of the letters: a third of the line lies under it.
	const top = y - style.leading * 0.74;
	paper.box(left - 1, top + 1, { width: width + 2, height: style.leading - 2 }, colours.white);
	paper.text(line, left, top, style);
}

const inks = { accent: colours.accent, amber: colours.amberMark, soft: colours.soft } as const;

type Rings = readonly (readonly Point[])[];

function drawGround(paper: Sheet, pattern: MapPattern, rings: Rings): void {
	const { colour, tint } = hatches[pattern];
	paper.filled(rings, tinted(inks[colour], tint));
}

function drawHatch(paper: Sheet, pattern: MapPattern, rings: Rings): void {
	const hatch = hatches[pattern];
	const dense: Hatch = { ...hatch, gap: hatch.gap * SHRUNK };
	paper.hatched(rings, {
		lines: hatchLines(dense, boxOf(rings)),
		colour: inks[hatch.colour],
		dashes: hatch.dashes?.map((each) => each * SHRUNK) ?? null,
	});
}

function boxOf(rings: Rings) {
	const spots = rings.flat();
	const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A colour mixed with the white of the paper. */
function tinted(colour: string, tint: number): string {
	const parts = colour.match(/[\da-f]{2}/g) ?? [];
	const mixed = parts.map((part) => Math.round(255 + (Number.parseInt(part, 16) - 255) * tint));
	return `#${mixed.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

/** A line's colour, width and the lengths of its dashes and gaps. */
const pens = {
	border: [colours.edge, 0.3, []],
	edge: [colours.ink, 0.8, []],
	own: [colours.redMark, 1.8, []],
	spread: [colours.redMark, 1.2, [4, 2]],
} as const satisfies Record<MapLineLook, readonly [string, number, readonly number[]]>;

function drawLine(paper: Sheet, look: MapLineLook, spots: readonly Point[]): void {
	const [colour, width, dashes] = pens[look];
	paper.path(spots, colour, width, dashes);
}

/** A diamond of the home, a square of a station, each on a rim of white. */
function drawMark(paper: Sheet, look: MapMarkLook, [x, y]: Point): void {
	const around = (radius: number): Point[] =>
		look === "home"
			? [
					[x, y - radius],
					[x + radius, y],
					[x, y + radius],
					[x - radius, y],
				]
			: [
					[x - radius, y - radius],
					[x + radius, y - radius],
					[x + radius, y + radius],
					[x - radius, y + radius],
				];
	const radius = look === "home" ? 5 : 3;
	paper.shape(
		around(radius + (look === "home" ? 1.5 : 0)),
		look === "home" ? colours.white : colours.ink,
	);
	paper.shape(
		around(radius - (look === "home" ? 0 : 1)),
		look === "home" ? colours.ink : colours.white,
	);
}

function legendRow({ sample, name }: MapLegendEntry): readonly Block[] {
	const indent = SAMPLE + 5;
	const words = indented(indent, paragraph(name, { style: type.small, width: HALF - indent }));
	return [
		block(0, (paper, left, top) => {
			drawSample(paper, sample, [left, top + type.small.leading / 2]);
		}),
		...words,
	];
}

function drawSample(paper: Sheet, sample: MapLegendEntry["sample"], [x, y]: Point): void {
	const box: Point[] = [
		[x, y - 4],
		[x + SAMPLE, y - 4],
		[x + SAMPLE, y + 4],
		[x, y + 4],
	];
	switch (sample) {
		case "undrawn":
			return;
		case "home":
		case "station":
			drawMark(paper, sample, [x + SAMPLE / 2, y]);
			return;
		case "border":
		case "edge":
		case "own":
		case "spread":
			drawLine(paper, sample, [...box, ...box.slice(0, 1)]);
			return;
		default:
			drawGround(paper, sample, [box]);
			drawHatch(paper, sample, [box]);
			drawLine(paper, "border", [...box, ...box.slice(0, 1)]);
	}
}
