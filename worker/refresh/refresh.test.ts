import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { bankRates } from "#worker/db/schema/reference.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";
import { fakeFetch, type Scripted } from "#worker/sources/test/fake-fetch.ts";
import { NOW, noNetwork, offline, online } from "#worker/test/ask-app.ts";
import { refreshAll } from "./refresh-all.ts";
import { type Refreshing, type RefreshJob, RefusedNews } from "./refresh-job.ts";
import { runRefresh } from "./run-refresh.ts";
import { claimRun } from "./source-runs.ts";

const db = connect(env.DB);
const MINUTE = 60_000;

beforeEach(async () => {
	await db.batch([
		db.run(sql`DELETE FROM bank_rates`),
		db.run(sql`DELETE FROM source_runs`),
		db.run(sql`DELETE FROM datasets`),
		db.run(sql`INSERT INTO bank_rates VALUES ('2025-12-18', 3.75)`),
		db.run(
			sql`INSERT INTO datasets VALUES ('bank_rates', 'Bank Rate', '2026-09-04', 'committed', 1, 1, 0)`,
		),
	]);
});

function refreshing(fetch = noNetwork, now = NOW): Refreshing {
	return { db, env: online, fetch, now: () => now };
}

async function refreshed(reply: Scripted) {
	const { fetch } = fakeFetch(reply);
	return refreshAll(refreshing(fetch));
}

const series = (...lines: string[]): Scripted => ({
	text: ["DATE,IUDBEDR", ...lines].map((line) => `${line}\n`).join(""),
});

async function standing() {
	const { results: rates } = await env.DB.prepare(
		"SELECT from_day, rate FROM bank_rates ORDER BY from_day",
	)
		.raw<[string, number]>()
		.then((rows) => ({ results: rows }));
	const dataset = await env.DB.prepare(
		"SELECT as_of, rows, loaded_at FROM datasets WHERE id = 'bank_rates'",
	).first();
	const [run] = await db.select().from(sourceRuns);
	return { rates, dataset, run };
}

test("a change of the rate becomes a row, with the date of the series and the end of the run", async () => {
	const done = await refreshed(series("01 Sep 2026,3.75", "05 Nov 2026,3.5", "20 Nov 2026,3.5"));
	expect(done).toEqual({ changesFacts: true });
	expect(await standing()).toEqual({
		rates: [
			["2025-12-18", 3.75],
			["2026-11-05", 3.5],
		],
		dataset: { as_of: "2026-11-20", rows: 2, loaded_at: NOW },
		run: {
			source: "bank_rates",
			startedAt: NOW,
			finishedAt: NOW,
			outcome: "updated",
			error: null,
			startedBy: "schedule",
		},
	});
});

test("a series that goes on without a change moves the date alone, and no facts are out of date", async () => {
	expect(await refreshed(series("01 Sep 2026,3.75", "20 Nov 2026,3.75"))).toEqual({
		changesFacts: false,
	});
	const { rates, dataset, run } = await standing();
	expect(rates).toEqual([["2025-12-18", 3.75]]);
	expect(dataset).toMatchObject({ as_of: "2026-11-20", rows: 1 });
	expect(run?.outcome).toBe("updated");
});

test("the same series again is unchanged, and nothing but the run is written", async () => {
	const same = series("01 Sep 2026,3.75", "05 Nov 2026,3.5", "20 Nov 2026,3.5");
	await refreshed(same);
	const before = await standing();
	const { fetch } = fakeFetch(same);
	await refreshAll(refreshing(fetch, NOW + MINUTE));
	const after = await standing();
	expect(after.run).toMatchObject({ outcome: "unchanged", error: null, startedAt: NOW + MINUTE });
	expect({ ...after, run: null }).toEqual({ ...before, run: null });
});

test("what the series covers is as the series says, what lies before it stays", async () => {
	await db.run(sql`INSERT INTO bank_rates VALUES ('2009-03-05', 0.5), ('2026-03-01', 3)`);
	await db.run(sql`DELETE FROM bank_rates WHERE from_day = '2025-12-18'`);
	await refreshed(
		series("02 Jan 2024,0.5", "07 Aug 2025,4", "18 Dec 2025,3.75", "20 Nov 2026,3.75"),
	);
	expect((await standing()).rates).toEqual([
		["2009-03-05", 0.5],
		["2025-08-07", 4],
		["2025-12-18", 3.75],
	]);
});

test.each<[string, Scripted, string]>([
	["nobody there", new TypeError("no connection"), "could not be reached"],
	["a shut door", { status: 403, text: "Forbidden" }, "refused to answer (status 403)"],
	["a page", { text: "<!doctype html>\n<p>Access denied</p>\n" }, "something else than its data"],
	["an empty body", { text: "" }, "nothing was sent"],
	["a cut line", { text: "DATE,IUDBEDR\n20 Nov 2026,3.7" }, "the last line is cut off"],
	["another header", { text: "DATE,IUMBV34\n20 Nov 2026,3.75\n" }, "the first line"],
	["a rate of 37.5", series("01 Sep 2026,3.75", "20 Nov 2026,37.5"), "line 3"],
	["days that go back", series("20 Nov 2026,3.75", "19 Nov 2026,3.75"), "line 3"],
	[
		"an older series",
		series("01 Sep 2026,3.75", "03 Sep 2026,3.75"),
		"what we hold is of 2026-09-04",
	],
	[
		"a day that is still to come",
		series("01 Sep 2026,3.75", "21 Nov 2026,3.75"),
		"ends on 2026-11-21, which is still to come",
	],
	["a gap with a change in it", series("06 Nov 2026,3.5", "20 Nov 2026,3.5"), "where we hold 3.75"],
	["a body without end", { text: "x".repeat(500_001) }, "more than 500000 bytes"],
])("with %s the rows stay as they were, and the run says why", async (_, reply, why) => {
	const before = await standing();
	expect(await refreshed(reply)).toEqual({ changesFacts: false });
	const { run, ...after } = await standing();
	expect(after).toEqual({ rates: before.rates, dataset: before.dataset });
	expect(run).toMatchObject({ outcome: "failed", finishedAt: NOW });
	expect(run?.error).toContain(why);
	expect(run?.error).toContain("Bank of England");
});

