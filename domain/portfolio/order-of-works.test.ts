import { expect, test } from "vitest";
import type { Certificate, Improvement } from "../base/facts/certificate.ts";
import { fromPounds, pence } from "../base/money.ts";
import type { Nation } from "../base/nation.ts";
import { someCertificate } from "../test/some-facts.ts";
import { orderOfWorks } from "./order-of-works.ts";
import { type CertifiedHome, standardOfC, wayToC } from "./way-to-c.ts";

const DAY = "2026-11-23";
const standard = standardOfC("England", DAY);
if (standard === null) {
	throw new Error("no standard of band C is held");
}

/** Steps as [points after, cost in pounds]; null prints no cost. */
const stepsOf = (steps: readonly (readonly [number, number | null])[]): readonly Improvement[] =>
	steps.map(([pointsAfter, cost], at) => ({
		sequence: at + 1,
		code: null,
		title: `Step ${at + 1}`,
		cost: cost === null ? null : { low: fromPounds(cost - 50), high: fromPounds(cost + 50) },
		pointsAfter,
	}));
const homeAt = (
	points: number,
	steps: readonly (readonly [number, number | null])[],
	over: Partial<CertifiedHome> & { readonly file?: Certificate["imported"] } = {},
): CertifiedHome => ({
	nation: "England" as Nation,
	certificate: someCertificate({ points, improvements: stepsOf(steps) }),
	value: null,
	spent: pence(0),
	...over,
});

test.each([
	["at band C already", homeAt(69, [[75, 500]]), "meets", "It has band C already."],
	[
		"its first step reaches C",
		homeAt(60, [
			[70, 500],
			[80, 900],
		]),
		"reaches",
		"1 step for £500 reaches band C.",
	],
	[
		"two steps in their order",
		homeAt(50, [
			[60, 500],
			[69, 900],
			[80, 100],
		]),
		"reaches",
		"2 steps for £1,400 reach band C.",
	],
	[
		"the second step passes the cap",
		homeAt(40, [
			[50, 6_000],
			[70, 5_000],
		]),
		"exempt",
		"After 1 step for £6,000 the next step would pass the cap of £10,000. The plan for 2030 then allows an exemption.",
	],
	[
		"earlier spending counts towards the cap",
		homeAt(
			40,
			[
				[50, 4_000],
				[70, 3_000],
			],
			{ spent: fromPounds(5_000) },
		),
		"exempt",
		"After 1 step for £4,000 the next step would pass the cap of £10,000. The plan for 2030 then allows an exemption.",
	],
	[
		"the cap is spent",
		homeAt(40, [[70, null]], { spent: fromPounds(10_000) }),
		"exempt",
		"Spending reaches the cap of £10,000. The plan for 2030 then allows an exemption.",
	],
	[
		"a cheap home has a lower cap",
		homeAt(
			40,
			[
				[50, 500],
				[70, 7_600],
			],
			{ value: fromPounds(80_000) },
		),
		"exempt",
		"After 1 step for £500 the next step would pass the cap of £8,000. The plan for 2030 then allows an exemption.",
	],
	[
		"no list",
		homeAt(40, []),
		"no_steps",
		"No steps known: the certificate lists no steps to band C.",
	],
	[
		"no certificate",
		homeAt(40, [], { certificate: null }),
		"no_steps",
		"No steps known: no certificate is chosen.",
	],
	[
		"a step without a cost",
		homeAt(40, [[70, null]]),
		"no_steps",
		"No steps known: the certificate prints no cost for 1 of the 1 steps to band C.",
	],
	[
		"steps that end short",
		homeAt(40, [[60, 500]]),
		"no_steps",
		"No steps known: the certificate's own steps end at 60 points (band D), short of band C.",
	],
	[
		"Scotland",
		homeAt(40, [[70, 500]], { nation: "Scotland" }),
		"no_standard",
		"No standard of band C is set for this home.",
	],
] as const)("the way to C of a home, %s", (_, home, kind, why) => {
	expect(wayToC(home, DAY)).toMatchObject({ kind, why });
});

const homes = [
	{
		homeId: "far",
		way: wayToC(
			homeAt(40, [
				[50, 3_000],
				[70, 4_000],
			]),
			DAY,
		),
	},
	{ homeId: "near", way: wayToC(homeAt(60, [[70, 1_000]]), DAY) },
	{ homeId: "dear", way: wayToC(homeAt(60, [[70, 9_000]]), DAY) },
	{ homeId: "done", way: wayToC(homeAt(80, []), DAY) },
	{ homeId: "bare", way: wayToC(homeAt(50, []), DAY) },
];
const budgets = [
	{ year: 2028, amount: fromPounds(4_500) },
	{ year: 2027, amount: fromPounds(4_000) },
];
const order = (
	among = homes,
	within: readonly { year: number; amount: ReturnType<typeof pence> }[] = budgets,
) => orderOfWorks(among, within, { day: DAY, standard });

test("each home has a line: done by year, left out, without steps, or without need", () => {
	const { lines, below, cost, years, proof, leastBelow } = order();
	expect(
		lines.map(({ homeId, outcome, by, steps }) => [
			homeId,
			outcome,
			by,
			steps.map((step) => step.year),
		]),
	).toEqual([
		["near", "reaches", 2027, [2027]],
		["far", "reaches", 2028, [2027, 2028]],
		["dear", "left_out", null, []],
		["bare", "no_steps", null, []],
		["done", "meets", null, []],
	]);
	expect({ below, cost, proof, leastBelow }).toEqual({
		below: 2,
		cost: fromPounds(8_000),
		proof: "all",
		leastBelow: 2,
	});
	expect(years.map(({ year, spent }) => [year, spent])).toEqual([
		[2027, fromPounds(4_000)],
		[2028, fromPounds(4_000)],
	]);
});

test("a line says why, in which years, and what does not fit", () => {
	const why = Object.fromEntries(order().lines.map((line) => [line.homeId, line.why]));
	expect(why).toMatchObject({
		far: "2 steps for £7,000 reach band C. Planned for 2027 and 2028.",
		dear: "It takes £9,000, which the budgets do not hold beside the other homes.",
	});
});

test("budgets of years gone by and of years after the standard count for nothing", () => {
	const outside = [2025, 2031].map((year) => ({ year, amount: fromPounds(50_000) }));
	expect(order(homes, outside)).toMatchObject({ below: 4, cost: 0, years: [] });
});

test("a proposal of law is called that, and an enacted standard is not", () => {
	expect(order().notes.join(" ")).toContain("proposal of law");
	const enacted = { ...standard, status: "in_force" } as const;
	const { notes } = orderOfWorks(homes, budgets, { day: DAY, standard: enacted });
	expect(notes.join(" ")).not.toContain("proposal");
});
