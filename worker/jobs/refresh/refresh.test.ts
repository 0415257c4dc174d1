import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { SourceFault } from "#datasets/http/source-fault.ts";
import { FileFault } from "#datasets/ingest/files/published-file.ts";
import {
	type Importer,
	type Progress,
	RefusedNews,
	type Step,
} from "#datasets/ingest/run/importer.ts";
import { claimRun, DEAD_AFTER, type Run } from "#datasets/ingest/run/runs.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { importing, refreshingAt, theRow } from "#worker/test/refreshing.ts";
import { refreshSource } from "./refresh-source.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

beforeEach(async () => {
	await env.DB.batch(
		["source_runs", "datasets", "bank_rates"].map((table) =>
			env.DB.prepare(`DELETE FROM ${table}`),
		),
	);
});

async function begin(startedAt = NOW): Promise<Run> {
	const { store } = refreshingAt();
	const run = await claimRun(store, { source: "gossip", startedAt, startedBy: "schedule" });
	if (!run) {
		throw new Error("it did not begin");
	}
	return run;
}

const part = (progress: Progress, day: string): Step => ({
	kind: "part",
	statements: [{ sql: "INSERT INTO bank_rates VALUES (?1, 1)", params: [day] }],
	progress,
	done: null,
});

const seen = () =>
	theRow(
		"SELECT outcome, error, progress, (SELECT count(*) FROM bank_rates) AS n FROM source_runs",
	);

async function refreshed(importer: Importer, now = NOW) {
	const run = await begin(now);
	return refreshSource(refreshingAt(now), { run, importer }, atOnce);
}

test("parts follow each other until the run is over", async () => {
	const importer = importing(
		"gossip",
		part({ at: 1 }, "2026-01-01"),
		part({ at: 2 }, "2026-01-02"),
	);
	expect(await refreshed(importer)).toBe("updated");
	expect(await seen()).toEqual({ outcome: "updated", error: null, progress: null, n: 2 });
});

test("news that is not fit ends the run with what is wrong, and what was brought in of it is forgotten", async () => {
	const refused = new RefusedNews("It shrank by half.");
	expect(await refreshed(importing("gossip", part({ at: 1 }, "2026-01-01"), refused))).toBe(
		"failed",
	);
	expect(await seen()).toMatchObject({
		outcome: "failed",
		error: "It shrank by half.",
		progress: null,
	});
});

test.each([
	[
		"a source that is down",
		new SourceFault("bankRate", "unreachable", "status 503"),
		"Bank of England: it could not be reached (status 503).",
	],
	["a file that changed", new FileFault("It is another file now."), "It is another file now."],
	["a fault of ours", new TypeError("x is undefined"), "It failed on our side: the log says why."],
])("%s ends the run as failed, and the next goes on from there", async (_, fault, words) => {
	expect(await refreshed(importing("gossip", part({ at: 1 }, "2026-01-01"), fault))).toBe("failed");
	expect(await seen()).toMatchObject({ outcome: "failed", error: words, progress: '{"at":1}' });
	const told: (Progress | null)[] = [];
	const next: Importer["next"] = async (progress) => {
		told.push(progress);
		return { kind: "end" };
	};
	await refreshed({ id: "gossip", name: "Gossip", next }, NOW + 1);
	expect(told).toEqual([{ at: 1 }]);
	expect(await seen()).toMatchObject({ outcome: "updated", error: null, progress: null });
});

test("an importer that comes to no end is stopped, and says so", async () => {
	let parts = 0;
	const endless: Importer["next"] = async () => {
		parts += 1;
		return { kind: "part", statements: [], progress: { parts }, done: null };
	};
	expect(await refreshed({ id: "gossip", name: "Gossip", next: endless })).toBe("failed");
	expect(parts).toBe(400);
	expect(await seen()).toMatchObject({
		error: expect.stringContaining("not over after 400 parts"),
	});
});

test("a source that fails keeps no other from being refreshed, nor does one that is under way", async () => {
	await begin(NOW - 1);
	const jobs = new Map([
		["failing", () => importing("failing", new RefusedNews("It shrank."))],
		["gossip", () => importing("gossip", new Error("it must not be asked"))],
		["news", () => importing("news", { kind: "nothing" })],
	]);
	await refreshAll(refreshingAt(), atOnce, jobs);
	const { results } = await env.DB.prepare(
		"SELECT source, outcome FROM source_runs ORDER BY source",
	).all();
	expect(results).toEqual([
		{ source: "failing", outcome: "failed" },
		{ source: "gossip", outcome: "running" },
		{ source: "news", outcome: "unchanged" },
	]);
});

test("of any number of runs at once one begins", async () => {
	const { store } = refreshingAt();
	const runs = await Promise.all(
		[1, 2, 3, 4].map(() =>
			claimRun(store, { source: "gossip", startedAt: NOW, startedBy: "schedule" }),
		),
	);
	expect(runs.filter((run) => run !== null)).toHaveLength(1);
});

test("a run that was taken for dead writes nothing when it wakes, nor ends the one after it", async () => {
	const gate = Promise.withResolvers<void>();
	const reached = Promise.withResolvers<void>();
	const sleepy: Importer["next"] = async () => {
		reached.resolve();
		await gate.promise;
		return part({ at: 1 }, "2026-01-01");
	};
	const run = await begin();
	const importer = { id: "gossip", name: "Gossip", next: sleepy };
	const running = refreshSource(refreshingAt(), { run, importer }, atOnce);
	await reached.promise;
	await begin(NOW + DEAD_AFTER);
	gate.resolve();
	expect(await running).toBe("overtaken");
	expect(await seen()).toMatchObject({ outcome: "running", progress: null, n: 0 });
});

test("a failure that comes after the run was taken for dead is not the other's", async () => {
	const run = await begin();
	await begin(NOW + DEAD_AFTER);
	const importer = importing("gossip", new Error("too late"));
	await refreshSource(refreshingAt(), { run, importer }, atOnce);
	expect(await seen()).toMatchObject({ outcome: "running", error: null });
});
