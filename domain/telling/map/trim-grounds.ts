import type { Coordinates } from "../../base/facts/coordinates.ts";
import type { PlanningGround } from "../../base/facts/planning-facts.ts";
import { KM_PER_DEGREE, narrowing } from "../../base/place/great-circle.ts";
import { round } from "../../base/statistics.ts";
import type { Spot } from "../chart/chart.ts";
import { bytesOf } from "./freeze-map.ts";
import { GROUND_REACH } from "./map-subject.ts";
import { areaOf, clip, simplifyLine } from "./simplify-line.ts";

/** A shape as its source drew it: polygons with an outer edge and holes, in degrees east and north. */
export type DrawnShape = Pick<PlanningGround, "kind" | "name"> & {
	readonly polygons: readonly (readonly (readonly Spot[])[])[];
};

/** Most bytes of JSON for a postcode's constraints. */
export const MOST_GROUND_BYTES = 20_000;

/**
 * Kilometres within which a simplified line follows its shape. Ten metres are a third of a unit on a usual council's map. Increased until all constraints
 * fit.
 */
const FINEST = 0.01;
const tolerances = [FINEST, 0.02, 0.04, 0.08, 0.16];

/** Most corners to simplify, which takes quadratic time in the worst case. */
const MOST_CORNERS = 5_000;

/** Decimals of degrees, for about a metre. */
const DECIMALS = 5;

/**
 * Shapes in the form of facts: those that cover the position, clipped to its surroundings and simplified until all fit; none where even the coarsest do
 * not. A shape that does not cover the position contradicts its source and is left out.
 */
export function trimGrounds(at: Coordinates, shapes: readonly DrawnShape[]): PlanningGround[] {
	const plane = planeAbout(at);
	const near = shapes
		.filter(({ polygons }) => covers(polygons, [at.lng, at.lat]))
		.map(({ kind, name, polygons }) => ({ kind, name, rings: ringsNear(polygons, plane) }));
	for (const tolerance of tolerances) {
		const spaced = near.map((shape) => ({
			...shape,
			rings: shape.rings.map((ring) => spaceOut(ring, tolerance / 2)),
		}));
		if (cornersOf(spaced) <= MOST_CORNERS) {
			const grounds = spaced.flatMap(({ kind, name, rings }) => {
				const kept = rings
					.map((ring) => simplifyLine(ring, tolerance))
					.filter((ring) => ring.length > 3 && Math.abs(areaOf(ring)) > tolerance * tolerance);
				return kept.length === 0
					? []
					: [{ kind, name, rings: kept.map((ring) => ring.map(plane.degrees)) }];
			});
			if (bytesOf(JSON.stringify(grounds)) <= MOST_GROUND_BYTES) {
				return grounds;
			}
		}
	}
	return [];
}

/** Whether a position lies in a shape: a line from it crosses its rings an odd number of times. */
function covers(polygons: DrawnShape["polygons"], [x, y]: Spot): boolean {
	let isIn = false;
	for (const ring of polygons.flat()) {
		let before = ring.at(-1);
		for (const corner of ring) {
			if (before && crosses(before, corner, y) && x < crossing(before, corner, y)) {
				isIn = !isIn;
			}
			before = corner;
		}
	}
	return isIn;
}

function crosses(from: Spot, to: Spot, y: number): boolean {
	return from[1] > y !== to[1] > y;
}

function crossing(from: Spot, to: Spot, y: number): number {
	return from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
}

type Plane = ReturnType<typeof planeAbout>;

/** A flat square around a position, in kilometres from its left and top. */
function planeAbout({ lat, lng }: Coordinates) {
	const across = KM_PER_DEGREE * narrowing(lat);
	return {
		width: 2 * GROUND_REACH,
		spot: ([east, north]: Spot): Spot => [
			GROUND_REACH + (east - lng) * across,
			GROUND_REACH + (lat - north) * KM_PER_DEGREE,
		],
		degrees: ([x, y]: Spot): readonly [lat: number, lng: number] => [
			round(lat + (GROUND_REACH - y) / KM_PER_DEGREE, DECIMALS),
			round(lng + (x - GROUND_REACH) / across, DECIMALS),
		],
	};
}

/** The part of each ring on the plane, closed, with outer edges and holes in opposite directions. */
function ringsNear(polygons: DrawnShape["polygons"], { spot, width }: Plane): Spot[][] {
	return polygons.flatMap((polygon) =>
		polygon.flatMap((ring, place) => {
			// Removes most corners of shapes that were made from two-metre squares, before slower steps.
			const cut = clip(spaceOut(ring.map(spot), FINEST / 2), width, width);
			const [first] = cut;
			if (!first) {
				return [];
			}
			const closed = [...cut, first];
			return [areaOf(closed) > 0 === (place === 0) ? closed : closed.toReversed()];
		}),
	);
}

/** Drops corners closer than `least` to the one before, across and down; keeps the last, which closes the ring. */
function spaceOut(ring: readonly Spot[], least: number): Spot[] {
	const kept: Spot[] = [];
	for (const [at, spot] of ring.entries()) {
		const before = kept.at(-1);
		const gap = before
			? Math.max(Math.abs(spot[0] - before[0]), Math.abs(spot[1] - before[1]))
			: least;
		if (gap >= least || at === ring.length - 1) {
			kept.push(spot);
		}
	}
	return kept;
}

function cornersOf(shapes: readonly { readonly rings: readonly (readonly Spot[])[] }[]): number {
	return shapes.reduce(
		(sum, { rings }) => sum + rings.reduce((count, { length }) => count + length, 0),
		0,
	);
}
