import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { SourceState, SystemState } from "#contracts/admin/system.ts";
import { datasets } from "#datasets/registry.ts";
import { NOW, offline, online } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { holds, ran } from "#worker/test/held-data.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(async () => {
	await env.DB.batch([
		env.DB.prepare("DELETE FROM datasets"),
		env.DB.prepare("DELETE FROM source_runs"),
		holds("bank_rates", {
			name: "Bank Rate",
			asOf: "2026-11-05",
			rows: 6,
			loadedAt: NOW - 9 * DAY,
		}),
	]);
});

async function source(id: string, now = NOW, bindings = online): Promise<SourceState | undefined> {
	const { browser } = await administrator({ bindings });
	const answer = await browser.ask("/api/admin/system", { now });
	return (await answer.json<SystemState>()).sources.find((each) => each.id === id);
}

test("every dataset of a release is told with its date, its rows and when it was loaded", async () => {
	await env.DB.prepare("DELETE FROM datasets").run();
	await loadReferenceData();
	const { browser } = await administrator();
	const { sources } = await (await browser.ask("/api/admin/system")).json<SystemState>();
	const loaded = sources.filter(({ asOf }) => asOf !== null);
	expect(loaded.map(({ name }) => name)).toEqual(
		datasets.filter(({ id }) => loaded.some((source) => source.id === id)).map(({ name }) => name),
	);
	expect(loaded).toHaveLength(11);
	expect(loaded.find(({ id }) => id === "areas")).toEqual({
		id: "areas",
		name: "Prices, energy bands, crime and flood zones by area",
		asOf: "2025",
		rows: 8543,
		loadedAt: "2026-11-20T00:00:00.000Z",
		kept: "release",
		canRefresh: false,
		lastOkAt: "2026-11-20T00:00:00.000Z",
		isOverdue: false,
		status: "in_time",
		why: null,
		notes: [],
		lastRun: null,
	});
});

test("what should load itself is told before it ever did, and half an import has no date", async () => {
	const half = { name: "Postcodes", asOf: "2025-10", rows: 5, isComplete: false };
	await env.DB.batch([
		env.DB.prepare("DELETE FROM datasets"),
		holds("postcode_units", half),
		holds("postcode_units_import", half),
	]);
	expect(await source("bank_rates")).toMatchObject({
		name: "Bank Rate",
		asOf: null,
		rows: null,
		loadedAt: null,
		canRefresh: true,
	});
	expect(await source("postcode_units")).toMatchObject({
		asOf: null,
		rows: 5,
		lastOkAt: null,
		isOverdue: false,
	});
	expect(await source("postcode_units_import")).toBeUndefined();
});

test("a source that is well is told with its last run, and what was put right in what it brought", async () => {
	await ran("bank_rates", {
		startedAt: NOW - MINUTE,
		finishedAt: NOW,
		outcome: "updated",
		startedBy: "command",
		lastOkAt: NOW,
		notes: ["Two days came twice."],
	}).run();
	expect(await source("bank_rates")).toEqual({
		id: "bank_rates",
		name: "Bank Rate",
		asOf: "2026-11-05",
		rows: 6,
		loadedAt: "2026-11-11T12:00:00.000Z",
		kept: "weekly",
		canRefresh: true,
		lastOkAt: "2026-11-20T12:00:00.000Z",
		isOverdue: false,
		status: "in_time",
		why: null,
		notes: ["Two days came twice."],
		lastRun: {
			startedAt: "2026-11-20T11:59:00.000Z",
			finishedAt: "2026-11-20T12:00:00.000Z",
			outcome: "updated",
			done: null,
			error: null,
			startedBy: "command",
		},
	});
});

test("a run under way is told with how far it is", async () => {
	await ran("bank_rates", {
		startedAt: NOW - 60 * MINUTE,
		outcome: "running",
		beatAt: NOW - MINUTE,
		done: { count: 40, of: 121 },
	}).run();
	expect((await source("bank_rates"))?.lastRun).toMatchObject({
		outcome: "running",
		finishedAt: null,
		done: { count: 40, of: 121 },
	});
});

