import type { Anchor, Spot } from "../chart/chart.ts";
import type { MapLabel } from "./map-drawing.ts";

/** Labels to place at a point, the most important first in a list. */
export type WantedLabel = {
	readonly text: string;
	readonly at: Spot;
	readonly isOwn: boolean;
	/** Pixels from the point to its text. */
	readonly away: number;
};

/** Pixels for a letter, wide enough for nearly all words, and for a line. Source: Inter at 13 px, semibold. */
const LETTER = 7.4;
const LINE = 16;
/** From the top of a line to its baseline. */
const FOOT = 12.5;

type Box = { readonly x: number; readonly y: number; readonly width: number };

/**
 * Places labels to the right, left, below or above their points, clear of the edge and of each other. Labels without room are left out, because key and
 * table have them too.
 */
export function placeLabels(
	wanted: readonly WantedLabel[],
	width: number,
	height: number,
): MapLabel[] {
	const taken: Box[] = [];
	return wanted.flatMap((label) => {
		const fit = placesOf(label).find(
			({ box }) =>
				box.x >= 0 &&
				box.x + box.width <= width &&
				box.y >= 0 &&
				box.y + LINE <= height &&
				!taken.some((other) => meet(other, box)),
		);
		if (!fit) {
			return [];
		}
		taken.push(fit.box);
		return [{ text: label.text, isOwn: label.isOwn, at: fit.at, anchor: fit.anchor }];
	});
}

function placesOf({ text, at: [x, y], away }: WantedLabel) {
	const width = text.length * LETTER;
	const middle = y - LINE / 2;
	const places: readonly (readonly [Anchor, number, number, number])[] = [
		["start", x + away, middle, x + away],
		["end", x - away, middle, x - away - width],
		["middle", x, y + away, x - width / 2],
		["middle", x, y - away - LINE, x - width / 2],
	];
	return places.map(([anchor, across, top, left]) => ({
		anchor,
		at: [across, top + FOOT] as const,
		box: { x: left, y: top, width },
	}));
}

function meet(one: Box, other: Box): boolean {
	return (
		one.x < other.x + other.width && other.x < one.x + one.width && Math.abs(one.y - other.y) < LINE
	);
}
