import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { Health } from "#contracts/health.ts";
import { connect } from "#worker/db/client.ts";
import { logHealth } from "#worker/jobs/log-health.ts";
import { runSchedule } from "#worker/jobs/schedule.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { askApp, NOW, noNetwork, offline, online } from "#worker/test/ask-app.ts";
import { holds, ran } from "#worker/test/held-data.ts";

const DAY = 86_400_000;
const needed = ["authorities", "postcode_sectors", "wards", "areas", "rents", "licensing_schemes"];

beforeEach(async () => {
	await env.DB.batch([
		env.DB.prepare("DELETE FROM datasets"),
		env.DB.prepare("DELETE FROM source_runs"),
		...needed.map((id) => holds(id, { loadedAt: NOW - DAY })),
	]);
});

async function health(now = NOW, status = 200, bindings = online): Promise<Health> {
	const response = await askApp("/api/health", { now, bindings });
	expect(response.status).toBe(status);
	return Health.parse(await response.json());
}

const overdueAt = async (now: number) =>
	Object.entries((await health(now)).sources)
		.filter(([, { isOverdue }]) => isOverdue)
		.map(([id]) => id);

test("every source is told with its date, when it was last well, and how its last run went", async () => {
	await env.DB.batch([
		holds("bank_rates", { asOf: "2026-11-19" }),
		ran("bank_rates", { outcome: "updated", lastOkAt: NOW - 3 * DAY }),
		ran("sales", { outcome: "failed", error: "The file ends in the middle.", lastOkAt: null }),
	]);
	const { sources } = await health();
	expect(sources["bank_rates"]).toEqual({
		asOf: "2026-11-19",
		lastOkAt: "2026-11-17T12:00:00.000Z",
		outcome: "updated",
		read: null,
		error: null,
		isOverdue: false,
		status: "in_time",
		why: null,
	});
	expect(sources["sales"]).toMatchObject({
		asOf: null,
		lastOkAt: null,
		outcome: "failed",
		error: "The file ends in the middle.",
	});
	expect(sources["wards"]).toEqual({
		asOf: "2026-05",
		lastOkAt: "2026-11-19T12:00:00.000Z",
		outcome: null,
		read: null,
		error: null,
		isOverdue: false,
		status: "in_time",
		why: null,
	});
});

test("each table that is due to be read again is told with its first day, and all stays well", async () => {
	const { due } = await health(Date.UTC(2026, 9, 28, 12));
	expect(due).toMatchObject({ capital_gains_tax: "2026-10-28", licence_exemptions: null });
	expect(due).not.toHaveProperty("energy_cap");
	expect((await health(Date.UTC(2026, 9, 27, 12))).due).not.toHaveProperty("capital_gains_tax");
});

test("what came with a release was not checked with its publisher by being loaded", async () => {
	expect((await health()).sources["rents"]).toMatchObject({ asOf: "2026-05", lastOkAt: null });
});

test("a weekly source is overdue from two weeks after it was last well, and all stays well", async () => {
	await env.DB.batch([
		...["rents", "house_prices", "demand_thresholds", "sales"].map((id) =>
			ran(id, { lastOkAt: NOW }),
		),
		...["article_four", "certificate_changes", "licensing_pages"].map((id) =>
			ran(id, { lastOkAt: NOW }),
		),
		ran("bank_rates", { outcome: "failed", lastOkAt: NOW - DAY }),
	]);
	expect(await overdueAt(NOW + 13 * DAY)).toEqual([]);
	expect(await overdueAt(NOW + 13 * DAY + 1)).toEqual(["bank_rates"]);
});

test("one that was never refreshed is overdue once data has been held for two weeks", async () => {
	await env.DB.batch([ran("rents", { lastOkAt: NOW + 13 * DAY })]);
	expect(await overdueAt(NOW + 13 * DAY)).toEqual([]);
	const late = await overdueAt(NOW + 13 * DAY + 1);
	expect(late).toContain("bank_rates");
	expect(late).not.toContain("rents");
	expect(late).not.toContain("wards");
});

test("what is off or was never imported is told with why, and is neither overdue nor an error in the log", async () => {
	const late = NOW + 365 * DAY;
	await env.DB.batch([
		holds("sales", { loadedAt: NOW }),
		ran("bank_rates", { outcome: "failed", error: "It was refused.", lastOkAt: NOW }),
	]);
	const bindings = { ...offline, PRICE_PAID_FILES_URL: online.PRICE_PAID_FILES_URL };
	const { sources } = await health(late, 200, bindings);
	expect(sources["bank_rates"]).toMatchObject({
		lastOkAt: "2026-11-20T12:00:00.000Z",
		status: "off",
		why: "The Bank of England is not connected: BANK_RATE_URL names no address.",
		isOverdue: false,
	});
	expect(sources["postcode_units"]).toMatchObject({
		asOf: null,
		status: "not_brought_in",
		why: expect.stringContaining("npm run data:postcodes"),
		isOverdue: false,
	});
	const errors = await errorsOf(() => logHealth(connect(env.DB), { env: bindings, now: late }));
	expect(errors).toMatchObject([{ source: "sales" }, { source: "demand_thresholds" }]);
});