test("a run that gave no sign of life for fifteen minutes has failed, and says how far it came", async () => {
	await ran("bank_rates", {
		outcome: "running",
		beatAt: NOW - 15 * MINUTE,
		done: { count: 40, of: 121 },
	}).run();
	expect((await source("bank_rates"))?.lastRun).toMatchObject({
		outcome: "failed",
		done: { count: 40, of: 121 },
		error: "It stopped without a word: the next run takes it up from there.",
	});
	expect((await source("bank_rates", NOW - 1))?.lastRun?.outcome).toBe("running");
});

test("one that gave none at all is measured from its beginning", async () => {
	await ran("bank_rates", { outcome: "running", startedAt: NOW - 15 * MINUTE }).run();
	expect((await source("bank_rates"))?.lastRun?.outcome).toBe("failed");
	expect((await source("bank_rates", NOW - 1))?.lastRun?.outcome).toBe("running");
});

test("a source whose publisher was not reached for two weeks is overdue, however often it was tried", async () => {
	await ran("bank_rates", { outcome: "failed", startedAt: NOW, lastOkAt: NOW - 14 * DAY }).run();
	expect(await source("bank_rates")).toMatchObject({ isOverdue: false });
	expect(await source("bank_rates", NOW + 1)).toMatchObject({ isOverdue: true });
});

test("a source that is off says why and cannot be run, and what it held is told as before", async () => {
	await ran("bank_rates", { outcome: "updated", lastOkAt: NOW - 20 * DAY }).run();
	expect(await source("bank_rates", NOW, offline)).toMatchObject({
		asOf: "2026-11-05",
		lastOkAt: "2026-10-31T12:00:00.000Z",
		canRefresh: false,
		isOverdue: false,
		status: "off",
		why: "The Bank of England is not connected: BANK_RATE_URL names no address.",
	});
});

test.each([
	["certificate_changes", { EPC_REGISTER_TOKEN: "" }, "EPC_REGISTER_TOKEN holds no token"],
	["certificate_changes", { EPC_REGISTER_URL: "" }, "EPC_REGISTER_URL names no address"],
	["licensing_pages", { LICENSING_PAGES: "off" }, "LICENSING_PAGES is not on"],
	["licensing_pages", { LICENSING_PAGES: "" }, "LICENSING_PAGES is not on"],
	["house_prices", { HOUSE_PRICE_INDEX_URL: " " }, "HOUSE_PRICE_INDEX_URL names no address"],
	["rents", { PRIVATE_RENTS_URL: "" }, "PRIVATE_RENTS_URL names no address"],
	["sales", { PRICE_PAID_FILES_URL: "" }, "PRICE_PAID_FILES_URL names no address"],
	["article_four", { PLANNING_FILES_URL: "" }, "PLANNING_FILES_URL names no address"],
] as const)("%s with %j is off, and says what is not set", async (id, setting, words) => {
	expect(await source(id)).not.toMatchObject({ status: "off" });
	const off = await source(id, NOW, { ...online, ...setting });
	expect(off).toMatchObject({ status: "off", canRefresh: false });
	expect(off?.why).toContain(words);
});

test("sold prices that nobody imported cannot be run, and name the command", async () => {
	expect(await source("sales")).toMatchObject({
		canRefresh: false,
		status: "not_brought_in",
		why: expect.stringContaining("npm run data:sales"),
	});
	await holds("sales", { loadedAt: NOW }).run();
	expect(await source("sales")).toMatchObject({ canRefresh: true, status: "in_time", why: null });
});

test("every source stands where readers find it, those that nobody described last", async () => {
	await env.DB.batch([holds("gossip", { name: "What people say" }), holds("wards")]);
	const { browser } = await administrator();
	const { sources } = await (await browser.ask("/api/admin/system")).json<SystemState>();
	const ids = sources.map(({ id }) => id);
	expect(ids.indexOf("wards")).toBe(ids.indexOf("postcode_units") + 1);
	expect(ids.at(-1)).toBe("gossip");
	expect(sources.at(-1)).toMatchObject({ name: "What people say", kept: "release" });
	expect(sources.find(({ id }) => id === "wards")?.name).toBe("Electoral wards");
});
