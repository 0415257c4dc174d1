import type { Spot } from "../chart/chart.ts";
import { figureMap } from "./figure-map.ts";
import { licenceMap } from "./licence-map.ts";
import { decodeLines, decodeShapes, ringsInSpots } from "./lines.ts";
import type { MapDrawing, MapLegendEntry } from "./map-drawing.ts";
import type { MapSheet, SheetPart } from "./map-sheet.ts";
import { type MapMode, mapModes } from "./map-subject.ts";
import { placeLabels, type WantedLabel } from "./place-labels.ts";
import type { ThematicMap } from "./thematic-map.ts";

/** Least share of a sector's postcodes for an outline; less is a handful of homes. */
const LEAST_SHARE = 0.02;

/** Pixels below the map, for the scale. */
export const MAP_FOOT = 24;

/** Questions that a sheet answers: always licences, and others with figures. */
export function modesOf({ shadings }: MapSheet): MapMode[] {
	return mapModes.filter((mode) => mode === "licence" || shadings[mode]);
}

/** First question shown: licences, unless the council has none to show and there are figures. */
export function firstMode(sheet: MapSheet): MapMode {
	const [licence = "licence", figure = licence] = modesOf(sheet);
	return sheet.schemes.length + sheet.grounds.length > 0 ? licence : figure;
}

/** Draws a sheet for one question at a width in pixels. Without figures for the question, the map is unshaded and says so. */
export function drawMap(sheet: MapSheet, mode: MapMode, width: number): MapDrawing {
	const scale = width / sheet.width;
	const foot = sheet.height * scale;
	const height = foot + MAP_FOOT;
	const place = ([x, y]: Spot): Spot => [x * scale, y * scale];
	const lines = decodeLines(sheet.lines).map((line) => line.map(place));
	const [ground = [], ...shapes] = decodeShapes(sheet.shapes);
	const layer = mode === "licence" ? "wards" : "areas";
	const parts = layer === "wards" ? shapes.slice(0, sheet.wards) : shapes.slice(sheet.wards);
	const shape = (at: number): Spot[][] => ringsInSpots(parts[at] ?? [], lines);
	const face = mode === "licence" ? licenceMap(sheet) : figureMap(sheet, mode);
	const own = ownParts(sheet, layer);
	const look = sheet.home.kind === "point" ? "own" : "spread";
	return {
		mode,
		...statementOf(face),
		width,
		height,
		fills: [
			...face.fills.map(({ pattern, parts: filled }) => ({ pattern, path: filled.flatMap(shape) })),
			...face.grounds.map(({ pattern, rings }) => ({
				pattern,
				path: decodeLines(rings).map((ring) => ring.map(place)),
			})),
		],
		lines: [
			{ look: "border", path: linesOf(parts, lines) },
			{ look: "edge", path: ringsInSpots(ground, lines).map(closed) },
			{ look, path: own.flatMap(({ at }) => shape(at)).map(closed) },
		],
		marks: marksOf(sheet, place),
		labels: placeLabels(wantedOf(sheet, own, { place, shape }), width, foot),
		scale: scaleOf(sheet.perKm * scale, width, height),
		legend: [...face.legend, ...ownLegend(sheet, layer, own)],
		attribution: [...attributionOf(sheet.authority.code)],
		outlined: outlinedOf(sheet, layer),
	};
}

function statementOf({ title, description, table, notes, caveats }: ThematicMap) {
	return { title, description, table, notes, caveats };
}

type OwnPart = SheetPart & { readonly share?: number };

/** The home's own ward or area; for a sector, those that it is spread over. */
function ownParts({ home }: MapSheet, layer: "wards" | "areas"): readonly OwnPart[] {
	if (home.kind === "sector") {
		return home[layer].filter(({ share }) => share >= LEAST_SHARE);
	}
	const part = home.kind === "point" ? (layer === "wards" ? home.ward : home.area) : null;
	return part ? [part] : [];
}

function outlinedOf({ home }: MapSheet, layer: "wards" | "areas"): MapDrawing["outlined"] {
	if (home.kind !== "point") {
		return null;
	}
	const [kind, part] =
		layer === "wards" ? (["ward", home.ward] as const) : (["area", home.area] as const);
	return part && { kind, code: part.code, name: part.name };
}

