import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { SourceState, SystemState } from "#contracts/admin/system.ts";
import type { ProblemBody } from "#contracts/problem.ts";
import { FACTS_PREFIX } from "#domain/facts.ts";
import { randomToken } from "#worker/platform/random-token.ts";
import { runSchedule } from "#worker/schedule.ts";
import { fakeFetch, type Scripted } from "#worker/sources/test/fake-fetch.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { NOW, offline, online } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";
import { claimRefresh } from "./claim-refresh.ts";

beforeAll(loadReferenceData);
beforeEach(async () => {
	await env.DB.batch([
		env.DB.prepare("DELETE FROM source_runs"),
		env.DB.prepare("DELETE FROM audit_log"),
		env.DB.prepare("DELETE FROM bank_rates"),
		env.DB.prepare("DELETE FROM outbox"),
		env.DB.prepare("INSERT INTO bank_rates VALUES ('2025-12-18', 3.75)"),
		env.DB.prepare(
			"INSERT OR REPLACE INTO datasets VALUES ('bank_rates', 'Bank Rate', '2026-09-04', '', 1, 1, 0)",
		),
	]);
});

type Admin = Awaited<ReturnType<typeof administrator>>;

async function system({ browser }: Admin): Promise<SystemState> {
	return (await browser.ask("/api/admin/system")).json();
}

function refresh({ browser }: Pick<Admin, "browser">, source = "bank_rates", now = NOW) {
	return browser.ask(`/api/admin/system/refresh/${source}`, { method: "POST", now });
}

const atBank = (reply: Scripted) =>
	administrator({ bindings: online, fetch: fakeFetch(reply).fetch });

async function noted() {
	const { results } = await env.DB.prepare("SELECT action, subject_id FROM audit_log").all();
	return results;
}

test("every dataset is told with its date, its rows and when it was loaded", async () => {
	const { sources } = await system(await administrator());
	expect(sources).toHaveLength(9);
	expect(sources.find(({ id }) => id === "rents")).toEqual({
		id: "rents",
		name: "Private rents",
		asOf: "2026-05",
		rows: 327,
		loadedAt: "2026-11-20T00:00:00.000Z",
		canRefresh: false,
		lastRun: null,
	});
	expect(sources.filter(({ canRefresh }) => canRefresh).map(({ id }) => id)).toEqual([
		"bank_rates",
	]);
});

test("what a refresh of ours keeps is told before it was ever loaded, and half an import has no date", async () => {
	await env.DB.batch([
		env.DB.prepare("DELETE FROM datasets WHERE id = 'bank_rates'"),
		env.DB.prepare(
			"INSERT INTO datasets VALUES ('postcode_units', 'Postcodes', '2025-10', '', 5, 0, 1)",
		),
		env.DB.prepare(
			"INSERT INTO datasets VALUES ('postcode_units_import', 'Postcodes', '2025-10', '', 5, 0, 1)",
		),
	]);
	const { sources } = await system(await administrator());
	expect(sources.find(({ id }) => id === "bank_rates")).toMatchObject({
		name: "Bank Rate",
		asOf: null,
		rows: null,
		canRefresh: true,
	});
	expect(sources.find(({ id }) => id === "postcode_units")).toMatchObject({ asOf: null });
	expect(sources.filter(({ name }) => name === "Postcodes")).toHaveLength(1);
	await env.DB.prepare("DELETE FROM datasets WHERE id LIKE 'postcode_units%'").run();
});

test("letters that wait are told with the oldest and the last error", async () => {
	const letter = "INSERT INTO outbox (id, kind, created_at, due_at, tries, last_error) VALUES";
	await env.DB.batch([
		env.DB.prepare(`${letter} ('let_1', 'welcome', ${NOW - 9_000}, ${NOW}, 2, 'an older reason')`),
		env.DB.prepare(
			`${letter} ('let_2', 'welcome', ${NOW - 5_000}, ${NOW + 9}, 1, 'the last reason')`,
		),
		env.DB.prepare(`${letter} ('let_3', 'welcome', ${NOW - 1_000}, ${NOW + 10}, 0, NULL)`),
	]);
	expect((await system(await administrator())).mail).toEqual({
		isSetUp: true,
		waiting: 3,
		oldestAt: "2026-11-20T11:59:51.000Z",
		lastError: "the last reason",
	});
});

test("with no letter waiting nothing is told of any, and without a sender mail is not set up", async () => {
	const admin = await administrator({ bindings: { ...offline, MAIL_FROM: " " } });
	expect((await system(admin)).mail).toEqual({
		isSetUp: false,
		waiting: 0,
		oldestAt: null,
		lastError: null,
	});
});

