import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { SourceState } from "#contracts/admin/system.ts";
import type { ProblemBody } from "#contracts/problem.ts";
import { DEAD_AFTER } from "#datasets/ingest/run/runs.ts";
import type { RefreshParams } from "#worker/jobs/refresh/start-refresh.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { NOW, online } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { claimRefresh } from "./start-refresh.ts";

beforeAll(loadReferenceData);
beforeEach(async () => {
	await env.DB.batch([
		env.DB.prepare("DELETE FROM source_runs"),
		env.DB.prepare("DELETE FROM audit_log"),
	]);
});

type Started = WorkflowInstanceCreateOptions<RefreshParams>;

/** Bindings whose Workflow notes what it was asked to start, and starts nothing. */
function noting(started: Started[]): Bindings {
	const create: Bindings["REFRESH"]["create"] = async (options = {}) => {
		started.push(options);
		return Object.create(null);
	};
	return { ...online, REFRESH: Object.assign(Object.create(null), { create }) };
}

/** Bindings whose Workflow cannot be reached. */
const down: Bindings = {
	...online,
	REFRESH: Object.assign(Object.create(null), {
		create: () => Promise.reject(new Error("workflows are down")),
	}),
};

type Asking = { source?: string; bindings?: Bindings; now?: number };

async function refresh({ source = "bank_rates", bindings = noting([]), now = NOW }: Asking = {}) {
	const { browser } = await administrator({ bindings });
	return browser.ask(`/api/admin/system/refresh/${source}`, { method: "POST", now });
}

async function noted() {
	const { results } = await env.DB.prepare("SELECT action, subject_id FROM audit_log").all();
	return results;
}

const run = () => env.DB.prepare("SELECT outcome, error FROM source_runs").first();

async function runsSince(beat: number): Promise<void> {
	await env.DB.prepare(
		"INSERT INTO source_runs (source, started_at, outcome, started_by, beat_at) VALUES ('bank_rates', 1, 'running', 'schedule', ?1)",
	)
		.bind(beat)
		.run();
}

test("a refresh is begun, noted and handed on, and answers at once that it is running", async () => {
	const started: Started[] = [];
	const response = await refresh({ bindings: noting(started) });
	expect(response.status).toBe(202);
	expect(await response.json<SourceState>()).toMatchObject({
		id: "bank_rates",
		lastRun: {
			startedAt: "2026-11-20T12:00:00.000Z",
			finishedAt: null,
			outcome: "running",
			error: null,
			startedBy: "administrator",
		},
	});
	expect(await noted()).toEqual([{ action: "refresh_started", subject_id: "bank_rates" }]);
	expect(started).toEqual([
		{ id: `bank_rates-${NOW}`, params: { claimed: { source: "bank_rates", startedAt: NOW } } },
	]);
});

test("a refresh under way refuses another, which is neither noted nor handed on", async () => {
	await runsSince(NOW - DEAD_AFTER + 1);
	const started: Started[] = [];
	const response = await refresh({ bindings: noting(started) });
	expect(response.status).toBe(409);
	expect((await response.json<ProblemBody>()).code).toBe("refresh_running");
	expect(await noted()).toEqual([]);
	expect(started).toEqual([]);
});

test("one without a sign of life for fifteen minutes is taken for dead, and what it left is kept", async () => {
	await runsSince(NOW - DEAD_AFTER);
	await env.DB.prepare("UPDATE source_runs SET progress = '{}', notes = '[]'").run();
	expect((await refresh()).status).toBe(202);
	const left = await env.DB.prepare("SELECT started_at, progress, notes FROM source_runs").first();
	expect(left).toEqual({ started_at: NOW, progress: "{}", notes: "[]" });
});

test("a refresh that cannot be handed on ends at once, so that it may be begun again", async () => {
	const response = await refresh({ bindings: down });
	expect(response.status).toBe(503);
	expect(await run()).toEqual({ outcome: "failed", error: "It could not be started." });
	expect((await refresh({ now: NOW + 1 })).status).toBe(202);
});

test.each([
	["wards", 422, "not_allowed", "reference data"],
	["licensing_schemes", 422, "not_allowed", "by hand"],
	["postcode_units", 422, "not_allowed", "npm run data:postcodes"],
	["sales", 422, "not_allowed", "npm run data:sales"],
	["gossip", 404, "not_found", "no such source"],
	["Bank%20Rate", 400, "invalid_input", ""],
])("refreshing %s is refused with %i %s", async (source, status, code, words) => {
	const response = await refresh({ source });
	expect(response.status).toBe(status);
	const problem = await response.json<ProblemBody>();
	expect(problem.code).toBe(code);
	expect(problem.message).toContain(words);
});

test("refreshing a source that is off is refused with why, and begins and notes nothing", async () => {
	const started: Started[] = [];
	const bindings = { ...noting(started), BANK_RATE_URL: "" };
	const response = await refresh({ bindings });
	expect(response.status).toBe(422);
	expect((await response.json<ProblemBody>()).message).toBe(
		"The Bank of England is not connected: BANK_RATE_URL names no address.",
	);
	expect(await run()).toBeNull();
	expect(await noted()).toEqual([]);
	expect(started).toEqual([]);
});

test("whoever is no administrator starts no refresh", async () => {
	const { browser } = await member({ verifiedAt: NOW });
	const response = await browser.ask("/api/admin/system/refresh/bank_rates", { method: "POST" });
	expect(response.status).toBe(403);
	expect(await run()).toBeNull();
});

test("an administrator whose rights were withdrawn a moment before starts none either", async () => {
	await expect(claimRefresh(await formerAdmin(), "bank_rates")).rejects.toMatchObject({
		code: "admins_only",
	});
	expect(await run()).toBeNull();
});