/** All lines along some shapes, each once. */
function linesOf(shapes: readonly number[][][], lines: readonly Spot[][]): Spot[][] {
	const numbers = shapes.flat(2).map((each) => (each < 0 ? ~each : each));
	return [...new Set(numbers)].map((number) => lines[number] ?? []);
}

function closed(ring: readonly Spot[]): Spot[] {
	return [...ring, ...ring.slice(0, 1)];
}

function marksOf({ home, station }: MapSheet, place: (spot: Spot) => Spot): MapDrawing["marks"] {
	return [
		...(station?.at ? [{ look: "station", at: place(station.at) } as const] : []),
		...(home.kind === "point" ? [{ look: "home", at: place(home.at) } as const] : []),
	];
}

type Placing = {
	readonly place: (spot: Spot) => Spot;
	readonly shape: (at: number) => Spot[][];
};

/** Labels of the map: the home first, then its ward or area, then the station. */
function wantedOf(
	sheet: MapSheet,
	own: readonly OwnPart[],
	{ place, shape }: Placing,
): WantedLabel[] {
	const { home, station } = sheet;
	const parts = own.flatMap(({ at, name, share }) => {
		const middle = middleOf(shape(at));
		const text = share === undefined ? name : `${Math.round(share * 100)}%`;
		return middle ? [{ text, at: middle, isOwn: true, away: share === undefined ? 24 : 0 }] : [];
	});
	return [
		...(home.kind === "point"
			? [{ text: home.label, at: place(home.at), isOwn: true, away: 10 }]
			: []),
		...parts,
		...(station?.at ? [{ text: station.name, at: place(station.at), isOwn: false, away: 9 }] : []),
	];
}

/** Middle of the box about a shape. */
function middleOf(shape: readonly Spot[][]): Spot | null {
	const spots = shape.flat();
	const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
	return spots.length === 0
		? null
		: [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

const kilometres = [0.5, 1, 2, 5, 10, 20, 50, 100];

/** Scale bar: a round number of kilometres, no longer than a quarter of the drawing. */
function scaleOf(perKm: number, width: number, height: number): MapDrawing["scale"] {
	const km = kilometres.findLast((each) => each * perKm <= width / 4) ?? 0.5;
	return { text: `${km} km`, from: [10, height - 10], to: [10 + km * perKm, height - 10] };
}

/** What outlines and marks stand for. */
function ownLegend(
	{ home, station }: MapSheet,
	layer: "wards" | "areas",
	own: readonly OwnPart[],
): MapLegendEntry[] {
	const kind = layer === "wards" ? "ward" : "area";
	const [part] = own;
	const of = home.kind === "sector" ? ` of ${home.label}` : "";
	return [
		...(home.kind === "point" ? [{ sample: "home", name: home.label } as const] : []),
		...(part && home.kind === "point"
			? [{ sample: "own", name: `${part.name} ${kind}` } as const]
			: []),
		...(part && home.kind === "sector"
			? [{ sample: "spread", name: `Share${of}, by ${kind}` } as const]
			: []),
		...(station
			? [{ sample: "station", name: `${station.name}, ${station.km.toFixed(1)} km` } as const]
			: []),
	];
}

/**
 * Attribution of the outlines, by the first letter of an authority's code. The wordings are to be confirmed with the publishers. Source:
 * datasets/outlines/README.md.
 */
const wordings: Readonly<Record<string, readonly string[]>> = {
	E: [
		"Source: Office for National Statistics licensed under the Open Government Licence v.3.0.",
		"Contains OS data © Crown copyright and database right 2025.",
	],
	S: [
		"Areas © Scottish Government. Wards: Office for National Statistics. Open Government Licence v.3.0.",
		"Contains OS data © Crown copyright and database right 2025.",
	],
	N: [
		"Contains LPS/NISRA Intellectual Property © Crown copyright and database right, Open Government Licence v.3.0.",
	],
};

function attributionOf(authorityCode: string): readonly string[] {
	return wordings[authorityCode.charAt(0).replace("W", "E")] ?? [];
}
