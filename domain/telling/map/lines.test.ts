import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Spot } from "../chart/chart.ts";
import { decodeLines, decodeShapes, ringsInSpots, ShapeWriter, writeLines } from "./lines.ts";

const spot = fc.tuple(fc.integer({ min: -50, max: 1050 }), fc.integer({ min: 0, max: 1000 }));

test("lines read as they were written, but for points that a line stays at", () => {
	void fc.assert(
		fc.property(
			fc.array(fc.array(spot, { minLength: 1, maxLength: 9 }), { minLength: 1 }),
			(lines) => {
				const moving = lines.map((line) =>
					line.filter((each, at) => at === 0 || each.join() !== line[at - 1]?.join()),
				);
				expect(decodeLines(writeLines(lines))).toEqual(moving);
			},
		),
	);
});

/** Two adjacent squares that share a side, in opposite directions. */
const squares: readonly Spot[][] = [
	[
		[10, 0],
		[0, 0],
		[0, 10],
		[10, 10],
	],
	[
		[10, 10],
		[10, 0],
	],
	[
		[10, 0],
		[20, 0],
		[20, 10],
		[10, 10],
	],
];

test("a border is written once, and neighbours run along it in turn", () => {
	const writer = new ShapeWriter(squares);
	writer.add([[0, 1]]);
	writer.add([[~1, ~2]]);
	writer.add([]);
	writer.add([[2]]);
	const { lines, shapes } = writer.text;
	expect(shapes).toBe("..;1.;;1");
	const read = decodeShapes(shapes).map((rings) => ringsInSpots(rings, decodeLines(lines)));
	expect(read[0]).toEqual([
		[
			[10, 0],
			[0, 0],
			[0, 10],
			[10, 10],
		],
	]);
	expect(read[1]).toEqual([
		[
			[10, 0],
			[10, 10],
			[20, 10],
			[20, 0],
		],
	]);
	expect(read[2]).toEqual([]);
	expect(read[3]).toEqual([
		[
			[10, 0],
			[20, 0],
			[20, 10],
		],
	]);
});

test("shapes read as the rings that were added, whichever way their lines are run", () => {
	const ring = fc.array(fc.integer({ min: -4, max: 3 }), { minLength: 1, maxLength: 5 });
	const source = [0, 1, 2, 3].map((at): Spot[] => [
		[at, 0],
		[at, 9],
	]);
	void fc.assert(
		fc.property(fc.array(fc.array(ring, { minLength: 1 }), { minLength: 1 }), (shapes) => {
			const writer = new ShapeWriter(source);
			for (const rings of shapes) {
				writer.add(rings);
			}
			const { lines, shapes: text } = writer.text;
			const read = decodeShapes(text).map((rings) => ringsInSpots(rings, decodeLines(lines)));
			expect(read).toEqual(shapes.map((rings) => ringsInSpots(rings, source)));
		}),
	);
});