test("sold prices that nobody imported are not overdue, and are once the imported file is old", async () => {
	const late = NOW + 15 * DAY;
	expect((await health(late)).sources["sales"]).toMatchObject({
		status: "not_brought_in",
		why: expect.stringContaining("npm run data:sales"),
		isOverdue: false,
	});
	await env.DB.batch([holds("sales"), ran("sales", { startedBy: "command", lastOkAt: NOW })]);
	expect((await health(late)).sources["sales"]).toMatchObject({ status: "overdue" });
});

test("an imported file is overdue half a year after its import", async () => {
	await holds("postcode_units", { loadedAt: NOW }).run();
	const isOverdue = async (now: number) => (await health(now)).sources["postcode_units"]?.isOverdue;
	expect(await isOverdue(NOW + 184 * DAY)).toBe(false);
	expect(await isOverdue(NOW + 184 * DAY + 1)).toBe(true);
});

test("a run without a sign of life for fifteen minutes is told as failed", async () => {
	await ran("bank_rates", {
		outcome: "running",
		startedAt: NOW - 3_600_000,
		beatAt: NOW,
	}).run();
	const bankRates = async (now: number) => (await health(now)).sources["bank_rates"];
	expect(await bankRates(NOW + 15 * 60_000 - 1)).toMatchObject({ outcome: "running", error: null });
	expect(await bankRates(NOW + 15 * 60_000)).toMatchObject({
		outcome: "failed",
		error: expect.stringContaining("It stopped"),
	});
});

test("without one of the datasets that are needed it is not well, and says what it has", async () => {
	await env.DB.prepare("UPDATE datasets SET complete = 0 WHERE id = 'areas'").run();
	const { ok, data } = await health(NOW, 503);
	expect(ok).toBe(false);
	expect(Object.keys(data).toSorted()).toEqual(needed.filter((id) => id !== "areas").toSorted());
});

test("tables are read in one round trip", async () => {
	const asked: string[] = [];
	// A statement that is run by itself fails here: only a batch reaches the tables.
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (statement: string) => ({ bind: () => env.DB.prepare(statement) }),
		batch: (statements: D1PreparedStatement[]) => {
			asked.push("batch");
			return env.DB.batch(statements);
		},
	});
	expect((await askApp("/api/health", { bindings: { ...offline, DB } })).status).toBe(200);
	expect(asked).toEqual(["batch"]);
});

test("how full the database is follows from its size, as every answer of it tells", async () => {
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (statement: string) => env.DB.prepare(statement),
		batch: async (statements: D1PreparedStatement[]) =>
			(await env.DB.batch(statements)).map((result) => ({
				...result,
				meta: { ...result.meta, size_after: 7_260_000_000 },
			})),
	});
	expect((await health()).databaseFilled).toBe(0);
	expect((await health(NOW, 200, { ...online, DB })).databaseFilled).toBe(0.72);
});

test("tables that cannot be read make it a 503 that still answers", async () => {
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: () => {
			throw new Error("D1_ERROR: down");
		},
	});
	const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const response = await askApp("/api/health", { bindings: { ...offline, DB } });
	quiet.mockRestore();
	expect(response.status).toBe(503);
	expect(Health.parse(await response.json())).toMatchObject({
		ok: false,
		data: {},
		due: { capital_gains_tax: "2026-10-28" },
		sources: {},
	});
});

/** What is written into the log as errors meanwhile, one entry a line. */
async function errorsOf(work: () => Promise<void>): Promise<unknown[]> {
	const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
	await work();
	const lines = error.mock.calls.map(([line]) => JSON.parse(String(line)));
	error.mockRestore();
	info.mockRestore();
	return lines;
}

test("each overdue source is an error in the log, with what is known of it", async () => {
	await env.DB.batch([
		holds("bank_rates", { asOf: "2026-10-30", loadedAt: NOW - DAY }),
		ran("bank_rates", { outcome: "failed", error: "It was refused.", lastOkAt: NOW - 15 * DAY }),
	]);
	expect(await errorsOf(() => logHealth(connect(env.DB), { env: online, now: NOW }))).toEqual([
		{
			level: "error",
			message: "source is overdue",
			source: "bank_rates",
			asOf: "2026-10-30",
			lastOkAt: "2026-11-05T12:00:00.000Z",
			outcome: "failed",
			error: "It was refused.",
			status: "overdue",
			why: "Last checked on 5 November 2026; it should be checked every week.",
		},
	]);
});

test("the daily trigger tells of it, for a weekly run that died tells nothing itself", async () => {
	const daily = { cron: "30 4 * * *", scheduledTime: NOW + 14 * DAY };
	const world = { fetch: noNetwork, now: () => NOW + 14 * DAY, token: randomToken };
	const errors = await errorsOf(() => runSchedule(daily, online, world));
	expect(errors).toContainEqual(
		expect.objectContaining({ message: "source is overdue", source: "bank_rates" }),
	);
});

test("where nothing is overdue the log holds no error", async () => {
	expect(await errorsOf(() => logHealth(connect(env.DB), { env: online, now: NOW }))).toEqual([]);
});
