import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Preview } from "#contracts/preview.ts";
import type { ReportMade } from "#contracts/report.ts";
import { stampAllFacts } from "#datasets/ingest/store/store.ts";
import { FACTS_PREFIX } from "#domain/base/facts/facts.ts";
import { connect } from "#worker/db/client.ts";
import { readDocument } from "#worker/reports/report-snapshot.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, Browser } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);
beforeEach(async () => {
	const { keys } = await env.CACHE.list({ prefix: FACTS_PREFIX });
	await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
});

const visitor = new Browser();

/** UTC milliseconds; everything happens a second after the last thing. */
let clock = NOW;
function later(): number {
	clock += 1_000;
	return clock;
}

/** What the preview says of additional licensing in Brighton and Hove. */
async function additional() {
	const response = await visitor.ask("/api/property/preview/BN29QA?use=sharers", { now: later() });
	const { licensing } = await response.json<Preview>();
	return licensing.find(({ scheme }) => scheme === "additional");
}

async function brightonRow() {
	const row = await env.DB.prepare(
		"SELECT id FROM licensing_schemes WHERE authority_code = 'E06000043' AND kind = 'additional'",
	).first<{ id: string }>();
	return row?.id ?? "";
}

async function edit(json: object) {
	const { browser } = await administrator();
	const path = `/api/admin/licensing/${await brightonRow()}`;
	expect((await browser.ask(path, { method: "PATCH", json, now: later() })).status).toBe(200);
}

async function kept(): Promise<string[]> {
	const { keys } = await env.CACHE.list({ prefix: FACTS_PREFIX });
	return keys.map(({ name }) => name);
}

test("the preview after an edit shows it, and the one before was from the cache", async () => {
	expect(await additional()).toMatchObject({
		verdict: "check_boundary",
		schemes: [{ proof: expect.stringContaining("Not confirmed on the council's site yet.") }],
	});
	await env.DB.prepare("UPDATE licensing_schemes SET url = 'behind the cache'").run();
	expect((await additional())?.schemes[0]?.url).not.toBe("behind the cache");

	await edit({ verifiedOn: "2026-11-20", url: null });
	expect((await additional())?.schemes).toMatchObject([
		{ proof: "Confirmed on the council's page on 20 November 2026." },
	]);

	await edit({ end: "2026-11-19" });
	expect(await additional()).toMatchObject({ verdict: "unknown" });
	await edit({ end: "2029-06-30" });
	expect(await additional()).toMatchObject({ verdict: "check_boundary" });
});

test("the preview says that a scheme's page has changed, until the scheme is confirmed", async () => {
	const changed = "The council's page has changed since we read it";
	const id = await brightonRow();
	await env.DB.prepare("INSERT INTO scheme_reviews VALUES (?1, 'page_changed', 0)").bind(id).run();
	const before = await additional();
	expect(before?.summary).toContain(changed);
	expect(await kept()).toHaveLength(1);

	const { browser } = await administrator();
	const row = await env.DB.prepare(
		"SELECT revision, evidence ->> '$[0].url' AS url FROM licensing_schemes WHERE id = ?",
	)
		.bind(id)
		.first<{ revision: number; url: string }>();
	const confirmed = await browser.ask(`/api/admin/licensing/${id}/confirm`, {
		method: "POST",
		json: { revisionSeen: row?.revision, reviewSeen: new Date(0).toISOString(), read: [row?.url] },
		now: later(),
	});
	expect(confirmed.status, await confirmed.text()).toBe(200);
	expect((await additional())?.summary).not.toContain(changed);
});

test("a report that is made after an edit rests on it", async () => {
	await additional();
	await edit({ verifiedOn: "2026-11-18" });
	const made = await visitor.ask("/api/reports/generate", {
		json: { postcode: "BN2 9QA", use: "sharers" },
		now: later(),
	});
	const { id } = await made.json<ReportMade>();
	const { licensing } = await readDocument(connect(env.DB), id);
	expect(JSON.stringify(licensing)).toContain("2026-11-18");
});

/** Whether a preview was answered from the cache. */
async function isCached(path: string): Promise<boolean> {
	const put = vi.spyOn(env.CACHE, "put");
	await visitor.ask(path, { now: later() });
	const isWritten = put.mock.calls.length > 0;
	put.mockRestore();
	return !isWritten;
}

test("facts about other councils stay in the cache", async () => {
	await additional();
	await visitor.ask("/api/property/preview/NE65QJ", { now: later() });
	await edit({ verifiedOn: "2026-11-17" });
	expect(await isCached("/api/property/preview/NE65QJ")).toBe(true);
	expect(await isCached("/api/property/preview/BN29QA")).toBe(false);
});

/** A visitor who has read the tables when `meanwhile` happens, and is answered after it. */
function visitorBefore(meanwhile: () => Promise<unknown>) {
	let isRead = false;
	const batch = async <T>(statements: D1PreparedStatement[]) => {
		const read = await env.DB.batch<T>(statements);
		// The facts about a place are the one long batch of a preview.
		if (statements.length > 5 && !isRead) {
			isRead = true;
			await meanwhile();
		}
		return read;
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch,
	});
	return new Browser({ bindings: { ...offline, DB } });
}

const publishBankRate = () => {
	const { sql, params } = stampAllFacts(clock);
	return env.DB.batch([
		env.DB.prepare("INSERT INTO bank_rates VALUES ('2026-11-19', 3.25)"),
		env.DB.prepare(sql).bind(...params),
	]);
};

test.each([
	["the register", () => edit({ verifiedOn: "2026-11-16" })],
	[
		"the register, by an administrator who had asked before the visitor did,",
		async () => {
			clock -= 60_000;
			await edit({ verifiedOn: "2026-11-15" });
			clock += 60_000;
		},
	],
	["Bank Rate", publishBankRate],
])("facts that were being gathered when %s changed are gathered again", async (_, change) => {
	const late = visitorBefore(change);
	await late.ask("/api/property/preview/BN29QA", { now: later() });
	expect(await isCached("/api/property/preview/BN29QA")).toBe(false);
	expect(await isCached("/api/property/preview/BN29QA")).toBe(true);
});
