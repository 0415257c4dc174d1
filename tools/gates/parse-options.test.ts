import { expect, test } from "vitest";
import { groups, parseGateOptions } from "./parse-options.ts";

test("unless told otherwise every gate is run, whole", () => {
	expect(parseGateOptions([])).toEqual({ only: groups, shard: null });
});

test("groups of gates can be run alone, and a part of their tests", () => {
	expect(parseGateOptions(["--only", "worker,static", "--shard", "2/3"])).toEqual({
		only: ["worker", "static"],
		shard: "2/3",
	});
});

test.each([
	[["--only", "workers"], "There is no group workers. There are: static"],
	[["--shard", "half"], "--shard takes a part"],
	[["--shard", "0/2"], "--shard takes a part"],
	[["--all"], "Unknown option"],
])("%j is refused in words", (args, words) => {
	expect(() => parseGateOptions(args)).toThrow(words);
});
