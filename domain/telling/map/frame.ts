import { type GeoPermissibleObjects, geoPath, geoTransverseMercator } from "d3-geo";
import { feature } from "topojson-client";
import type { Coordinates } from "../../base/facts/coordinates.ts";
import { EARTH } from "../../base/place/great-circle.ts";
import type { Spot } from "../chart/chart.ts";
import type { Outlines } from "./outlines.ts";

/** Units left free around the map, for marks at its edge. */
const EDGE = 12;

/** Maps positions to places in a drawing, with units from the left and the top. */
export type Frame = {
	readonly width: number;
	readonly height: number;
	/** Units that a kilometre on the ground takes. */
	readonly perKm: number;
	readonly place: (position: Coordinates) => Spot;
};

/**
 * A frame that just fits an authority: `width` units wide, at most `mostHeight` high. Transverse Mercator around the council's own meridian, so that north
 * is up and the scale is uniform.
 */
export function frameOf(outlines: Outlines, width: number, mostHeight: number): Frame {
	const ground: GeoPermissibleObjects = feature(outlines, outlines.objects.authority);
	const [[west], [east]] = geoPath().bounds(ground);
	const projection = geoTransverseMercator()
		.rotate([-(west + east) / 2, 0])
		.fitExtent(
			[
				[EDGE, EDGE],
				[width - EDGE, mostHeight - EDGE],
			],
			ground,
		);
	const [[, top], [, foot]] = geoPath(projection).bounds(ground);
	return {
		width,
		height: Math.ceil(foot - top + 2 * EDGE),
		perKm: projection.scale() / EARTH,
		place: ({ lat, lng }) => {
			const [x, y] = projection([lng, lat]) ?? [0, 0];
			return [x, y - top + EDGE];
		},
	};
}
