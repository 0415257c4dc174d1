import { geoContains, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import type { Coordinates } from "../../base/facts/coordinates.ts";

/** Data of a ward or area besides its outline. `approximate` wards were constructed from their postcodes. */
type Labelled = { readonly name: string; readonly approximate?: true };

type Layers = {
	authority: MultiPolygon;
	wards: GeometryCollection<Labelled>;
	areas: GeometryCollection<Labelled>;
};

/** Outlines of one authority as its file holds them: degrees, WGS84. Source: datasets/outlines/README.md. */
export type Outlines = Topology<Layers> & { readonly code: string; readonly name: string };

/** Rings of a ward or area as arc numbers; `~number` is an arc run backwards. */
export type Region = Labelled & {
	readonly code: string;
	readonly rings: readonly (readonly number[])[];
};

export type Layer = "wards" | "areas";

/** Validates an authority's outlines; null for anything else, so that a page goes without a map. */
export function readOutlines(answer: unknown, authorityCode: string): Outlines | null {
	if (typeof answer !== "object" || answer === null) {
		return null;
	}
	const held = answer as Partial<Outlines>;
	const isWhole =
		held.type === "Topology" &&
		held.code === authorityCode &&
		Array.isArray(held.arcs) &&
		held.transform !== undefined &&
		[held.objects?.authority, held.objects?.wards, held.objects?.areas].every(Boolean);
	return isWhole ? (held as Outlines) : null;
}

/** Every arc once, in order of number, in degrees east and north. */
export function arcsOf(outlines: Outlines): [number, number][][] {
	const arcs = outlines.arcs.map((_, at) => [at]);
	const { geometry } = feature(outlines, { type: "MultiLineString", arcs });
	return geometry.type === "MultiLineString"
		? geometry.coordinates.map((line) => line.map(([x = 0, y = 0]): [number, number] => [x, y]))
		: [];
}

/** Wards or areas by their arcs. */
export function regionsOf({ objects }: Outlines, layer: Layer): Region[] {
	return objects[layer].geometries.flatMap((geometry) =>
		geometry.type === "Polygon" || geometry.type === "MultiPolygon"
			? [
					{
						code: String(geometry.id),
						name: geometry.properties?.name ?? "",
						...(geometry.properties?.approximate ? { approximate: true } : {}),
						rings: ringsOf(geometry),
					},
				]
			: [],
	);
}

/** Rings of polygons. The even-odd rule needs no distinction of holes. */
export function ringsOf(geometry: Polygon | MultiPolygon): number[][] {
	return geometry.type === "Polygon" ? geometry.arcs : geometry.arcs.flat();
}

/** Degrees by which a great circle between two corners may leave their bounding box: more than for any side of a ward. */
const NEAR = 0.02;

/** Code of the ward or area that contains a position, on the sphere; null where none does, as off a coarsely drawn coast. */
export function regionAt(
	outlines: Outlines,
	layer: Layer,
	{ lat, lng }: Coordinates,
): string | null {
	const { features } = feature(outlines, outlines.objects[layer]);
	const found = features.find((each) => {
		const [[west, south], [east, north]] = geoPath().bounds(each);
		const isNear =
			lng >= west - NEAR && lng <= east + NEAR && lat >= south - NEAR && lat <= north + NEAR;
		return isNear && geoContains(each, [lng, lat]);
	});
	return found ? String(found.id) : null;
}
