import { introspectWorkflow } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimRun } from "#datasets/ingest/run/runs.ts";
import { refreshingAt, theRow } from "#worker/test/refreshing.ts";
import { startClaimed, startWeekly } from "./start-refresh.ts";

const MONDAY = Date.UTC(2026, 10, 23, 3);

const SERIES = "DATE,IUDBEDR\n01 Sep 2026,3.75\n05 Nov 2026,3.5\n";

beforeEach(async () => {
	await env.DB.batch(
		[
			"DELETE FROM source_runs",
			"DELETE FROM datasets",
			"DELETE FROM facts_stamps",
			"DELETE FROM bank_rates",
			"INSERT INTO bank_rates VALUES ('2025-12-18', 3.75)",
		].map((sql) => env.DB.prepare(sql)),
	);
});
afterEach(() => {
	vi.restoreAllMocks();
});

/** Answers everything the Worker asks; the Bank of England's series where it is asked for that. */
function answer(bank: () => Response): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
		String(input).includes("bankofengland") ? bank() : new Response(null, { status: 503 }),
	);
}

/** Starts a run of the Workflow and waits until it is complete. */
async function complete(start: () => Promise<void>): Promise<void> {
	await using workflow = await introspectWorkflow(env.REFRESH);
	await workflow.modifyAll((modifier) => modifier.disableRetryDelays());
	await start();
	for (const instance of await workflow.get()) {
		await instance.waitForStatus("complete");
	}
}

const bank = () =>
	theRow("SELECT outcome, started_by, error FROM source_runs WHERE source = 'bank_rates'");

test("the weekly run brings in what is new, and makes the facts stale that quote what was there before", async () => {
	answer(() => new Response(SERIES));
	await complete(() => startWeekly(env.REFRESH, MONDAY));
	expect(await bank()).toEqual({ outcome: "updated", started_by: "schedule", error: null });
	expect(await theRow("SELECT max(from_day) AS day FROM bank_rates")).toEqual({
		day: "2026-11-05",
	});
	expect(await theRow("SELECT scope, revision FROM facts_stamps")).toEqual({
		scope: "all",
		revision: 1,
	});
});

test("every step leaves a line with its name and the run's", async () => {
	answer(() => new Response(SERIES));
	const lines: Record<string, unknown>[] = [];
	vi.spyOn(console, "info").mockImplementation((line) => lines.push(JSON.parse(line)));
	await complete(() => startWeekly(env.REFRESH, MONDAY));
	const steps = lines.filter(({ message }) => message === "step done");
	expect(steps).toContainEqual(
		expect.objectContaining({
			step: "log health",
			run: "weekly-2026-11-23T030000",
			ms: expect.any(Number),
			d1Calls: 1,
		}),
	);
});

test("a trigger that fires twice for one time starts one run", async () => {
	answer(() => new Response(SERIES));
	await complete(async () => {
		await startWeekly(env.REFRESH, MONDAY);
		await startWeekly(env.REFRESH, MONDAY);
	});
	const asked = vi.mocked(globalThis.fetch).mock.calls.map(([input]) => String(input));
	expect(asked.filter((url) => url.includes("bankofengland"))).toHaveLength(1);
});

test("a source that answers at the third time is brought in all the same", async () => {
	let asked = 0;
	answer(() => {
		asked += 1;
		// A status that is not asked about twice in one try.
		return asked < 3 ? new Response(null, { status: 500 }) : new Response(SERIES);
	});
	await complete(() => startWeekly(env.REFRESH, MONDAY));
	expect(asked).toBe(3);
	expect(await bank()).toMatchObject({ outcome: "updated" });
});

test("a source that stays silent ends as failed, in words, and the run is complete", async () => {
	answer(() => new Response(null, { status: 503 }));
	await complete(() => startWeekly(env.REFRESH, MONDAY));
	expect(await bank()).toEqual({
		outcome: "failed",
		started_by: "schedule",
		error: "Bank of England: it refused to answer (status 503).",
	});
});

test("news that is not fit is not asked for again", async () => {
	let asked = 0;
	answer(() => {
		asked += 1;
		return new Response("DATE,IUDBEDR\n06 Nov 2026,3.5\n");
	});
	await complete(() => startWeekly(env.REFRESH, MONDAY));
	expect(asked).toBe(1);
	expect(await bank()).toMatchObject({ outcome: "failed" });
});

test("an administrator's run is of the one source", async () => {
	answer(() => new Response(SERIES));
	const { store } = refreshingAt();
	const run = await claimRun(store, {
		source: "bank_rates",
		startedAt: Date.now(),
		startedBy: "administrator",
	});
	await complete(() => startClaimed(env.REFRESH, run ?? { source: "", startedAt: 0 }));
	expect(await bank()).toEqual({ outcome: "updated", started_by: "administrator", error: null });
	expect(await theRow("SELECT count(*) AS runs FROM source_runs")).toEqual({ runs: 1 });
});
