import { expect, test } from "vitest";
import type { Improvement } from "../../base/facts/certificate.ts";
import { fromPounds } from "../../base/money.ts";
import { routeToC } from "./route-to-c.ts";

function aStep(
	sequence: number,
	pointsAfter: number | null,
	pounds?: [number, number],
): Improvement {
	const [low, high] = pounds ?? [];
	return {
		sequence,
		code: null,
		title: `Step ${sequence}`,
		cost:
			low === undefined || high === undefined
				? null
				: { low: fromPounds(low), high: fromPounds(high) },
		pointsAfter,
	};
}

const loft = aStep(1, 60, [100, 350]);
const walls = aStep(2, 68, [500, 1_500]);
const boiler = aStep(3, 69, [2_200, 3_000]);
const panels = aStep(4, 78, [3_500, 5_500]);

test("the route stops at the first step that reaches 69 points, in the certificate's order, and adds up the costs", () => {
	const route = routeToC({ points: 50, improvements: [panels, boiler, loft, walls] });
	expect(
		route.steps.map(({ title, pointsAfter, reachesC, totalCost }) => [
			title,
			pointsAfter,
			reachesC,
			totalCost,
		]),
	).toEqual([
		["Step 1", 60, false, { low: 10_000, high: 35_000 }],
		["Step 2", 68, false, { low: 60_000, high: 185_000 }],
		["Step 3", 69, true, { low: 280_000, high: 485_000 }],
	]);
	expect(route.cost).toEqual({ known: true, low: 280_000, high: 485_000, steps: 3 });
});

test.each([
	["at C already", 69, [panels], { steps: 0, arrives: true, known: true, reason: undefined }],
	[
		"with steps that end short of C",
		50,
		[loft, walls],
		{ steps: 2, arrives: false, known: false, reason: "end at 68 points (band D)" },
	],
	[
		"without steps",
		50,
		[],
		{ steps: 0, arrives: false, known: false, reason: "lists no steps to band C" },
	],
	[
		"with a missing cost on the way",
		50,
		[loft, aStep(2, 70)],
		{ steps: 2, arrives: true, known: false, reason: "no cost for 1 of the 2 steps" },
	],
	[
		"whose missing cost comes after C",
		50,
		[aStep(1, 70, [100, 350]), aStep(2, 80)],
		{ steps: 1, arrives: true, known: true, reason: undefined },
	],
	[
		"without a score",
		null,
		[loft, aStep(2, null), boiler],
		{ steps: 3, arrives: true, known: false, reason: "gives no score" },
	],
] as const)("the route of a home %s", (_, points, improvements, expected) => {
	const { steps, arrives, cost } = routeToC({ points, improvements });
	expect({ steps: steps.length, arrives, known: cost.known }).toEqual({
		steps: expected.steps,
		arrives: expected.arrives,
		known: expected.known,
	});
	expect(cost.known ? undefined : cost.reason).toEqual(
		expected.reason === undefined ? undefined : expect.stringContaining(expected.reason),
	);
});

test("from a step without a printed cost on, nobody knows the cost so far", () => {
	const { steps } = routeToC({ points: 50, improvements: [loft, aStep(2, 65), boiler] });
	expect(steps.map(({ totalCost }) => totalCost?.high ?? null)).toEqual([35_000, null, null]);
});