test("a refresh answers how the source stands, and is noted", async () => {
	const admin = await administrator({ bindings: online, fetch: simulatedFetch().fetch });
	const response = await refresh(admin);
	expect(response.status).toBe(200);
	expect(await response.json<SourceState>()).toEqual({
		id: "bank_rates",
		name: "Bank Rate",
		asOf: "2026-11-20",
		rows: 6,
		loadedAt: "2026-11-20T12:00:00.000Z",
		canRefresh: true,
		lastRun: {
			startedAt: "2026-11-20T12:00:00.000Z",
			finishedAt: "2026-11-20T12:00:00.000Z",
			outcome: "updated",
			error: null,
			startedBy: "administrator",
		},
	});
	expect(await noted()).toEqual([{ action: "refresh_started", subject_id: "bank_rates" }]);
	const again = await refresh(admin, "bank_rates", NOW + 1);
	expect(await again.json()).toMatchObject({ lastRun: { outcome: "unchanged" } });
	expect(await noted()).toHaveLength(2);
});

test("a refresh that fails is an answer that says why", async () => {
	const response = await refresh(await atBank({ status: 403, text: "" }));
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({
		asOf: "2026-09-04",
		lastRun: { outcome: "failed", error: expect.stringContaining("Bank of England") },
	});
});

test("a refresh under way refuses another, which is not noted", async () => {
	await env.DB.prepare(
		`INSERT INTO source_runs VALUES ('bank_rates', ${NOW - 1}, NULL, 'running', NULL, 'schedule')`,
	).run();
	const response = await refresh(await administrator());
	expect(response.status).toBe(409);
	expect((await response.json<ProblemBody>()).code).toBe("refresh_running");
	expect(await noted()).toEqual([]);
});

test.each([
	["rents", 422, "not_allowed", "reference data"],
	["licensing_schemes", 422, "not_allowed", "by hand"],
	["gossip", 404, "not_found", "no such source"],
	["Bank%20Rate", 400, "invalid_input", ""],
])("refreshing %s is refused with %i %s", async (source, status, code, words) => {
	const response = await refresh(await administrator(), source);
	expect(response.status).toBe(status);
	const problem = await response.json<ProblemBody>();
	expect(problem.code).toBe(code);
	expect(problem.message).toContain(words);
});

test("whoever is no administrator starts no refresh", async () => {
	expect((await refresh(await member({ verifiedAt: NOW }))).status).toBe(403);
	expect(await env.DB.prepare("SELECT count(*) AS n FROM source_runs").first("n")).toBe(0);
});

test("an administrator whose rights were withdrawn a moment before starts none either", async () => {
	await expect(claimRefresh(await formerAdmin(), "bank_rates")).rejects.toMatchObject({
		code: "admins_only",
	});
	expect(await env.DB.prepare("SELECT count(*) AS n FROM source_runs").first("n")).toBe(0);
	expect(await noted()).toEqual([]);
});

test("of two administrators who start one at once, one does", async () => {
	const admins = await Promise.all([administrator(), administrator()]);
	const answers = await Promise.all(admins.map((admin) => refresh(admin)));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	expect(await noted()).toHaveLength(1);
});

test("a refresh of an administrator forgets the facts with the old Bank Rate", async () => {
	await env.CACHE.put(`${FACTS_PREFIX}1:M145LL`, "{}");
	await refresh(await atBank({ text: "DATE,IUDBEDR\n01 Sep 2026,3.75\n05 Nov 2026,3.5\n" }));
	expect((await env.CACHE.list({ prefix: FACTS_PREFIX })).keys).toEqual([]);
});

test("the weekly trigger refreshes, and facts with the old Bank Rate are forgotten", async () => {
	await env.CACHE.put(`${FACTS_PREFIX}1:M145LL`, "{}");
	const { fetch } = fakeFetch({ text: "DATE,IUDBEDR\n01 Sep 2026,3.75\n05 Nov 2026,3.5\n" });
	const world = { fetch, now: () => NOW, token: randomToken };
	await runSchedule("0 3 * * 1", online, world);
	const latest = "SELECT rate FROM bank_rates ORDER BY from_day DESC LIMIT 1";
	expect(await env.DB.prepare(latest).first("rate")).toBe(3.5);
	expect((await env.CACHE.list({ prefix: FACTS_PREFIX })).keys).toEqual([]);
	expect(await env.DB.prepare("SELECT started_by FROM source_runs").first("started_by")).toBe(
		"schedule",
	);
});

test("facts stay in the cache when the rate has not changed", async () => {
	await env.CACHE.put(`${FACTS_PREFIX}1:M145LL`, "{}");
	await refresh(await atBank({ text: "DATE,IUDBEDR\n01 Sep 2026,3.75\n20 Nov 2026,3.75\n" }));
	expect((await env.CACHE.list({ prefix: FACTS_PREFIX })).keys).toHaveLength(1);
});
