import { expect, test } from "vitest";
import { answerPairs, boughtOf, pairKey, pairOf } from "./answer-pair.ts";

test("sixteen pairs of verdicts are counted, each under a name of its own", () => {
	const keys = answerPairs.map(pairKey);
	expect(new Set(keys).size).toBe(16);
	expect(keys[0]).toBe("no/no");
	expect(keys.at(-1)).toBe("yes/yes");
});

test("a pair is the verdicts of an answer and nothing else of it", () => {
	const answer = {
		let: { verdict: "yes_if", reason: "2 Pretend Terrace" },
		pays: { verdict: "no", reason: "It loses £4,548 a year." },
	} as const;
	expect(pairKey(pairOf(answer))).toBe("yes_if/no");
});

test.each([
	[0, 0, null],
	[99, 9, null],
	[100, 0, 0],
	[100, 3, 0.03],
	[100, 130, 1],
])("of %i answers shown and %i bought the part is %s", (shown, bought, part) => {
	expect(boughtOf({ shown, bought })).toBe(part);
});
