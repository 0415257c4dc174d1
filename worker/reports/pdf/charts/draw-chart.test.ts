import { afterEach, expect, test, vi } from "vitest";
import type { Chart, ChartMark } from "#domain/telling/chart/chart.ts";
import { drawAll, heightOf } from "../block.ts";
import { Sheet } from "../sheet.ts";
import { body } from "../style.ts";
import { drawChart } from "./draw-chart.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

const marks: readonly ChartMark[] = [
	{ kind: "band", from: [0.5, 0.2], to: [1, 0.6] },
	{ kind: "rule", y: 0, text: "£200,000" },
	{ kind: "rule", y: 1, text: "£100,000" },
	{ kind: "tick", x: 0, text: "2024", anchor: "middle" },
	{ kind: "line", look: "dashed", spots: [[0, 0.4] as const, [1, 0.4] as const] },
	{ kind: "point", at: [0.3, 0.5], look: "dot" },
	{ kind: "point", at: [0.6, 0.5], look: "dot" },
	{ kind: "point", at: [0.8, 0.5], look: "diamond" },
	{ kind: "label", at: [0.8, 0.5], text: "This home", anchor: "end", side: "above" },
];

const chartOf = (rows: number, over: Partial<Chart> = {}): Chart => ({
	title: "Terraced houses sold at M14 5LL",
	description: "Two sales.",
	marks,
	key: [],
	table: {
		caption: "Sales",
		columns: [{ title: "Address" }, { title: "Price", isNumber: true }],
		rows: Array.from({ length: rows }, (_, at) => [`${at} Test Street`, "£100,000"]),
	},
	...over,
});

/** How often the sheet was asked for each shape, and for which words. */
function drawn(chart: Chart) {
	const called = (["dot", "shape", "path", "box", "text"] as const).map((name) => [
		name,
		vi.spyOn(Sheet.prototype, name),
	]) as [string, { mock: { calls: unknown[][] } }][];
	const properties = { title: "", subject: "", creator: "", id: "LT-7F3K-92QD", createdAt: 0 };
	drawAll(drawChart(chart), new Sheet(properties), body.left, body.top);
	const calls = new Map(called.map(([name, { mock }]) => [name, mock.calls]));
	return {
		count: (name: string) => calls.get(name)?.length,
		words: (calls.get("text") ?? []).map(([text]) => text),
		dashes: calls.get("path")?.[0]?.[3],
	};
}

test("paper has the marks of the screen: every point in its shape, every line in its dashes, every word", () => {
	const { count, words, dashes } = drawn(chartOf(12));
	expect([count("dot"), count("shape"), count("path")]).toEqual([2, 1, 1]);
	expect(dashes).toEqual([6, 3]);
	expect(words).toEqual(expect.arrayContaining(["£200,000", "£100,000", "2024", "This home"]));
});

test("a short table prints under its drawing, a long one does not, and without marks it stands alone", () => {
	expect(drawn(chartOf(4)).words).toContain("3 Test Street");
	vi.restoreAllMocks();
	expect(drawn(chartOf(5)).words).not.toContain("3 Test Street");
	vi.restoreAllMocks();
	const alone = drawn(chartOf(12, { marks: [] }));
	expect(alone.words).toContain("11 Test Street");
	expect(alone.count("dot")).toBe(0);
});

test("a key wraps: its names never reach past the drawing", () => {
	const key = Array.from({ length: 6 }, (_, at) => ({
		look: "dot" as const,
		name: `Middle half of semi-detached houses in M1${at} 5`,
	}));
	const one = heightOf(drawChart(chartOf(12, { key: key.slice(0, 1) }), { width: 200 }));
	const six = heightOf(drawChart(chartOf(12, { key }), { width: 200 }));
	expect(six - one).toBeGreaterThan(5 * 10);
});
