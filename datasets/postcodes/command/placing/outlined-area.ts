import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import { KM_PER_DEGREE, narrowing } from "#domain/base/place/great-circle.ts";
import { arcsOf, type Outlines, regionsOf } from "#domain/telling/map/outlines.ts";

/** An area as its council's outlines draw it, ready to be asked for many points. */
export type OutlinedArea = {
	readonly code: string;
	/** Degrees. */
	readonly box: { west: number; south: number; east: number; north: number };
	/** Corners of each ring as alternating longitudes and latitudes; the last corner repeats the first. */
	readonly rings: readonly Float64Array[];
};

/** The areas of one authority. */
export function outlinedAreas(outlines: Outlines): OutlinedArea[] {
	const arcs = arcsOf(outlines);
	return regionsOf(outlines, "areas").map(({ code, rings }) => {
		const corners = rings.map((ring) =>
			ring.flatMap((arc) => (arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? []))),
		);
		return {
			code,
			box: boxOf(corners.flat()),
			rings: corners.map((ring) => new Float64Array(ring.flat())),
		};
	});
}

function boxOf(corners: readonly [x: number, y: number][]): OutlinedArea["box"] {
	const box = { west: 180, south: 90, east: -180, north: -90 };
	for (const [x, y] of corners) {
		box.west = Math.min(box.west, x);
		box.south = Math.min(box.south, y);
		box.east = Math.max(box.east, x);
		box.north = Math.max(box.north, y);
	}
	return box;
}

/**
 * Whether a point lies in an area: a line from it to the east crosses the outline an odd number of times. Sides are straight in longitude and latitude; at
 * their length the great circle differs by centimetres.
 */
export function contains({ box, rings }: OutlinedArea, { lat, lng }: Coordinates): boolean {
	if (lng < box.west || lng > box.east || lat < box.south || lat > box.north) {
		return false;
	}
	let isInside = false;
	for (const ring of rings) {
		for (let at = 0; at + 3 < ring.length; at += 2) {
			const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[at + 2], ring[at + 3]];
			if (y1 > lat !== y2 > lat && lng < x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1)) {
				isInside = !isInside;
			}
		}
	}
	return isInside;
}

/** Metres of a degree north. */
const DEGREE = 1000 * KM_PER_DEGREE;

/** Metres from a point to an area's outline, from inside or outside. */
export function metresToOutline({ rings }: OutlinedArea, { lat, lng }: Coordinates): number {
	const narrow = narrowing(lat);
	let least = Number.POSITIVE_INFINITY;
	for (const ring of rings) {
		for (let at = 0; at + 3 < ring.length; at += 2) {
			const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[at + 2], ring[at + 3]];
			const from = { x: (x1 - lng) * narrow, y: y1 - lat };
			const to = { x: (x2 - lng) * narrow, y: y2 - lat };
			least = Math.min(least, squareToSide(from, to));
		}
	}
	return Math.sqrt(least) * DEGREE;
}

/** Lower bound in metres for a point's distance from an area, by its bounding box: 0 inside the box. */
export function metresToBox({ box }: OutlinedArea, { lat, lng }: Coordinates): number {
	const across = Math.max(box.west - lng, 0, lng - box.east) * narrowing(lat);
	const along = Math.max(box.south - lat, 0, lat - box.north);
	return Math.hypot(across, along) * DEGREE;
}

type Point = { readonly x: number; readonly y: number };

/** Square of the distance from the origin to a side. */
function squareToSide(from: Point, to: Point): number {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const length = dx * dx + dy * dy;
	const along = length === 0 ? 0 : -(from.x * dx + from.y * dy) / length;
	const part = Math.min(1, Math.max(0, along));
	return (from.x + part * dx) ** 2 + (from.y + part * dy) ** 2;
}
