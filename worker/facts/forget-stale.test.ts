import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { someFacts, somePlace } from "#domain/test/some-facts.ts";
import { connect } from "#worker/db/client.ts";
import { log } from "#worker/platform/log.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { CERTIFICATE_PREFIX, keepFacts, SHAPE_PREFIX } from "./facts-cache.ts";
import { forgetStale } from "./forget-stale.ts";

const db = connect(env.DB);
const MINUTE = 60_000;

beforeEach(async () => {
	await env.DB.prepare("DELETE FROM source_runs").run();
	await keepFacts(env.CACHE, "A", someFacts({ place: somePlace() }));
	await env.CACHE.put(`${CERTIFICATE_PREFIX}1`, "{}");
});

async function changed(source: string, at: number | null): Promise<void> {
	await env.DB.prepare(
		"INSERT INTO source_runs (source, started_at, outcome, started_by, stale_since) VALUES (?1, 0, 'updated', 'schedule', ?2)",
	)
		.bind(source, at)
		.run();
}

async function isKept(): Promise<boolean> {
	return (await env.CACHE.get(`${SHAPE_PREFIX}A`)) !== null;
}

test("facts stay while nothing has changed what they quote", async () => {
	await changed("bank_rates", null);
	expect(await forgetStale(db, env.CACHE, NOW)).toBe(true);
	expect(await isKept()).toBe(true);
});

test("what changed is forgotten at once, and looked for again until the cache lists what was kept late", async () => {
	await changed("bank_rates", NOW);
	await changed("rents", NOW - 9 * MINUTE);
	expect(await forgetStale(db, env.CACHE, NOW)).toBe(true);
	expect(await isKept()).toBe(false);
	await keepFacts(env.CACHE, "A", someFacts({ place: somePlace() }));
	await forgetStale(db, env.CACHE, NOW + 5 * MINUTE);
	expect(await isKept()).toBe(false);
	await keepFacts(env.CACHE, "A", someFacts({ place: somePlace() }));
	await forgetStale(db, env.CACHE, NOW + 10 * MINUTE);
	expect(await isKept()).toBe(true);
	expect(await env.CACHE.get(`${CERTIFICATE_PREFIX}1`)).toBe("{}");
});

test("what changes while facts are being forgotten is not taken for forgotten", async () => {
	await changed("bank_rates", NOW);
	const list: KVNamespace["list"] = async (options) => {
		await changed("rents", NOW + 5 * MINUTE);
		return env.CACHE.list(options);
	};
	const cache = { ...env.CACHE, list, delete: (name: string) => env.CACHE.delete(name) };
	await forgetStale(db, cache, NOW + 5 * MINUTE);
	const { results } = await env.DB.prepare(
		"SELECT source FROM source_runs WHERE stale_since IS NOT NULL",
	).all();
	expect(results).toEqual([{ source: "rents" }]);
});

test("facts that could not be forgotten are due the next time", async () => {
	const error = vi.spyOn(log, "error").mockReturnValue();
	await changed("bank_rates", NOW);
	const cache = { ...env.CACHE, list: () => Promise.reject(new Error("KV is down")) };
	expect(await forgetStale(db, cache, NOW + 9 * MINUTE)).toBe(false);
	expect(error).toHaveBeenCalled();
	error.mockRestore();
	await forgetStale(db, env.CACHE, NOW + 10 * MINUTE);
	expect(await isKept()).toBe(false);
});
