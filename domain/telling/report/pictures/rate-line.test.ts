import { expect, test } from "vitest";
import { someFacts } from "../../../test/some-facts.ts";
import { rateChart, rateLine } from "./rate-line.ts";

const before = [
	{ from: "2025-08-07", percent: 4 },
	{ from: "2025-05-08", percent: 4.25 },
	{ from: "2024-08-01", percent: 5 },
];
const lineOf = (count: number) =>
	rateLine(
		someFacts({
			bankRate: {
				percent: 3.75,
				from: "2025-12-18",
				asOf: "2026-09-04",
				before: before.slice(0, count),
			},
		}),
		"2026-11-04",
	);

test("where the newest change alone is held there is no line", () => {
	expect(rateLine(someFacts({ bankRate: null }), "2026-11-04")).toBeNull();
	expect([lineOf(0), lineOf(1)]).toEqual([null, null]);
	expect(lineOf(2)?.changes).toHaveLength(3);
});

test("a rate holds until it changes: the line goes in steps, to the day it is known to hold", () => {
	const line = lineOf(3);
	const chart = line && rateChart(line);
	const drawn = chart?.marks.flatMap((mark) => (mark.kind === "line" ? mark.spots : [])) ?? [];
	const isLevelOrUpright = drawn.slice(1).every(([x, y], at) => {
		const [fromX, fromY] = drawn[at] ?? [];
		return x === fromX || y === fromY;
	});
	expect(isLevelOrUpright).toBe(true);
	expect(chart?.description).toBe("Lowest 3.75%, highest 5%.");
	expect(chart?.marks.flatMap((mark) => (mark.kind === "tick" ? [mark.text] : []))).toEqual([
		"Aug 2024: 5%",
		"Sep 2026: 3.75%",
	]);
	expect(chart?.table.rows[0]).toEqual(["18 Dec 2025", "3.75%"]);
	expect(line?.provenance.sources.map(({ asOf }) => asOf)).toEqual(["2026-09-04"]);
});
