import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { FACTS_PREFIX } from "#domain/base/facts/facts.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { NOW, online } from "#worker/test/ask-app.ts";
import { theRow } from "#worker/test/refreshing.ts";
import { refreshCertificateChanges } from "./certificate-changes.ts";
import { forgetPostcodes } from "./forget-postcodes.ts";
import { openRefreshing } from "./refresh-job.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const jobs = new Map([["certificate_changes", refreshCertificateChanges]]);

const CERTIFICATE = "1:certificate:0000-0000-0000-0000-0001";

async function keep(...keys: string[]) {
	await Promise.all(keys.map((key) => env.CACHE.put(`${FACTS_PREFIX}${key}`, "{}")));
}

async function kept() {
	const { keys } = await env.CACHE.list();
	return keys.map(({ name }) => name.replace(FACTS_PREFIX, ""));
}

beforeEach(async () => {
	const { keys } = await env.CACHE.list();
	await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
	await env.DB.batch(
		["source_runs", "facts_stamps", "datasets"].map((table) =>
			env.DB.prepare(`DELETE FROM ${table}`),
		),
	);
});

const page = (currentPage: number, totalPages: number, ...postcodes: string[]): Scripted => ({
	json: {
		data: postcodes.map((postcode) => ({ postcode })),
		pagination: { currentPage, totalPages, totalRecords: 9 },
	},
});
const none: Scripted = {
	status: 404,
	json: { data: { error: "No certificates could be found for that query" } },
};

async function refreshed(
	script: [Scripted, ...Scripted[]],
	{ now = NOW, bindings = online as Bindings } = {},
) {
	const { fetch, sent } = fakeFetch(...script);
	await refreshAll(openRefreshing(bindings, { fetch, now: () => now }), atOnce, jobs);
	return {
		run: await theRow(
			"SELECT outcome, error, notes, (SELECT changed_at FROM facts_stamps) AS stamped_at FROM source_runs",
		),
		asked: sent.map(({ url }) => {
			const { date_start, date_end, current_page } = Object.fromEntries(url.searchParams);
			return [date_start, date_end, Number(current_page)];
		}),
	};
}

test("postcodes with new certificates are forgotten, on every page, and nothing else is", async () => {
	await keep("1:M145LL", "1:BN29QA", "1:CF101AA", CERTIFICATE);
	await env.CACHE.put("figures:M145LL", "{}");
	const { run, asked } = await refreshed([
		page(1, 2, "M14 5LL", "M14 5LL", "YO1 7HU"),
		page(2, 2, "BN2 9QA"),
	]);
	expect(await kept()).toEqual([CERTIFICATE, "1:CF101AA", "figures:M145LL"].toSorted());
	expect(asked).toEqual([
		["2026-11-12", "2026-11-19", 1],
		["2026-11-12", "2026-11-19", 2],
	]);
	expect(run).toEqual({
		outcome: "updated",
		error: null,
		notes:
			'["4 certificates lodged from 12 November 2026 to 19 November 2026: 2 cached postcodes forgotten."]',
		stamped_at: null,
	});
});

test("the next run asks from the last day of the one before, and no further back than facts are kept", async () => {
	await refreshed([none]);
	expect((await refreshed([none], { now: NOW + 3 * DAY })).asked).toEqual([
		["2026-11-19", "2026-11-22", 1],
	]);
	expect((await refreshed([none], { now: NOW + 40 * DAY })).asked).toEqual([
		["2026-12-22", "2026-12-29", 1],
	]);
});

test("a second run of a day asks for nothing", async () => {
	await refreshed([none]);
	const { run, asked } = await refreshed([none], { now: NOW + MINUTE });
	expect(asked).toEqual([]);
	expect(run).toMatchObject({ outcome: "unchanged" });
});

