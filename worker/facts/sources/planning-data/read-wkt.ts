/** A position as a shape has it: degrees east, then north. */
export type Corner = readonly [lng: number, lat: number];

/** The ground of a shape: its outer edge, then its holes. Every ring is closed. */
export type Polygon = readonly (readonly Corner[])[];

const SHAPE = /^\s*(MULTIPOLYGON|POLYGON)(?:\s+Z)?\s*(\([-+\d.eE\s,()]*\))\s*$/i;
const RING = /\([^()]*\)/g;
/** How a body is nested, each of its rings an `o`. */
const POLYGON = /^\(o(?:,o)*\)$/;
const MULTIPOLYGON = /^\(\(o(?:,o)*\)(?:,\(o(?:,o)*\))*\)$/;
/** A ring of three corners ends where it began. */
const FEWEST = 4;

/**
 * Polygons of a `POLYGON` or `MULTIPOLYGON` in well-known text, heights left out; null of anything else, of an empty one, and of one in which a single ring is not closed or a
 * single number is no degree. Takes no longer than its text is long, whatever is in it. Source: ISO 19125-1 (OGC 06-103r4), 7.
 */
export function readWkt(text: string): Polygon[] | null {
	const [, kind = "", body = ""] = SHAPE.exec(text) ?? [];
	const nesting = body.replace(RING, "o").replace(/\s+/g, "");
	if (!(kind.toUpperCase() === "POLYGON" ? POLYGON : MULTIPOLYGON).test(nesting)) {
		return null;
	}
	const rings = body.match(RING)?.map(readRing) ?? [];
	if (!rings.every((ring) => ring !== null)) {
		return null;
	}
	return (nesting.match(/o[o,]*/g) ?? []).map((polygon) =>
		rings.splice(0, polygon.replaceAll(",", "").length),
	);
}

function readRing(ring: string): Corner[] | null {
	const corners = ring.slice(1, -1).split(",").map(readCorner);
	const [first, last] = [corners[0], corners.at(-1)];
	return corners.length >= FEWEST &&
		corners.every((corner) => corner !== null) &&
		first?.[0] === last?.[0] &&
		first?.[1] === last?.[1]
		? corners
		: null;
}

/** "-2.22138 53.45018", or the same with a height. */
function readCorner(text: string): Corner | null {
	const [east = "", north = "", ...height] = text.trim().split(/\s+/);
	const [lng, lat] = [Number(east), Number(north)];
	return north !== "" && height.length <= 1 && Math.abs(lng) <= 180 && Math.abs(lat) <= 90
		? [lng, lat]
		: null;
}
