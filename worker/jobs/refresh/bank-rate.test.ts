import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { Scripted } from "#datasets/test/fake-fetch.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { refreshingAt, theRow } from "#worker/test/refreshing.ts";
import type { Refreshing } from "./refresh-job.ts";
import { refreshJobs } from "./refresh-jobs.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

const MINUTE = 60_000;

beforeEach(async () => {
	await env.DB.batch(
		[
			"DELETE FROM bank_rates",
			"DELETE FROM source_runs",
			"DELETE FROM facts_stamps",
			"DELETE FROM datasets",
			"INSERT INTO bank_rates VALUES ('2025-12-18', 3.75)",
			"INSERT INTO datasets VALUES ('bank_rates', 'Bank Rate', '2026-09-04', 'committed', 1, 1, 0, 0)",
		].map((sql) => env.DB.prepare(sql)),
	);
});

const bankRateAlone = new Map([...refreshJobs].filter(([id]) => id === "bank_rates"));

function refresh(refreshing: Refreshing): Promise<void> {
	return refreshAll(refreshing, atOnce, bankRateAlone);
}

const series = (...lines: string[]): Scripted => ({
	text: ["DATE,IUDBEDR", ...lines].map((line) => `${line}\n`).join(""),
});

async function standing() {
	const { results } = await env.DB.prepare("SELECT * FROM bank_rates ORDER BY from_day").all();
	return {
		rates: results.map(({ from_day, rate }) => [from_day, rate]),
		dataset: await theRow("SELECT as_of, rows, loaded_at FROM datasets WHERE id = 'bank_rates'"),
		run: await theRow(
			"SELECT outcome, error, started_at, finished_at, started_by, (SELECT changed_at FROM facts_stamps) AS stamped_at FROM source_runs",
		),
	};
}

test("a change of the rate becomes a row, with the date of the series, and facts are out of date", async () => {
	await refresh(
		refreshingAt(NOW, series("01 Sep 2026,3.75", "05 Nov 2026,3.5", "20 Nov 2026,3.5")),
	);
	expect(await standing()).toEqual({
		rates: [
			["2025-12-18", 3.75],
			["2026-11-05", 3.5],
		],
		dataset: { as_of: "2026-11-20", rows: 2, loaded_at: NOW },
		run: {
			started_at: NOW,
			finished_at: NOW,
			outcome: "updated",
			error: null,
			started_by: "schedule",
			stamped_at: NOW,
		},
	});
});

test("a series that goes on without a change moves the date alone, and no facts are out of date", async () => {
	await refresh(refreshingAt(NOW, series("01 Sep 2026,3.75", "20 Nov 2026,3.75")));
	expect(await standing()).toMatchObject({
		rates: [["2025-12-18", 3.75]],
		dataset: { as_of: "2026-11-20", rows: 1 },
		run: { outcome: "updated", stamped_at: null },
	});
});

test("the same series again is unchanged, and nothing but the run is written", async () => {
	const same = series("01 Sep 2026,3.75", "05 Nov 2026,3.5", "20 Nov 2026,3.5");
	await refresh(refreshingAt(NOW, same));
	const before = await standing();
	await refresh(refreshingAt(NOW + MINUTE, same));
	const after = await standing();
	expect(after.run).toMatchObject({ outcome: "unchanged", error: null, started_at: NOW + MINUTE });
	expect({ ...after, run: null }).toEqual({ ...before, run: null });
});

test("what the series covers is as the series says, what lies before it stays", async () => {
	await env.DB.batch([
		env.DB.prepare("INSERT INTO bank_rates VALUES ('2009-03-05', 0.5), ('2026-03-01', 3)"),
		env.DB.prepare("DELETE FROM bank_rates WHERE from_day = '2025-12-18'"),
	]);
	await refresh(
		refreshingAt(
			NOW,
			series("02 Jan 2024,0.5", "07 Aug 2025,4", "18 Dec 2025,3.75", "20 Nov 2026,3.75"),
		),
	);
	expect(await standing()).toMatchObject({
		rates: [
			["2009-03-05", 0.5],
			["2025-08-07", 4],
			["2025-12-18", 3.75],
		],
		dataset: { rows: 3 },
	});
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
	await refresh(refreshingAt(NOW, reply));
	const { run, ...after } = await standing();
	expect(after).toEqual({ rates: before.rates, dataset: before.dataset });
	expect(run).toMatchObject({ outcome: "failed", finished_at: NOW, stamped_at: null });
	expect(run?.["error"]).toContain(why);
	expect(run?.["error"]).toContain("Bank of England");
});
