import { type GeoPermissibleObjects, geoPath, geoTransverseMercator } from "d3-geo";
import { feature } from "topojson-client";
import type { Coordinates } from "../../base/facts/coordinates.ts";
import { EARTH } from "../../base/place/great-circle.ts";
import type { Spot } from "../chart/chart.ts";
import type { Outlines } from "./outlines.ts";

/** Units left free about the ground, for the marks at its edge. */
const EDGE = 12;

/** From positions to places in a drawing, whose units begin at the left and the top. */
export type Frame = {
	readonly width: number;
	readonly height: number;
	/** Units that a kilometre on the ground takes. */
	readonly perKm: number;
	readonly place: (position: Coordinates) => Spot;
};

/**
 * A frame that just holds an authority's ground: `width` units wide, no higher than `mostHeight`. Transverse Mercator about the council's own meridian, so that
 * north is up and a kilometre as long at one end as at the other.
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
