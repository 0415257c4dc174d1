import { geoContains } from "d3-geo";
import { boundsOf, type Shape } from "./compact-outlines.ts";

type Authority = Pick<Shape, "geometry" | "type"> & {
	readonly properties: { readonly code: string };
};

/** Steps of the grid of points by which a shape is placed. */
const STEPS = 12;

/**
 * Assigns each area to the authority that holds most of its ground, whatever list the area came in. The list by best fit of small areas gives some thirty
 * middle-layer areas to a neighbour, though they lie wholly in the council they are named after.
 */
export function placeAreas(
	areas: readonly Shape[],
	authorities: readonly Authority[],
): Map<string, Shape[]> {
	const boxes = authorities.map((authority) => ({ authority, box: boundsOf([authority]) }));
	const placed = new Map<string, Shape[]>();
	for (const area of areas) {
		const votes = new Map<string, number>();
		for (const point of pointsIn(area)) {
			const [x, y] = point;
			const owner = boxes.find(
				({ authority, box: [west, south, east, north] }) =>
					x >= west && x <= east && y >= south && y <= north && geoContains(authority, point),
			);
			if (owner) {
				const { code } = owner.authority.properties;
				votes.set(code, (votes.get(code) ?? 0) + 1);
			}
		}
		const [most] = [...votes].toSorted((a, b) => b[1] - a[1]);
		if (!most) {
			throw new Error(`${area.id} lies in no authority.`);
		}
		placed.set(most[0], [...(placed.get(most[0]) ?? []), area]);
	}
	return placed;
}

function pointsIn(shape: Shape): [number, number][] {
	const [west, south, east, north] = boundsOf([shape]);
	return Array.from({ length: STEPS * STEPS }, (_, at): [number, number] => [
		west + ((east - west) * ((at % STEPS) + 0.5)) / STEPS,
		south + ((north - south) * (Math.floor(at / STEPS) + 0.5)) / STEPS,
	]).filter((point) => geoContains(shape, point));
}
