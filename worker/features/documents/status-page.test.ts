import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { askApp, NOW, online } from "#worker/test/ask-app.ts";
import { holds, ran } from "#worker/test/held-data.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
const needed = ["authorities", "postcode_sectors", "wards", "areas", "rents", "licensing_schemes"];

beforeEach(async () => {
	await env.CACHE.delete("status");
	await env.DB.batch([
		env.DB.prepare("DELETE FROM datasets"),
		env.DB.prepare("DELETE FROM source_runs"),
		...needed.map((id) => holds(id, { loadedAt: NOW - DAY })),
	]);
});

const silent: D1Database = Object.assign(Object.create(env.DB), {
	prepare: () => {
		throw new Error("D1_ERROR: down");
	},
});

async function open({ now = NOW, DB = env.DB, CACHE = env.CACHE } = {}) {
	const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const response = await askApp("/status", { now, bindings: { ...online, DB, CACHE } });
	quiet.mockRestore();
	return { response, text: await response.text() };
}

test("what is overdue is told with the day since when, and every source with its state", async () => {
	await env.DB.batch([
		holds("bank_rates", { asOf: "2026-10-30", loadedAt: NOW - DAY }),
		ran("bank_rates", { outcome: "failed", error: "<b>", lastOkAt: NOW - 15 * DAY }),
	]);

	const { response, text } = await open();

	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
	expect(text).toContain("The data that every answer needs is in place.");
	expect(text).toMatch(/<li>[^<]*Bank[^<]*: since 19 November 2026\.<\/li>/);
	expect(text).toMatch(/Overdue<\/td><td[^>]*>5 November 2026<\/td><td[^>]*>2026-10-30/);
	expect(text).not.toMatch(/<script|<link/);
});

test("without data that every answer needs it says that we cannot answer", async () => {
	await env.DB.prepare("DELETE FROM datasets WHERE id = 'areas'").run();

	expect((await open()).text).toContain("We cannot answer yet.");
});

test("our tables are read once a minute, however many look", async () => {
	await open();
	await env.DB.prepare("DELETE FROM datasets WHERE id = 'areas'").run();

	expect((await open({ now: NOW + MINUTE - 1 })).text).toContain("is in place.");
	expect((await open({ now: NOW + MINUTE })).text).toContain("We cannot answer yet.");
});

test("while our tables are silent the last reading is shown with its time, and said to be one", async () => {
	await open();

	const { response, text } = await open({ now: NOW + 2 * MINUTE, DB: silent });

	expect(response.status).toBe(503);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(text).toContain("We cannot read our own records right now. This is how things stood");
	expect(text).toContain("Read on 20 November 2026, 12:00 UTC.");
	expect(text).toContain("Every source");
});

test("tables that hang are waited for three seconds", async () => {
	const hanging: D1Database = Object.assign(Object.create(env.DB), {
		batch: () => new Promise(() => undefined),
	});

	expect((await open({ DB: hanging })).text).toContain("We cannot read our own records");
});

test("with neither tables nor a copy it still answers, in a sentence", async () => {
	const CACHE: KVNamespace = Object.assign(Object.create(env.CACHE), {
		get: () => Promise.reject(new Error("KV is down")),
	});

	const { response, text } = await open({ DB: silent, CACHE });

	expect(response.status).toBe(503);
	expect(text).toContain("Please come back in a few minutes.");
});
