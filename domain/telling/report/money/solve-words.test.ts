import { expect, test } from "vitest";
import type { Movable, Solution } from "../../../subjects/finance/solve.ts";
import { solutionInWords } from "./solve-words.ts";

test.each<[Solution, Movable, string]>([
	[{ kind: "at_most", value: 17_140_099 }, "price", "At £171,400 or less it meets your target."],
	[{ kind: "at_least", value: 122_201 }, "rent", "From £1,223 a month it meets your target."],
	[{ kind: "at_least", value: 0.34211 }, "deposit", "From 34.22% deposit it meets your target."],
	[
		{ kind: "at_most", value: 0.050_299 },
		"rate",
		"At 5.02% interest or less it meets your target.",
	],
	[
		{ kind: "at_most", value: 320_050 },
		"works",
		"At £3,200 of works or less it meets your target.",
	],
	[{ kind: "always" }, "works", "It meets your target at any cost of works."],
	[{ kind: "never" }, "price", "No price meets your target."],
])(
	"%j of the %s is said in one sentence, rounded to where it holds",
	(solution, movable, words) => {
		expect(solutionInWords(solution, { movable, isByRoom: false, before: "" })).toBe(words);
	},
);

test("what is left out is said with it, and by the room the rent is a room's", () => {
	const never: Solution = { kind: "never" };
	const of = { movable: "rent", isByRoom: true, before: ", before service charge" } as const;
	expect(solutionInWords(never, of)).toBe(
		"No rent of a room meets your target, before service charge.",
	);
});
