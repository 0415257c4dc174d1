import { geoContains, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { fullSubject, storedCodes, storedOutlines } from "#tools/outlines/stored-outlines.ts";
import type { Spot } from "../chart/chart.ts";
import { drawMap } from "./draw-map.ts";
import { layOutMap } from "./lay-out-map.ts";
import { regionsOf } from "./outlines.ts";

const codes = storedCodes();
/** Reproducible random numbers from 0 to 1 for a seed. Source: mulberry32. */
function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** A random position in a ward of the outlines. */
function pointIn(code: string, random: () => number) {
	const outlines = storedOutlines(code);
	const wards = feature(outlines, outlines.objects.wards).features;
	const ward = wards[Math.floor(random() * wards.length)];
	if (!ward) {
		throw new Error(`${code} has no wards`);
	}
	const [[west, south], [east, north]] = geoPath().bounds(ward);
	for (;;) {
		const point: [number, number] = [
			west + random() * (east - west),
			south + random() * (north - south),
		];
		if (geoContains(ward, point)) {
			return { outlines, wards, ward: String(ward.id), point };
		}
	}
}

/** Whether a position lies in a path: counts how often a line to the right crosses it. Source: Jordan's curve theorem. */
function isInside([x, y]: Spot, path: readonly (readonly Spot[])[]): boolean {
	let crossings = 0;
	for (const ring of path) {
		for (const [at, [toX, toY]] of ring.entries()) {
			const [fromX, fromY] = ring.at(at - 1) ?? [0, 0];
			if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) {
				crossings += 1;
			}
		}
	}
	return crossings % 2 === 1;
}

/** Distance of a place from the nearest line of a path. */
function distanceFrom([x, y]: Spot, path: readonly (readonly Spot[])[]): number {
	let least = Number.POSITIVE_INFINITY;
	for (const ring of path) {
		for (const [at, [toX, toY]] of ring.entries()) {
			const [fromX, fromY] = ring.at(at - 1) ?? [toX, toY];
			const [across, down] = [toX - fromX, toY - fromY];
			const length = across ** 2 + down ** 2;
			const along = length === 0 ? 0 : ((x - fromX) * across + (y - fromY) * down) / length;
			const held = Math.max(0, Math.min(1, along));
			least = Math.min(least, Math.hypot(x - fromX - held * across, y - fromY - held * down));
		}
	}
	return least;
}

test("of 1,000 points in wards, the ward that contains the point is the one outlined, and the mark stands within its line", () => {
	const random = randomFrom(23);
	for (let drawn = 0; drawn < 1000; drawn++) {
		const code = codes[Math.floor(random() * codes.length)] ?? "";
		const { outlines, wards, ward, point } = pointIn(code, random);
		const [lng, lat] = point;
		const map = drawMap(
			layOutMap(outlines, {
				...fullSubject(outlines),
				figures: { price: null, energy: null, crime: null, renters: null },
				home: { kind: "point", label: "here", position: { lat, lng }, ward: null, area: null },
			}),
			"licence",
			1000,
		);
		const outlined = wards.find(({ id }) => id === map.outlined?.code);
		expect(outlined && geoContains(outlined, point)).toBe(true);
		expect(map.outlined).toMatchObject({ kind: "ward", code: ward });
		const mark = map.marks.find(({ look }) => look === "home")?.at ?? [0, 0];
		const line = map.lines.find(({ look }) => look === "own")?.path ?? [];
		expect(isInside(mark, line) || distanceFrom(mark, line) < 2.5).toBe(true);
	}
});

test("the postcode's own ward is outlined, whatever ward its point is drawn in, and the map says that a border is near", () => {
	const outlines = storedOutlines("E08000003");
	const subject = fullSubject(outlines);
	const [first, second] = regionsOf(outlines, "wards");
	const { point } = pointIn("E08000003", firstWard());
	if (!first || !second) {
		throw new Error("no two wards");
	}
	const position = { lat: point[1], lng: point[0] };
	const draw = (ward: string) =>
		drawMap(
			layOutMap(outlines, {
				...subject,
				home: { kind: "point", label: "M1 1AA", position, ward, area: null },
			}),
			"licence",
			600,
		);
	expect(draw(first.code).outlined?.code).toBe(first.code);
	expect(draw(first.code).notes).not.toContain("The postcode lies by a border of wards.");
	expect(draw(second.code).outlined?.code).toBe(second.code);
	expect(draw(second.code).notes).toContain("The postcode lies by a border of wards.");
	expect(draw("E05999999").outlined?.code).toBe(first.code);
});

/** Returns the first ward, then random ones. */
function firstWard(): () => number {
	const random = randomFrom(7);
	let isFirst = true;
	return () => {
		const number = isFirst ? 0 : random();
		isFirst = false;
		return number;
	};
}
