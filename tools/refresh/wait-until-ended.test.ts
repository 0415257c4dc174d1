import { expect, test } from "vitest";
import type { SourceRun } from "./read-runs.ts";
import { waitUntilEnded } from "./wait-until-ended.ts";

const SINCE = 1_000_000;

function aRun(source: string, outcome: string, startedAt = SINCE): SourceRun {
	const ended = outcome === "running" ? null : startedAt + 1;
	const held = { name: null, error: null, notes: [], asOf: null, rows: null };
	return { source, outcome, startedAt, finishedAt: ended, beatAt: startedAt, ...held };
}

/** Gives one look after another, and the last one for ever. */
function looks(...each: SourceRun[][]) {
	return () => (each.length > 1 ? each.shift() : each[0]) ?? [];
}

const quick = { since: SINCE, rhythm: 1, now: () => SINCE };

test("all runs are waited for, and each is told of once", async () => {
	const told: string[] = [];
	const read = looks(
		[aRun("rents", "running")],
		[aRun("rents", "updated"), aRun("sales", "running")],
		[aRun("rents", "updated"), aRun("sales", "failed")],
	);
	const runs = await waitUntilEnded(["rents", "sales"], {
		...quick,
		read,
		onEnd: ({ source }) => told.push(source),
	});
	expect(runs.map(({ outcome }) => outcome)).toEqual(["updated", "failed"]);
	expect(told).toEqual(["rents", "sales"]);
});

test("what ran before is not taken for this refresh", async () => {
	const read = looks([aRun("rents", "failed", SINCE - 1)], [aRun("rents", "unchanged")]);
	const runs = await waitUntilEnded(["rents"], { ...quick, read });
	expect(runs.map(({ outcome }) => outcome)).toEqual(["unchanged"]);
});

test("where nothing moves for more than six minutes what is there is given back", async () => {
	const read = looks([aRun("rents", "running")]);
	let looked = 0;
	const now = () => {
		looked += 1;
		return SINCE + (looked < 3 ? 360_000 : 360_001);
	};
	const runs = await waitUntilEnded(["rents", "sales"], { ...quick, read, now });
	expect(runs.map(({ outcome }) => outcome)).toEqual(["running"]);
	expect(looked).toBe(3);
});
