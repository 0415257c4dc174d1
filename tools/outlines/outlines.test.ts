import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { geoArea, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { expect, test } from "vitest";
import { OUTLINES_EDITION } from "#domain/telling/map/outlines-edition.ts";
import { root } from "../dev/project.ts";
import { compactOutlines, type Shape } from "./compact-outlines.ts";
import { placeAreas } from "./place-areas.ts";

const folder = path.join(root, "web/public/assets/outlines", OUTLINES_EDITION);
const files = readdirSync(folder).toSorted();
const texts = files.map((file) => readFileSync(path.join(folder, file), "utf8"));
const held = texts.map((text) => JSON.parse(text) as Held);

type Held = Topology<{
	wards: GeometryCollection<{ name: string }>;
	areas: GeometryCollection<{ name: string }>;
}> & { code: string };

/** Codes of a committed table, with the authority where there is one. */
function codesOf(table: string): string[] {
	return readFileSync(path.join(root, "datasets/reference", table), "utf8")
		.trimEnd()
		.split("\n")
		.slice(1)
		.map((line) => line.split(",")[0] ?? "");
}

test("the edition is named after its bytes, and no other lies beside it", () => {
	const hash = createHash("sha256");
	for (const text of texts) {
		hash.update(text);
	}
	expect(OUTLINES_EDITION.endsWith(`-${hash.digest("hex").slice(0, 8)}`)).toBe(true);
	expect(readdirSync(path.dirname(folder))).toEqual([OUTLINES_EDITION]);
});

test("every authority has a file, and every ward and area of the tables is in one", () => {
	expect(held.map(({ code }) => `${code}.json`)).toEqual(files);
	const drawn = (layer: "wards" | "areas") =>
		held.flatMap(({ objects }) => objects[layer].geometries.map(({ id }) => String(id)));
	const [wards, areas] = [drawn("wards"), drawn("areas")];
	expect(new Set(wards).size).toBe(wards.length);
	expect(new Set(areas).size).toBe(areas.length);
	expect(codesOf("authorities.csv").filter((code) => !files.includes(`${code}.json`))).toEqual([]);
	expect(codesOf("wards.csv").filter((code) => !wards.includes(code))).toEqual([]);
	expect(codesOf("areas.csv").filter((code) => !areas.includes(code))).toEqual([]);
});

test("every outline has ground, wound as a map's reader expects it", () => {
	const empty = held.flatMap((outlines) =>
		(["wards", "areas"] as const).flatMap((layer) =>
			feature(outlines, outlines.objects[layer])
				.features.filter((each) => !(geoArea(each) > 0 && geoArea(each) < 0.01))
				.map(({ id }) => id),
		),
	);
	expect(empty).toEqual([]);
});

test("a usual council's outlines take 12 kB gzipped, and all of them together 6 MB", () => {
	const sizes = texts.map((text) => gzipSync(text).length).toSorted((a, b) => a - b);
	expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(5000);
	expect(sizes.filter((size) => size > 12_500).length).toBeLessThan(25);
	expect(sizes.at(-1)).toBeLessThan(36_000);
	expect(texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(6_000_000);
});

/** A square ward of a tenth of a degree, clockwise. */
function square(id: string, west: number, south: number, side = 0.1): Shape {
	const [east, north] = [west + side, south + side];
	const corners = [
		[west, south],
		[west, north],
		[east, north],
		[east, south],
		[west, south],
	];
	return {
		type: "Feature",
		id,
		properties: { name: id },
		geometry: { type: "Polygon", coordinates: [corners] },
	};
}

test("borders are kept once, an islet goes, and a ward of an islet alone stays", () => {
	const [west, east] = [square("A", -2, 53), square("B", -1.9, 53)];
	const islet = square("C", -1.7, 53, 0.0003);
	const scattered: Shape = {
		...west,
		geometry: {
			type: "MultiPolygon",
			coordinates: [west, islet].map(({ geometry }) => geometry.coordinates as number[][][]),
		},
	};
	const compacted = (wards: Shape[]) =>
		JSON.parse(
			compactOutlines({ code: "X", name: "Test", wards, areas: [square("Z", -2, 53, 0.2)] }),
		) as Held;
	const both = compacted([east, scattered]);
	const shared = both.objects.wards.geometries.map(
		(each) => new Set(JSON.stringify(each).match(/-?\d+/g)),
	);
	expect(shared).toHaveLength(2);
	expect(both.objects.wards.geometries.map(({ type }) => type)).not.toContain(null);
	expect(JSON.stringify(both.objects.wards)).not.toContain("[[[0]],[[");
	const ward = feature(both, both.objects.wards).features[0];
	expect(ward && geoContains(ward, [-1.95, 53.05])).toBe(true);
	expect(ward && geoContains(ward, [-1.69985, 53.00015])).toBe(false);
	expect(compacted([west, islet]).objects.wards.geometries).toHaveLength(2);
});

test("an area goes to the authority that most of its ground lies in", () => {
	const authority = (code: string, west: number) => ({
		...square(code, west, 53, 1),
		properties: { code },
	});
	const placed = placeAreas(
		[square("across", -1.03, 53.5), square("east", -0.5, 53.5)],
		[authority("W", -2), authority("E", -1)],
	);
	expect([...placed].map(([code, areas]) => [code, areas.map(({ id }) => id)])).toEqual([
		["E", ["across", "east"]],
	]);
	expect(() => placeAreas([square("sea", 5, 53)], [authority("W", -2)])).toThrow(
		"sea lies in no authority",
	);
});
