import { geoArea } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { feature, mergeArcs, quantize } from "topojson-client";
import { topology } from "topojson-server";
import {
	filter,
	filterAttachedWeight,
	presimplify,
	simplify,
	sphericalRingArea,
	sphericalTriangleArea,
} from "topojson-simplify";
import type {
	GeometryCollection,
	GeometryObject,
	MultiPolygon as MultiPolygonObject,
	Polygon as PolygonObject,
	Topology,
	Transform,
} from "topojson-specification";

/** A ward or an area as its publisher draws it, degrees. */
export type Shape = Feature<
	Polygon | MultiPolygon,
	{ readonly name: string; readonly approximate?: true }
> & { readonly id: string };

/** What is kept of one authority. */
export type CompactOutline = {
	readonly code: string;
	readonly name: string;
	readonly wards: readonly Shape[];
	readonly areas: readonly Shape[];
};

/** Metres of the Earth's mean radius. Source: IUGG. */
const EARTH = 6_371_009;
/** Metres of a degree of latitude. */
const DEGREE = 111_195;
/** Pixels of the widest drawing that the outlines are for. */
const WIDEST = 1000;
/** How much coarser outlines are where wards were made of postcodes: nobody surveyed their zigzag. */
const ROUGH = 3;
/** Metres of the finest grid that corners are moved to: the sources are generalised to 200 m. */
const GRID = 10;

type Objects = { wards: GeometryCollection; areas: GeometryCollection };

/**
 * Makes one file of outlines from an authority's wards and areas. Drops corners whose triangle covers less than a pixel
 * of a drawing 1,000 pixels wide, and islands under four such pixels (never a whole ward). Moves the rest to a grid of
 * 10 m, of 30 m in the largest council. Simplifies less where a ward would lose its ground. Borders stay shared.
 */
export function compactOutlines({ code, name, wards, areas }: CompactOutline): string {
	const [west, south, east, north] = boundsOf([...wards, ...areas]);
	const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
	const metres = Math.max((east - west) * narrow, north - south) * DEGREE;
	const pixel = (metres / WIDEST / EARTH) ** 2;
	const whole = topology({ wards: collect(wards), areas: collect(areas) }) as Topology<Objects>;
	const weighed = presimplify(whole, sphericalTriangleArea);
	const grid = Math.max(GRID, metres / 8000) / DEGREE;
	const transform: Transform = {
		scale: [round(grid / narrow), round(grid)],
		translate: [round(west), round(south)],
	};
	const isRough = wards.some(({ properties }) => properties.approximate);
	for (let coarse = isRough ? ROUGH : 1; coarse > 0.01; coarse /= 2) {
		const thinned = simplify(weighed, coarse * pixel);
		const isSeen = filterAttachedWeight(thinned, 4 * pixel, (ring) =>
			sphericalRingArea(ring, false),
		);
		for (const kept of [filter(thinned, isSeen) as Topology<Objects>, thinned]) {
			const gridded = quantize(kept, transform);
			if (soundIn(gridded) === wards.length + areas.length) {
				return written({ code, name }, gridded);
			}
		}
	}
	throw new Error(`The outlines of ${code} do not bear to be thinned at all.`);
}

/** How many wards and areas have ground: a ward of islets alone loses all of it, and a sliver may turn inside out. */
function soundIn(gridded: Topology<Objects>): number {
	const { wards, areas } = gridded.objects;
	return [...feature(gridded, wards).features, ...feature(gridded, areas).features].filter(
		(each) => geoArea(each) > 0 && geoArea(each) < Math.PI,
	).length;
}

function written(
	{ code, name }: Pick<CompactOutline, "code" | "name">,
	gridded: Topology<Objects>,
): string {
	const { wards, areas } = gridded.objects;
	return `${JSON.stringify({
		type: "Topology",
		code,
		name,
		transform: gridded.transform,
		objects: { authority: mergeArcs(gridded, wards.geometries.filter(hasGround)), wards, areas },
		arcs: gridded.arcs,
	})}\n`;
}

function hasGround(geometry: GeometryObject): geometry is PolygonObject | MultiPolygonObject {
	return geometry.type === "Polygon" || geometry.type === "MultiPolygon";
}

function collect(features: readonly Shape[]): FeatureCollection {
	return {
		type: "FeatureCollection",
		features: features.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
	};
}

/** Seven digits behind the point: a centimetre. */
function round(degrees: number): number {
	return Math.round(degrees * 1e7) / 1e7;
}

type Bounds = [west: number, south: number, east: number, north: number];

/** The box about some shapes, degrees. None of them crosses the date line. */
export function boundsOf(shapes: readonly Pick<Shape, "geometry">[]): Bounds {
	const box: Bounds = [180, 90, -180, -90];
	for (const [x = 0, y = 0] of shapes.flatMap(({ geometry }) => cornersOf(geometry))) {
		box[0] = Math.min(box[0], x);
		box[1] = Math.min(box[1], y);
		box[2] = Math.max(box[2], x);
		box[3] = Math.max(box[3], y);
	}
	return box;
}

function cornersOf(geometry: Polygon | MultiPolygon): number[][] {
	return geometry.type === "Polygon" ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
}
