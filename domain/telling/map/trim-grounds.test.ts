import fc from "fast-check";
import { expect, test } from "vitest";
import { boxAround, kilometresBetween } from "../../base/place/great-circle.ts";
import type { Spot } from "../chart/chart.ts";
import { areaOf } from "./simplify-line.ts";
import { type DrawnShape, MOST_GROUND_BYTES, trimGrounds } from "./trim-grounds.ts";

const at = { lat: 53.45, lng: -2.22 };

/** A closed ring of corners around a point, `km` away on average; `ragged` varies the distance between corners. */
function round(km: number, { corners = 60, ragged = 0, east = 0, clockwise = false } = {}): Spot[] {
	const ring = Array.from({ length: corners }, (_, place): Spot => {
		const turn = ((clockwise ? -1 : 1) * 2 * Math.PI * place) / corners;
		const reach = (km + ragged * Math.sin(place * 0.05)) / 111.2;
		return [
			at.lng + (east / 111.2 + reach * Math.cos(turn)) / Math.cos((at.lat * Math.PI) / 180),
			at.lat + reach * Math.sin(turn),
		];
	});
	return [...ring, ...ring.slice(0, 1)];
}

const shape = (...rings: Spot[][]): DrawnShape => ({
	kind: "flood",
	name: "3",
	polygons: [rings],
});
const ringsOf = (...shapes: DrawnShape[]) => trimGrounds(at, shapes).flatMap(({ rings }) => rings);
/** Area of a ring in square degrees, negative for the opposite direction. */
const groundOf = (ring: readonly (readonly [number, number])[] | undefined) =>
	areaOf((ring ?? []).map(([lat, lng]): Spot => [lng, lat]));

test("a shape keeps its kind, name and line within ten metres, in degrees to about a metre", () => {
	const [ground, ...others] = trimGrounds(at, [shape(round(1))]);
	expect(others).toEqual([]);
	expect(ground).toMatchObject({ kind: "flood", name: "3" });
	const [ring = []] = ground?.rings ?? [];
	expect(ring.length).toBeGreaterThan(20);
	expect(ring[0]).toEqual(ring.at(-1));
	for (const [lat, lng] of ring) {
		expect(Math.abs(kilometresBetween(at, { lat, lng }) - 1)).toBeLessThan(0.012);
		expect(`${lat} ${lng}`).toMatch(/^\d+(\.\d{1,5})? -\d+(\.\d{1,5})?$/);
	}
});

test("nothing further than 3 km is kept of a shape that reaches further", () => {
	const { south, north, west, east } = boxAround(at, 3.01);
	const ring = ringsOf(shape(round(40)))[0] ?? [];
	expect(ring.length).toBeGreaterThanOrEqual(5);
	expect(ring.every(([lat, lng]) => lat > south && lat < north && lng > west && lng < east)).toBe(
		true,
	);
});

test.each([false, true])(
	"a hole runs the other way round than its edge (drawn the same way: %s)",
	(clockwise) => {
		const [edge, hole] = ringsOf(shape(round(1), round(0.3, { east: 0.5, clockwise })));
		expect(groundOf(edge) * groundOf(hole)).toBeLessThan(0);
	},
);

test("a shape that does not cover the position is left out: beside it, and about a hole it lies in", () => {
	expect(trimGrounds(at, [shape(round(1, { east: 1.5 }))])).toEqual([]);
	expect(trimGrounds(at, [shape(round(1), round(0.3))])).toEqual([]);
	expect(trimGrounds(at, [shape(round(1, { east: 1.5 })), shape(round(1))])).toHaveLength(1);
});

test("a ragged shape is thinned until it fits, and several share what there is", () => {
	const river = shape(round(2, { corners: 40_000, ragged: 0.2 }));
	const bytes = (...shapes: DrawnShape[]) => JSON.stringify(trimGrounds(at, shapes)).length;
	expect(bytes(river)).toBeGreaterThan(1_000);
	expect(bytes(river)).toBeLessThanOrEqual(MOST_GROUND_BYTES);
	expect(bytes(river, { ...river, name: "2" })).toBeLessThanOrEqual(MOST_GROUND_BYTES);
});

test("what fits in no way is not kept at all", () => {
	const named = { ...shape(round(1)), name: "x".repeat(MOST_GROUND_BYTES) };
	expect(trimGrounds(at, [named])).toEqual([]);
});

test("of whatever is drawn no more is kept than a cache should hold", () => {
	const corner = fc.tuple(
		fc.integer({ min: -230_000, max: -215_000 }).map((each) => each / 1e5),
		fc.integer({ min: 5_340_000, max: 5_350_000 }).map((each) => each / 1e5),
	);
	const ring = fc
		.array(corner, { minLength: 3, maxLength: 400 })
		.map((corners): Spot[] => [...corners, ...corners.slice(0, 1)]);
	fc.assert(
		fc.property(
			fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
			(all) => {
				const grounds = trimGrounds(
					at,
					all.map((rings) => shape(...rings)),
				);
				return JSON.stringify(grounds).length <= MOST_GROUND_BYTES;
			},
		),
		{ numRuns: 100 },
	);
});
