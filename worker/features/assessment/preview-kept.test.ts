import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createApp } from "#worker/app.ts";
import { connect } from "#worker/db/client.ts";
import { factsStamps } from "#worker/db/schema/source-runs.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { KeptPreviews } from "./kept-previews.ts";

beforeAll(loadReferenceData);

/** One product that is asked again and again, and how often it reads the facts that it keeps. */
function runningProduct() {
	const world = { now: NOW };
	let reads = 0;
	const CACHE = {
		get: (key: string, type: "json") => {
			reads += 1;
			return env.CACHE.get(key, type);
		},
		put: env.CACHE.put.bind(env.CACHE),
	} as unknown as KVNamespace;
	const product = { fetch: noNetwork, now: () => world.now, token: randomToken };
	const app = createApp(() => product);
	const ask = async (path: string, headers: Record<string, string> = {}) => {
		reads = 0;
		const context = createExecutionContext();
		const response = await app.request(
			`/api/property/preview/${path}`,
			{ headers: { "cf-connecting-ip": randomToken(), ...headers } },
			{ ...offline, CACHE },
			context,
		);
		const answer = await response.text();
		await waitOnExecutionContext(context);
		return { answer, reads };
	};
	return { world, ask };
}

test("a stranger who asks what was answered within a minute is answered the same, and no facts are read", async () => {
	const { world, ask } = runningProduct();
	const first = await ask("M145LL?rent=900");
	expect(first.reads).toBeGreaterThan(0);
	expect(await ask("M145LL?rent=900")).toEqual({ answer: first.answer, reads: 0 });
	expect((await ask("M145LL?rent=901")).reads).toBeGreaterThan(0);
	expect((await ask("M145LL?rent=900", { cookie: "session=x" })).reads).toBeGreaterThan(0);
	world.now += 60_000;
	expect((await ask("M145LL?rent=900")).reads).toBeGreaterThan(0);
});

test("after a change of what facts quote the answer is made anew", async () => {
	const { ask } = runningProduct();
	await ask("M145LL");
	const changed = { revision: 99, changedAt: NOW };
	await connect(env.DB)
		.insert(factsStamps)
		.values({ scope: "all", ...changed })
		.onConflictDoUpdate({ target: factsStamps.scope, set: changed });
	expect((await ask("M145LL")).reads).toBeGreaterThan(0);
});

test("no more than 64 answers are kept, the last ones", () => {
	const kept = new KeptPreviews<number>();
	const at = { edition: "1", now: 0 };
	for (let each = 0; each < 65; each += 1) {
		kept.keep(String(each), each, at);
	}
	expect(kept.get("0", at)).toBeNull();
	expect(kept.get("1", at)).toBe(1);
	expect(kept.get("64", at)).toBe(64);
});

test("nothing is kept or given while our tables are silent", () => {
	const kept = new KeptPreviews<number>();
	kept.keep("a", 1, { edition: null, now: 0 });
	expect(kept.has("a")).toBe(false);
	kept.keep("a", 1, { edition: "1", now: 0 });
	expect(kept.get("a", { edition: null, now: 1 })).toBeNull();
	expect(kept.get("a", { edition: "2", now: 1 })).toBeNull();
});
