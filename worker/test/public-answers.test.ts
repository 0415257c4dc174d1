import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { screens } from "#domain/base/screens.ts";
import { samplePage } from "#domain/site/public-pages.ts";
import { createApp } from "#worker/app.ts";
import { everyRoute } from "#worker/http/late-routes.ts";
import worker, { PublicAnswers } from "#worker/index.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "./ask-app.ts";
import { member, ORIGIN } from "./browser.ts";
import { files, knownIn } from "./open-document.ts";
import { loadReferenceData } from "./reference-data.ts";

beforeAll(async () => {
	// The product as it is deployed has the clock of its machine.
	vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
	await loadReferenceData();
});
afterAll(() => vi.useRealTimers());

const bindings: Bindings = { ...offline, ASSETS: files().ASSETS, PUBLIC_URL: ORIGIN };

/**
 * The product as it is deployed, with the platform's cache as its documentation has it: by path and query alone, whoever asks, for all but what says
 * that it may not be kept. It knows no time.
 */
function product() {
	const kept = new Map<string, Response>();
	const asked: string[] = [];
	const cached = async (input: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(input, init);
		const { pathname, search } = new URL(request.url);
		const key = pathname + search;
		asked.push(key);
		const held = kept.get(key);
		if (held) {
			return held.clone();
		}
		const context = createExecutionContext();
		const answer = await new PublicAnswers(context, bindings).fetch(request);
		if (
			!answer.headers.has("Set-Cookie") &&
			!/no-store|private/.test(answer.headers.get("Cache-Control") ?? "")
		) {
			kept.set(key, answer.clone());
		}
		await waitOnExecutionContext(context);
		return answer;
	};
	const ask = async (path: string, headers: HeadersInit = {}) => {
		const context = createExecutionContext();
		const loopback = {
			waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
			passThroughOnException: () => undefined,
			exports: { PublicAnswers: { fetch: cached } },
		} as unknown as ExecutionContext;
		const request = new Request(`${ORIGIN}${path}`, {
			redirect: "manual",
			headers: { "cf-connecting-ip": randomToken(), ...headers },
		});
		const answer = await worker.fetch(
			request as Parameters<typeof worker.fetch>[0],
			bindings,
			loopback,
		);
		const text = await answer.text();
		await waitOnExecutionContext(context);
		return { answer, text };
	};
	return { ask, kept, asked };
}

/** An address for each route that answers, and for each screen. */
async function addresses(): Promise<string[]> {
	const app = createApp(() => ({ fetch: noNetwork, now: Date.now, token: randomToken }));
	const routes = await everyRoute(app.routes);
	const patterns = [
		...routes.filter(({ method }) => method === "GET").map(({ path }) => path),
		...Object.values(screens),
		samplePage.path,
	];
	const filled = patterns.map((pattern) =>
		pattern
			.replace(":postcode", "M145LL")
			.replace(":slug", "newham")
			.replace(":authority", "E09000025")
			.replaceAll(/:\w+/g, "x"),
	);
	return [...new Set(filled)].filter((path) => !path.includes("*"));
}

test("a session's answer never comes from the cache nor goes into it, at any address, before or after a stranger", async () => {
	const { browser } = await member({ verifiedAt: NOW });
	const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
	const { ask, asked, kept } = product();
	for (const path of await addresses()) {
		await ask(path, { cookie });
	}
	expect(asked).toEqual([]);
	for (const path of await addresses()) {
		await ask(path);
	}
	const ofStrangers = [...asked];
	for (const path of await addresses()) {
		await ask(path, { cookie });
	}
	expect(asked).toEqual(ofStrangers);
	expect([...kept.keys()].toSorted()).toEqual([
		"/",
		"/accessibility",
		"/api-reference",
		"/api/area-figures/E09000025",
		"/api/areas",
		"/api/areas/newham",
		"/api/register/coverage",
		"/areas",
		"/areas/newham",
		"/cookie-policy",
		"/data-protection",
		"/documentation",
		"/landing",
		"/privacy-policy",
		"/register",
		"/register.csv",
		"/register.json",
		"/register/changes.atom",
		"/register/changes.json",
		"/register/schema.json",
		"/reports/sample",
		"/sitemap.xml",
		"/subscription",
		"/terms-of-service",
	]);
});

test("whoever has a session gets a council's page of their own after a stranger's was kept", async () => {
	const { ask, kept } = product();
	expect(knownIn((await ask("/areas/newham")).text).hasSession).toBe(false);
	expect(kept.size).toBe(1);
	const own = await ask("/areas/newham", { cookie: "__Host-session=x" });
	expect(knownIn(own.text).hasSession).toBe(true);
	const again = await ask("/areas/newham");
	expect(knownIn(again.text).hasSession).toBe(false);
	expect(again.answer.headers.get("Cache-Control")).toBe("private, no-cache");
});

test("strangers get the same from the cache as from the product, and a redirect as one", async () => {
	const { ask, asked } = product();
	const first = await ask("/register.json");
	const second = await ask("/register.json");
	expect(asked).toEqual(["/register.json", "/register.json"]);
	expect(second.text).toBe(first.text);
	expect(second.answer.headers.get("ETag")).toBe(first.answer.headers.get("ETag"));
	const held = await ask("/register.json", {
		"If-None-Match": first.answer.headers.get("ETag") ?? "",
	});
	expect(held.answer.status).toBe(304);
	const moved = await ask("/areas/Newham");
	expect([moved.answer.status, moved.answer.headers.get("Location")]).toEqual([
		301,
		"/areas/newham",
	]);
});

test("the runtime reaches the entrypoint by the Worker's own exports", async () => {
	const answer = await exports.PublicAnswers.fetch(`${ORIGIN}/register/schema.json`);
	expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+, must-revalidate$/);
	expect(answer.headers.get("Cache-Tag")).toBe("tables");
	expect(await answer.json()).toHaveProperty("$schema");
	const whole = await exports.default.fetch(`${ORIGIN}/register/schema.json`);
	expect(whole.headers.get("Cache-Control")).toBe("public, max-age=60");
	expect(whole.headers.get("Cache-Tag")).toBeNull();
	expect(env.PUBLIC_URL).not.toBe("");
});

test("a platform that refuses to drop what is kept is heard, and one without a cache has nothing to drop", async () => {
	await exports.PublicAnswers.drop(["tables"]);
	const purge = vi.fn();
	const answering = (result: CachePurgeResult) => {
		const cache = { value: { purge: purge.mockResolvedValue(result) } };
		const context = Object.defineProperty(createExecutionContext(), "cache", cache);
		return new PublicAnswers(context, bindings);
	};
	await answering({ success: true, errors: [] }).drop(["tables"]);
	expect(purge).toHaveBeenCalledWith({ tags: ["tables"] });
	const errors = [{ code: 1, message: "Too many purges" }];
	await expect(answering({ success: false, errors }).drop(["tables"])).rejects.toThrow(
		"Too many purges",
	);
});