test("a source that is switched off says that it is not connected", async () => {
	await refreshAll({ ...refreshing(), env: offline });
	expect((await standing()).run?.error).toBe(
		"The Bank of England is not connected: BANK_RATE_URL names no address.",
	);
});

/** A job that brings Bank Rate of 9 per cent, when it is let. */
function slowJob(): { job: RefreshJob; let: () => void } {
	const gate = Promise.withResolvers<void>();
	return {
		let: gate.resolve,
		job: {
			name: "Bank Rate",
			read: async () => {
				await gate.promise;
				return {
					asOf: "2026-11-19",
					digest: "slow",
					rows: sql`(SELECT count(*) FROM bank_rates)`,
					changesFacts: true,
					write: (isOurs) => [
						db.insert(bankRates).select(
							db
								.select({ from: sql`'2026-11-19'`.as("from_day"), rate: sql`9`.as("rate") })
								.from(sql`(SELECT 1)`)
								.where(isOurs),
						),
					],
				};
			},
		},
	};
}

const begun = (startedAt: number) =>
	claimRun(db, { source: "bank_rates", startedAt, startedBy: "schedule" });

test("of any number of runs at once one begins", async () => {
	const runs = await Promise.all([1, 2, 3, 4].map(() => begun(NOW)));
	expect(runs.flat()).toHaveLength(1);
});

test("a run under way refuses another for fifteen minutes, and is then taken for dead", async () => {
	await begun(NOW);
	expect(await begun(NOW + 15 * MINUTE - 1)).toEqual([]);
	expect(await begun(NOW + 15 * MINUTE)).toHaveLength(1);
});

test("a run that ended makes room at once", async () => {
	await refreshed(series("20 Nov 2026,3.75"));
	expect(await begun(NOW + 1)).toHaveLength(1);
});

test("a run that was taken for dead writes nothing when it wakes, nor ends the one after it", async () => {
	const { job, let: wake } = slowJob();
	const [dead] = await begun(NOW);
	if (!dead) {
		throw new Error("it did not begin");
	}
	const running = runRefresh(refreshing(), dead, job);
	await begun(NOW + 15 * MINUTE);
	const before = await standing();
	wake();
	expect(await running).toEqual({ changesFacts: false });
	expect(await standing()).toEqual(before);
	expect(before.run?.outcome).toBe("running");
});

test("a job whose rows do not go in leaves table, date and old rows as they were", async () => {
	const job: RefreshJob = {
		name: "Bank Rate",
		read: async () => ({
			asOf: "2026-11-19",
			digest: "half",
			rows: sql`0`,
			changesFacts: true,
			write: () => [
				db.run(sql`DELETE FROM bank_rates`),
				db.run(sql`INSERT INTO bank_rates VALUES ('2026-11-19', NULL)`),
			],
		}),
	};
	const before = await standing();
	expect(await refreshAll(refreshing(), new Map([["bank_rates", job]]))).toEqual({
		changesFacts: false,
	});
	const { run, rates, dataset } = await standing();
	expect({ rates, dataset }).toEqual({ rates: before.rates, dataset: before.dataset });
	expect(run?.outcome).toBe("failed");
	expect(run?.error).toBe("It failed on our side: the log says why.");
});

test("a source that fails keeps no other from being refreshed", async () => {
	const failing: RefreshJob = {
		name: "Failing",
		read: () => Promise.reject(new RefusedNews("It shrank.")),
	};
	const { job, let: go } = slowJob();
	go();
	await refreshAll(
		refreshing(),
		new Map([
			["failing", failing],
			["bank_rates", job],
		]),
	);
	const runs = await db.select().from(sourceRuns).orderBy(sourceRuns.source);
	expect(runs.map(({ outcome, error }) => [outcome, error])).toEqual([
		["updated", null],
		["failed", "It shrank."],
	]);
});

test("a reader during a refresh sees rows and date before it, or both after it", async () => {
	const { job, let: go } = slowJob();
	const [run] = await begun(NOW);
	if (!run) {
		throw new Error("it did not begin");
	}
	const running = runRefresh(refreshing(), run, job);
	const seen: string[] = [];
	const look = async () => {
		const [row] = await db.all<{ seen: string }>(
			sql`SELECT (SELECT max(rate) FROM bank_rates) || ' of ' || as_of AS seen FROM datasets`,
		);
		seen.push(row?.seen ?? "");
	};
	await look();
	go();
	await Promise.all([look(), look(), running, look()]);
	await look();
	expect(new Set(seen)).toEqual(new Set(["3.75 of 2026-09-04", "9.0 of 2026-11-19"]));
});
