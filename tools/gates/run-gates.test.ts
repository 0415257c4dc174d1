import { expect, test } from "vitest";
import type { Gate, GateVerdict } from "./gate.ts";
import { runGates } from "./run-gates.ts";

const good: GateVerdict = { passed: 1, failed: 0, skipped: [], output: "" };

/** Gates that end when they are told to, and what was begun, in its order. */
function heldGates(...names: string[]) {
	const begun: string[] = [];
	const ends = new Map<string, (verdict: GateVerdict) => void>();
	const gates = names.map(
		(name): Gate => ({
			name,
			run: () => {
				begun.push(name);
				return new Promise((resolve) => ends.set(name, resolve));
			},
		}),
	);
	const end = async (name: string, verdict = good) => {
		ends.get(name)?.(verdict);
		await new Promise((resolve) => setImmediate(resolve));
	};
	return { gates, begun, end };
}

const quiet = { lanes: 2, report: () => undefined };

test("as many gates run at once as there are lanes, the first of the plan first", async () => {
	const { gates, begun, end } = heldGates("types", "lint", "tests");
	const all = runGates(
		gates.map((gate) => ({ gate })),
		quiet,
	);
	expect(begun).toEqual(["types", "lint"]);
	await end("lint");
	expect(begun).toEqual(["types", "lint", "tests"]);
	await end("tests");
	await end("types");
	expect((await all).map(({ name }) => name)).toEqual(["types", "lint", "tests"]);
});

test("a gate waits for those it comes after, and later ones pass it by", async () => {
	const { gates, begun, end } = heldGates("build", "journeys", "tests");
	const [build, journeys, tests] = gates as [Gate, Gate, Gate];
	const all = runGates(
		[{ gate: build }, { gate: journeys, after: ["build"] }, { gate: tests }],
		quiet,
	);
	expect(begun).toEqual(["build", "tests"]);
	await end("build", { ...good, passed: 0, failed: 1 });
	expect(begun).toEqual(["build", "tests", "journeys"]);
	await end("tests");
	await end("journeys");
	expect((await all).map(({ verdict }) => verdict.failed)).toEqual([1, 0, 0]);
});

test("what was left out of the plan is not waited for", async () => {
	const { gates, begun, end } = heldGates("journeys");
	const all = runGates([{ gate: gates[0] as Gate, after: ["build"] }], quiet);
	expect(begun).toEqual(["journeys"]);
	await end("journeys");
	await all;
});

test("gates that wait for one another are told of, not waited for", async () => {
	const { gates } = heldGates("one", "other");
	const [one, other] = gates as [Gate, Gate];
	const plan = [
		{ gate: one, after: ["other"] },
		{ gate: other, after: ["one"] },
	];
	await expect(runGates(plan, quiet)).rejects.toThrow("one, other");
});

test("a gate that cannot be run has failed, and the others go on", async () => {
	const broken: Gate = { name: "broken", run: () => Promise.reject(new Error("no such tool")) };
	const fine: Gate = { name: "fine", run: async () => good };
	const runs = await runGates([{ gate: broken }, { gate: fine }], { ...quiet, lanes: 1 });
	expect(runs.map(({ verdict }) => verdict)).toEqual([
		{ passed: 0, failed: 1, skipped: [], output: "no such tool" },
		good,
	]);
});

test("every gate is told which part of its tests to run", async () => {
	const shards: (string | null)[] = [];
	const gate = {
		name: "tests",
		run: async (shard: string | null) => {
			shards.push(shard);
			return good;
		},
	};
	await runGates([{ gate }], quiet);
	await runGates([{ gate }], { ...quiet, shard: "1/2" });
	expect(shards).toEqual([null, "1/2"]);
});
