import { expect, test } from "vitest";
import type { Spot } from "../chart/chart.ts";
import { areaOf, clip, simplifyLine } from "./simplify-line.ts";

const square: readonly Spot[] = [
	[0, 0],
	[10, 0],
	[10, 10],
	[0, 10],
];

test("what lies by a line goes, what lies off it stays, and the ends always do", () => {
	const line: Spot[] = [
		[0, 0],
		[5, 0.4],
		[10, 0],
		[10, 8],
	];
	expect(simplifyLine(line, 0.5)).toEqual([line[0], line[2], line[3]]);
	expect(simplifyLine(line, 0.3)).toEqual(line);
	expect(simplifyLine(line, 100)).toEqual([line[0], line[3]]);
});

test("a ring keeps the point furthest from where it begins", () => {
	const ring: Spot[] = [...square, [0, 0]];
	expect(simplifyLine(ring, 100)).toEqual([
		[0, 0],
		[10, 10],
		[0, 0],
	]);
	expect(simplifyLine(ring, 1)).toEqual(ring);
});

test("a ring is cut at the edge of the frame, and of one outside nothing is left", () => {
	const moved = (by: number) => square.map(([x, y]): Spot => [x + by, y]);
	expect(areaOf(square)).toBe(100);
	expect(areaOf(clip(moved(-4), 100, 100))).toBeCloseTo(60);
	expect(areaOf(clip(moved(94), 100, 5))).toBeCloseTo(30);
	expect(clip(moved(200), 100, 100)).toEqual([]);
});
