import type { Outlines } from "#domain/telling/map/outlines.ts";

/** Outlines of a council that is one square, one ward and one area, around Manchester. */
export function someOutlines(code: string): Outlines {
	const square = { type: "Polygon" as const, arcs: [[0]] };
	const of = (id: string, name: string) => ({
		type: "GeometryCollection" as const,
		geometries: [{ ...square, id, properties: { name } }],
	});
	return {
		type: "Topology",
		code,
		name: "Manchester",
		transform: { scale: [0.001, 0.001], translate: [-2.4, 53.3] },
		arcs: [
			[
				[0, 0],
				[0, 300],
				[300, 0],
				[0, -300],
				[-300, 0],
			],
		],
		objects: {
			authority: { type: "MultiPolygon", arcs: [[[0]]] },
			wards: of("E05011364", "Fallowfield"),
			areas: of("E02001070", "Manchester 026"),
		},
	};
}
