import { expect, test } from "vitest";
import { readOutlines } from "#domain/telling/map/outlines.ts";
import { areaPlacer } from "./area-placer.ts";
import { contains, metresToOutline, outlinedAreas } from "./outlined-area.ts";

/**
 * A council of two square areas beside each other, a hundredth of a degree wide, on a grid of a thousandth: WEST from longitude -2.00, EAST from -1.99, both
 * from latitude 53.00. EAST has a hole in its middle, which is ISLE.
 */
function council(code: string, { west = -2, isle = true } = {}) {
	const outlines = readOutlines(
		{
			type: "Topology",
			code,
			name: "Test",
			transform: { scale: [0.001, 0.001], translate: [west, 53] },
			arcs: [
				// The border between them, northwards, then the rest of WEST and of EAST about it.
				[
					[10, 0],
					[0, 10],
				],
				[
					[10, 10],
					[-10, 0],
					[0, -10],
					[10, 0],
				],
				[
					[10, 10],
					[10, 0],
					[0, -10],
					[-10, 0],
				],
				[
					[14, 4],
					[0, 2],
					[2, 0],
					[0, -2],
					[-2, 0],
				],
			],
			objects: {
				authority: { type: "MultiPolygon", arcs: [] },
				wards: { type: "GeometryCollection", geometries: [] },
				areas: {
					type: "GeometryCollection",
					geometries: [
						{ type: "Polygon", id: `${code} WEST`, properties: { name: "West" }, arcs: [[0, 1]] },
						{
							type: "Polygon",
							id: `${code} EAST`,
							properties: { name: "East" },
							arcs: isle ? [[-3, -1], [3]] : [[-3, -1]],
						},
						...(isle
							? [
									{
										type: "Polygon",
										id: `${code} ISLE`,
										properties: { name: "Isle" },
										arcs: [[-4]],
									},
								]
							: []),
					],
				},
			},
		},
		code,
	);
	if (!outlines) {
		throw new Error("no outlines");
	}
	return outlines;
}

const placer = areaPlacer([council("A"), council("B", { west: -1.98 })]);

test.each([
	["in the one area", "A", -1.995, 53.005, "A WEST"],
	["in the other", "A", -1.985, 53.002, "A EAST"],
	["in a hole that is another area", "A", -1.985, 53.005, "A ISLE"],
	["out at sea, by the nearer area", "A", -2.001, 53.011, "A WEST"],
	["behind the council's edge, by the nearest area of its own", "A", -1.975, 53.005, "A EAST"],
	["far away", "A", -1, 54, "A EAST"],
	["in the next council", "B", -1.975, 53.005, "B WEST"],
])("a postcode %s is placed", (_, authority, lng, lat, area) => {
	expect(placer.areaAt(authority, { lat, lng })).toBe(area);
});

test("of an authority without outlines nothing is placed", () => {
	expect(placer.areaAt("C", { lat: 53.005, lng: -1.995 })).toBeNull();
	expect([placer.authorityOf("A ISLE"), placer.authorityOf("C ISLE")]).toEqual(["A", null]);
});

test("a point on the border of two areas lies in one of them alone", () => {
	const areas = outlinedAreas(council("A", { isle: false }));
	expect(areas.filter((area) => contains(area, { lat: 53.005, lng: -1.99 }))).toHaveLength(1);
});

test("the distance to an outline is in metres, from either side of it", () => {
	const [west] = outlinedAreas(council("A"));
	const degree = 111_195 * Math.cos((53.005 * Math.PI) / 180);
	for (const lng of [-2.001, -1.999]) {
		expect(west && metresToOutline(west, { lat: 53.005, lng })).toBeCloseTo(0.001 * degree, 3);
	}
});
