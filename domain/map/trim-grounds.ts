import type { Spot } from "../chart/chart.ts";
import type { Position } from "../facts.ts";
import type { PlanningGround } from "../neighbourhood/planning-facts.ts";
import { KM_PER_DEGREE } from "../place/great-circle.ts";
import { round } from "../statistics.ts";
import { bytesOf } from "./freeze-map.ts";
import { areaOf, clip, thin } from "./thin.ts";

/** A shape as its source drew it: polygons of an outer edge and holes, in degrees east and north. */
export type DrawnShape = Pick<PlanningGround, "kind" | "name"> & {
	readonly polygons: readonly (readonly (readonly Spot[])[])[];
};

/** Kilometres north, south, east and west of a position beyond which no ground is kept: a few streets of a council's map, and what a visitor can judge. */
export const GROUND_REACH = 3;

/** Bytes of JSON that the grounds of a postcode take at most. */
export const MOST_GROUND_BYTES = 20_000;

/** How far a line may lie from its shape, in kilometres: ten metres are a third of a unit on the map of a usual council. Coarser until all grounds fit. */
const tolerances = [0.01, 0.02, 0.04, 0.08, 0.16];

/** Corners that are thinned at most, which takes the square of their number at worst. */
const MOST_CORNERS = 8_000;

/** Degrees are kept to about a metre. */
const DECIMALS = 5;

/**
 * Shapes as facts keep them: those that cover the position, clipped to its surroundings, thinned until all fit, and none of them where even the coarsest
 * do not. A shape that does not cover the position is not what its source says it is, and is left out.
 */
export function trimGrounds(at: Position, shapes: readonly DrawnShape[]): PlanningGround[] {
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
					.map((ring) => thin(ring, tolerance))
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
	const crossings = polygons.flat().map((ring) => {
		let count = 0;
		for (const [at, [left, low]] of ring.entries()) {
			const [right, high] = ring[at + 1] ?? [left, low];
			if (low > y !== high > y && x < left + ((y - low) / (high - low)) * (right - left)) {
				count += 1;
			}
		}
		return count;
	});
	return crossings.reduce((sum, count) => sum + count, 0) % 2 === 1;
}

type Plane = ReturnType<typeof planeAbout>;

/** A flat square of kilometres about a position, from its left and its top. */
function planeAbout({ lat, lng }: Position) {
	const across = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
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

/** What of each ring lies on the plane, closed, outer edges one way round and holes the other. */
function ringsNear(polygons: DrawnShape["polygons"], { spot, width }: Plane): Spot[][] {
	return polygons.flatMap((polygon) =>
		polygon.flatMap((ring, place) => {
			const cut = clip(ring.map(spot), width, width);
			const [first] = cut;
			if (!first) {
				return [];
			}
			const closed = [...cut, first];
			return [areaOf(closed) > 0 === (place === 0) ? closed : closed.toReversed()];
		}),
	);
}

/** Leaves out corners that lie nearer to the one before than `least`; the last stays, and closes the ring. */
function spaceOut(ring: readonly Spot[], least: number): Spot[] {
	let before: Spot | null = null;
	return ring.filter((spot, at) => {
		const isKept =
			before === null ||
			at === ring.length - 1 ||
			Math.hypot(spot[0] - before[0], spot[1] - before[1]) >= least;
		before = isKept ? spot : before;
		return isKept;
	});
}

function cornersOf(shapes: readonly { readonly rings: readonly (readonly Spot[])[] }[]): number {
	return shapes.reduce(
		(sum, { rings }) => sum + rings.reduce((count, { length }) => count + length, 0),
		0,
	);
}
