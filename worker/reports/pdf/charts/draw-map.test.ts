import { afterEach, expect, test, vi } from "vitest";
import { freezeMap } from "#domain/telling/map/freeze-map.ts";
import { mapModes } from "#domain/telling/map/map-subject.ts";
import { fullSubject, storedOutlines } from "#tools/outlines/stored-outlines.ts";
import { drawAll } from "../block.ts";
import { Sheet } from "../sheet.ts";
import { body } from "../style.ts";
import { drawMapOf } from "./draw-map.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

const properties = { title: "", subject: "", creator: "", id: "LT-7F3K-92QD", createdAt: 0 };
const frozenOf = (code: string) => {
	const outlines = storedOutlines(code);
	const frozen = freezeMap(outlines, fullSubject(outlines));
	if (!frozen) {
		throw new Error("the map does not fit");
	}
	return frozen;
};
const manchester = frozenOf("E08000003");

/** What the sheet was asked for, by the name of the shape. */
function drawn(map: ReturnType<typeof drawMapOf>) {
	const names = ["filled", "hatched", "path", "shape", "text"] as const;
	const spies = names.map((name) => [name, vi.spyOn(Sheet.prototype, name)] as const);
	const sheet = new Sheet(properties);
	drawAll([map], sheet, body.left, body.top);
	const calls = new Map<string, unknown[][]>(spies.map(([name, { mock }]) => [name, mock.calls]));
	return { of: (name: string) => calls.get(name) ?? [], sheet };
}

test("paper has what the screen has: fills in their hatching, every line, both marks, every word", () => {
	const { of } = drawn(drawMapOf(manchester, "licence"));
	// Three fills, and as many samples of them.
	expect([of("filled").length, of("hatched").length]).toEqual([6, 6]);
	// Both marks and both of their samples, each a shape on a rim.
	expect(of("shape")).toHaveLength(8);
	const words = of("text").map(([text]) => text);
	expect(words).toEqual(
		expect.arrayContaining([
			"M14 5LL",
			"Levenshulme",
			"Selective licensing in 16 wards, from 1 Oct 2023 until",
			"5 km",
		]),
	);
	expect(words.join(" ")).toContain("Office for National Statistics");
});

test("classes of a figure are hatched from the plainest to the densest, so that grey paper tells them apart", () => {
	const { of } = drawn(drawMapOf(manchester, "crime"));
	const samples = of("hatched").slice(-4) as [unknown, { lines: unknown[] }][];
	const density = samples.map(([, { lines }]) => lines.length);
	expect(density).toEqual(density.toSorted((a, b) => a - b));
	expect(new Set(density).size).toBe(4);
	const tints = of("filled")
		.slice(-4)
		.map(([, fill]) => Number.parseInt(String(fill).slice(1, 3), 16));
	expect(tints).toEqual(tints.toSorted((a, b) => b - a));
});

test.each(["E08000003", "E08000025", "S12000017", "N09000003"])(
	"a map of %s stands within the page and leaves a third of it, in 60 kB",
	(code) => {
		const frozen = frozenOf(code);
		for (const mode of mapModes) {
			const map = drawMapOf(frozen, mode);
			expect(map.height).toBeLessThan(270);
			const { of, sheet } = drawn(map);
			const spots = (of("path") as [[number, number][]][]).flatMap(([line]) => line);
			expect(Math.min(...spots.map(([x]) => x))).toBeGreaterThanOrEqual(body.left);
			expect(Math.max(...spots.map(([x]) => x))).toBeLessThanOrEqual(body.right);
			const empty = new Sheet(properties);
			expect(sheet.bytes().length - empty.bytes().length).toBeLessThan(60_000);
			vi.restoreAllMocks();
		}
	},
);