test("without a key or an address the register is not asked, and no run says that it was", async () => {
	await keep("1:M145LL");
	const { EPC_REGISTER_TOKEN: _, ...keyless } = online;
	for (const bindings of [keyless, { ...online, EPC_REGISTER_URL: "" }]) {
		const { run, asked } = await refreshed([page(1, 1, "M14 5LL")], { bindings });
		expect(asked).toEqual([]);
		expect(run).toBeNull();
	}
	expect(await kept()).toEqual(["1:M145LL"]);
});

test("a register that fails half-way is gone on with at the page it failed on", async () => {
	await keep("1:M145LL", "1:BN29QA");
	const failed = await refreshed([page(1, 2, "M14 5LL"), { status: 429, text: "" }]);
	expect(failed.run).toMatchObject({
		outcome: "failed",
		error: expect.stringContaining("it refused to answer (status 429)"),
	});
	const { run, asked } = await refreshed([page(2, 2, "BN2 9QA")], { now: NOW + MINUTE });
	expect(asked).toEqual([["2026-11-12", "2026-11-19", 2]]);
	expect(run).toMatchObject({ outcome: "updated" });
	expect(await kept()).toEqual([]);
});

test("what another day left half done is begun again, whatever it failed on, and reaches up to yesterday", async () => {
	await refreshed([page(1, 3, "M14 5LL"), { text: "not JSON" }]);
	const { run, asked } = await refreshed([page(1, 1, "BN2 9QA")], { now: NOW + 7 * DAY });
	expect(asked).toEqual([["2026-11-19", "2026-11-26", 1]]);
	expect(run).toMatchObject({ outcome: "updated" });
});

const outOfRange: Scripted = {
	status: 400,
	json: { data: { error: "The requested page number is out of range" } },
};

test.each([
	["is out of range by now", outOfRange],
	["holds nothing by now", none],
])(
	"a page that %s refuses the run, is not asked for again, and the next begins again",
	async (_, gone) => {
		const refused = await refreshed([page(1, 2, "M14 5LL"), gone]);
		expect(refused.asked).toHaveLength(2);
		expect(refused.run).toMatchObject({
			outcome: "failed",
			error:
				"The energy register has no page 2 of what was lodged from 12 November 2026 to 19 November 2026 any more: the next run begins again.",
		});
		const next = await refreshed([page(1, 1, "M14 5LL")], { now: NOW + MINUTE });
		expect(next.asked).toEqual([["2026-11-12", "2026-11-19", 1]]);
		expect(next.run).toMatchObject({ outcome: "updated", error: null });
	},
);

/** A cache that tells over and over to go on from the same place. */
function circling(): KVNamespace {
	const list = async () => ({ keys: [], list_complete: false, cursor: "here", cacheStatus: null });
	return Object.assign(Object.create(null), { list });
}

test("a cache whose cursor does not move refuses the run instead of being asked for ever", async () => {
	const { run, asked } = await refreshed([page(1, 1, "M14 5LL")], {
		bindings: { ...online, CACHE: circling() },
	});
	expect(asked).toHaveLength(1);
	expect(run).toMatchObject({
		outcome: "failed",
		error: "The cache of facts did not go on from where it was: the next run begins again.",
	});
});

test("an answer that is no answer forgets nothing", async () => {
	await keep("1:M145LL");
	const { run } = await refreshed([{ text: "<!doctype html><title>Sign in</title>" }]);
	expect(run).toMatchObject({ outcome: "failed" });
	expect(await kept()).toEqual(["1:M145LL"]);
});

test("a cache too large for one go is gone through in several, every key once", async () => {
	const names = Array.from({ length: 60 }, (_, number) => `M${number + 1000}`);
	await keep(...names.map((name) => `1:${name}`));
	const postcodes = new Set(names.filter((_, place) => place % 3 === 0));
	const goes: number[] = [];
	let cursor: string | null = null;
	do {
		const done = await forgetPostcodes(env.CACHE, postcodes, cursor, { calls: 12, keys: 25 });
		cursor = done.cursor;
		goes.push(done.forgotten);
	} while (cursor !== null && goes.length < 20);
	expect(goes).toEqual([9, 8, 3]);
	expect(await kept()).toHaveLength(40);
});
