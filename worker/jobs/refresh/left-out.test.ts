import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { whyNotAsked } from "#datasets/availability.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import { claimRun } from "#datasets/ingest/run/runs.ts";
import { NOW, offline, online } from "#worker/test/ask-app.ts";
import { holds, ran } from "#worker/test/held-data.ts";
import { theRow } from "#worker/test/refreshing.ts";
import { openRefreshing } from "./refresh-job.ts";
import { refreshJobs } from "./refresh-jobs.ts";
import { refreshAll, refreshClaimed } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

let asked: string[] = [];
const noting: Fetch = async (url) => {
	asked.push(url);
	return new Response(null, { status: 500 });
};
const refreshingWith = (bindings: typeof offline) =>
	openRefreshing(bindings, { fetch: noting, now: () => NOW });

beforeEach(async () => {
	asked = [];
	await env.DB.batch(
		["source_runs", "datasets"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
	);
});

const settings = [
	["bank_rates", { BANK_RATE_URL: "" }],
	["house_prices", { HOUSE_PRICE_INDEX_URL: "" }],
	["rents", { PRIVATE_RENTS_URL: "" }],
	["sales", { PRICE_PAID_FILES_URL: "" }],
	["article_four", { PLANNING_FILES_URL: "" }],
	["certificate_changes", { EPC_REGISTER_URL: "" }],
	["certificate_changes", { EPC_REGISTER_TOKEN: "" }],
	["licensing_pages", { LICENSING_PAGES: "off" }],
] as const;

test("a weekly refresh with every publisher off asks none, and begins no run of theirs", async () => {
	await refreshAll(refreshingWith(offline), atOnce);
	const { results } = await env.DB.prepare("SELECT source FROM source_runs").all();
	expect(results).toEqual([{ source: "demand_thresholds" }]);
	expect(asked).toEqual([]);
});

test("a source that was switched off is left as its last run left it", async () => {
	await ran("bank_rates", { outcome: "updated", lastOkAt: NOW - 5 }).run();
	await refreshAll(refreshingWith(offline), atOnce);
	expect(
		await theRow("SELECT outcome, last_ok_at FROM source_runs WHERE source = 'bank_rates'"),
	).toEqual({ outcome: "updated", last_ok_at: NOW - 5 });
});

test.each(settings)(
	"a run of %s begun before %j came to hold fails with why, and nobody is asked",
	async (source, setting) => {
		const refreshing = refreshingWith({ ...online, ...setting });
		if (source === "sales") {
			await holds("sales").run();
		}
		const run = { source, startedAt: NOW };
		await claimRun(refreshing.store, { ...run, startedBy: "administrator" });
		await refreshClaimed(refreshing, run, atOnce);
		expect(asked).toEqual([]);
		expect(await theRow("SELECT outcome, error, last_ok_at FROM source_runs")).toEqual({
			outcome: "failed",
			error: whyNotAsked(source, refreshing),
			last_ok_at: null,
		});
	},
);

test("sold prices that nobody imported are left out of the weekly refresh, and asked for once they are held", async () => {
	const sales = new Map([...refreshJobs].filter(([source]) => source === "sales"));
	await refreshAll(refreshingWith(online), atOnce, sales);
	expect(asked).toEqual([]);
	expect(await theRow("SELECT * FROM source_runs")).toBeNull();
	await holds("sales").run();
	await refreshAll(refreshingWith(online), atOnce, sales);
	expect(asked.length).toBeGreaterThan(0);
});
